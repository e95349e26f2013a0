'use client'

export * as QuoteConfirmation from '../payment/quote-confirmation/parts.ts'
export { QuoteConfirmationScreen } from '../payment/quote-confirmation/QuoteConfirmationScreen.tsx'
export { QuoteNameCheck, QuoteNameConsent } from '../payment/quote-confirmation/QuoteNameCheck.tsx'
export {
  type UseQuoteConfirmationOptions,
  useQuoteConfirmation,
} from '../payment/quote-confirmation/useQuoteConfirmation.ts'
