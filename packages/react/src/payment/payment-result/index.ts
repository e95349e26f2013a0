export { isPaymentOutcome } from './PaymentOutcome.ts'
export { paymentResultMessages } from './paymentResultMessages.ts'
export { pickReceiptActions, type ReceiptActions } from './receiptActions.ts'
export { useReceipt } from './useReceipt.ts'
