export {
  createQuoteConfirmation,
  type QuoteConfirmationController,
  type QuoteConfirmationOptions,
} from '../controllers/payment/quoteConfirmation.ts'
export type { QuoteConfirmationState } from '../controllers/payment/quoteConfirmationState.ts'
export type { QuoteConfirmationStep } from '../controllers/payment/quoteConfirmationStep.ts'
export { type NameCheck, readNameCheck } from '../flows/payment/nameCheck.ts'
