export { createWalletClient } from '@countersign/core'
export { SendScreen, WalletProvider } from '@countersign/react'
