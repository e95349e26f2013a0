export { createWalletClient } from '@countersign/core'
export { QuoteConfirmationScreen, WalletProvider } from '@countersign/react'
