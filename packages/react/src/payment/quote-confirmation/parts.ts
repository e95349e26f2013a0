export {
  QuoteConfirmationConfirmButton as ConfirmButton,
  QuoteConfirmationContinueButton as ContinueButton,
  QuoteConfirmationRequoteButton as RequoteButton,
  QuoteConfirmationRetryButton as RetryButton,
} from './QuoteConfirmationButtons.tsx'
export { QuoteConfirmationChanges as Changes } from './QuoteConfirmationChanges.tsx'
export { QuoteConfirmationDeadline as Deadline } from './QuoteConfirmationDeadline.tsx'
export { QuoteConfirmationDetails as Details } from './QuoteConfirmationDetails.tsx'
export { QuoteConfirmationHeading as Heading } from './QuoteConfirmationHeading.tsx'
export { QuoteConfirmationRoot as Root } from './QuoteConfirmationRoot.tsx'
export {
  QuoteConfirmationErrorMessage as ErrorMessage,
  QuoteConfirmationExplanation as Explanation,
} from './QuoteConfirmationTexts.tsx'
