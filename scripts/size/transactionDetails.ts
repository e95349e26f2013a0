export { createWalletClient } from '@countersign/core'
export { TransactionDetailsScreen, WalletProvider } from '@countersign/react'
