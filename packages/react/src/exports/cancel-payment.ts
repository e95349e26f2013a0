'use client'

export * as CancelPayment from '../payment/cancel-payment/CancelPayment.tsx'
export { CancelPaymentScreen } from '../payment/cancel-payment/CancelPaymentScreen.tsx'
export { useCancelPayment } from '../payment/cancel-payment/useCancelPayment.ts'
