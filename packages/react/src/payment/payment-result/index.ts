export { isPaymentOutcome } from './PaymentOutcome.ts'
export { PaymentResultReceipt, pickReceiptActions, type ReceiptActions } from './PaymentResultScreen.tsx'
