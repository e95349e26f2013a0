export { addUp } from './addUp.ts'
export { ChangesTable } from './ChangesTable.tsx'
export { ConversionPrice } from './ConversionPrice.tsx'
export { describePayee, groupAccount, joinDetails, nameNetwork, namePayee, shortenAccount } from './describePayee.ts'
export { formatRate } from './formatRate.ts'
export { identifyPayment } from './identifyPayment.ts'
export { dollarWords, inCents, isDollar } from './isDollar.ts'
export { foldName, matchesPayee } from './matchesPayee.ts'
export { nameRail } from './nameRail.ts'
export { OwnAccounts } from './OwnAccounts.ts'
export { receivingAmount, sendingAmount } from './Payment.ts'
export {
  PaymentArrival,
  PaymentPayee,
  type PaymentPayeeProps,
  PaymentPrice,
  PaymentReference,
  PaymentRemaining,
  PaymentRow,
  PaymentSummary,
  PaymentTo,
} from './PaymentDetails.tsx'
export { nameStep, PaymentTimeline, type StepNames } from './PaymentTimeline.tsx'
export { usePaymentDetails } from './paymentDetailsMessages.ts'
export { paymentTimelineMessages } from './paymentTimelineMessages.ts'
export { railsMessages } from './railsMessages.ts'
export { readableReference } from './readableReference.ts'
export { useKept, useKeptPayment } from './useKeptPayment.ts'
export { useNameCheckBanner } from './useNameCheckBanner.tsx'
export { useUsualArrival } from './useUsualArrival.ts'
