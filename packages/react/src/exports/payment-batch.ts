'use client'

export * as PaymentBatch from '../payment/payment-batch/PaymentBatch.tsx'
export { type BatchedPayment, PaymentBatchScreen } from '../payment/payment-batch/PaymentBatchScreen.tsx'
export { type UsePaymentBatchOptions, usePaymentBatch } from '../payment/payment-batch/usePaymentBatch.ts'
