export { ChangesTable } from './ChangesTable.tsx'
export { describePayee, groupAccount, joinDetails, namePayee, shortenAccount } from './describePayee.ts'
export { formatRate } from './formatRate.ts'
export { identifyPayment } from './identifyPayment.ts'
export { matchesPayee } from './matchesPayee.ts'
export { nameRail } from './nameRail.ts'
export { sendingAmount } from './Payment.ts'
export {
  PaymentAmounts,
  PaymentArrival,
  PaymentPayee,
  type PaymentPayeeProps,
  PaymentPrice,
  PaymentReference,
  PaymentRemaining,
  PaymentRow,
} from './PaymentDetails.tsx'
export { paymentDetailsMessages } from './paymentDetailsMessages.ts'
export { railsMessages } from './railsMessages.ts'
export { readableReference } from './readableReference.ts'
export { useKeptPayment } from './useKeptPayment.ts'
export { useNameCheckBanner } from './useNameCheckBanner.ts'
export { useUsualArrival } from './useUsualArrival.ts'
