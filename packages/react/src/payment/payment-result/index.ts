export { isPaymentOutcome } from './PaymentOutcome.ts'
export { PaymentResultReceipt } from './PaymentResultScreen.tsx'
