export { createWalletClient } from '@countersign/core'
export { AddMoneyScreen, WalletProvider } from '@countersign/react'
