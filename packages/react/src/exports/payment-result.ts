'use client'

export { isPaymentOutcome, type PaymentOutcome } from '../payment/payment-result/PaymentOutcome.ts'
export { PaymentResultScreen } from '../payment/payment-result/PaymentResultScreen.tsx'
export * as PaymentResult from '../payment/payment-result/parts.ts'
