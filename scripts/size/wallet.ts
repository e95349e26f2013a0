export { createWalletClient } from '@countersign/core'
export { WalletProvider, WalletScreen } from '@countersign/react'
