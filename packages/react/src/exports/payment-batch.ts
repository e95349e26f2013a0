'use client'

export type { BatchedPayment } from '../payment/payment-batch/PaymentBatchResult.tsx'
export { PaymentBatchScreen } from '../payment/payment-batch/PaymentBatchScreen.tsx'
export * as PaymentBatch from '../payment/payment-batch/parts.ts'
export { type UsePaymentBatchOptions, usePaymentBatch } from '../payment/payment-batch/usePaymentBatch.ts'
