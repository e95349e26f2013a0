export { createWalletClient } from '@countersign/core'
export { QuoteConfirmationScreen, SessionGuardScreen, WalletProvider } from '@countersign/react'
