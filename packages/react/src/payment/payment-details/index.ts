export { ChangesTable } from './ChangesTable.tsx'
export { describePayee, groupAccount, shortenAccount } from './describePayee.ts'
export { identifyPayment } from './identifyPayment.ts'
export { nameRail } from './nameRail.ts'
export { sendingAmount } from './Payment.ts'
export {
  PaymentAmounts,
  PaymentArrival,
  PaymentPayee,
  type PaymentPayeeProps,
  PaymentPrice,
  PaymentRecipient,
  PaymentReference,
  PaymentRemaining,
  PaymentRow,
} from './PaymentDetails.tsx'
export { paymentDetailsMessages } from './paymentDetailsMessages.ts'
export { readableReference } from './readableReference.ts'
export { useKeptPayment } from './useKeptPayment.ts'
export { useNameCheckBanner } from './useNameCheckBanner.ts'
