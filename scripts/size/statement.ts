export { createWalletClient } from '@countersign/core'
export { StatementScreen, WalletProvider } from '@countersign/react'
