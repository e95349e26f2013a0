/** All parts. The finished screen loads some of them apart, so it imports each from where it is. */
export {
  CancelButton,
  EditButton,
  Explanation,
  Heading,
  InPayment,
  Payments,
  RetryButton,
  Root,
} from './PaymentBatch.tsx'
export * from './PaymentBatchOutcome.tsx'
export * from './PaymentBatchReview.tsx'
