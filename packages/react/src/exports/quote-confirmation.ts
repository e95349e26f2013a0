'use client'

export * as QuoteConfirmation from '../payment/quote-confirmation/QuoteConfirmation.tsx'
export { QuoteConfirmationScreen } from '../payment/quote-confirmation/QuoteConfirmationScreen.tsx'
export {
  type UseQuoteConfirmationOptions,
  useQuoteConfirmation,
} from '../payment/quote-confirmation/useQuoteConfirmation.ts'
