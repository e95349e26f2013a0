export { createWalletClient } from '@countersign/core/client'
export { WalletProvider } from '@countersign/react/provider'
export { QuoteConfirmationScreen } from '@countersign/react/quote-confirmation'
export { SessionGuardScreen } from '@countersign/react/session-guard'
