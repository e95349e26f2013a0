'use client'

export * as PaymentAgreement from '../payment/payment-agreement/PaymentAgreement.tsx'
export { PaymentAgreementScreen } from '../payment/payment-agreement/PaymentAgreementScreen.tsx'
export { usePaymentAgreement } from '../payment/payment-agreement/usePaymentAgreement.ts'
