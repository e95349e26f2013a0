'use client'

export * as AddMoney from '../payment/add-money/AddMoney.tsx'
export { AddMoneyScreen } from '../payment/add-money/AddMoneyScreen.tsx'
export { type UseAddMoneyOptions, useAddMoney } from '../payment/add-money/useAddMoney.ts'
export { writePaymentRequest } from '../payment/add-money/writePaymentRequest.ts'
