export { createWalletClient } from '@countersign/core'
export { WalletHomeScreen, WalletProvider } from '@countersign/react'
