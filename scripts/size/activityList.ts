export { createWalletClient } from '@countersign/core'
export { ActivityListScreen, WalletProvider } from '@countersign/react'
