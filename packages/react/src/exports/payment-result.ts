'use client'

export { isPaymentOutcome, type PaymentOutcome } from '../payment/payment-result/PaymentOutcome.ts'
export * as PaymentResult from '../payment/payment-result/PaymentResult.tsx'
export { PaymentResultScreen } from '../payment/payment-result/PaymentResultScreen.tsx'
