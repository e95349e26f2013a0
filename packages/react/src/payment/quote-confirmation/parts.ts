/** All parts. The finished screen loads some of them apart, so it imports the others from where they are. */
export { Changes } from './QuoteChanges.tsx'
export * from './QuoteConfirmation.tsx'
export { CancelButton, EditButton, RequoteButton, RetryButton } from './QuoteConfirmationButtons.tsx'
export * from './QuoteConfirmationReview.tsx'
export { Challenge, Review } from './QuoteConfirmationSteps.tsx'
export { SecurityStop } from './SecurityStop.tsx'
