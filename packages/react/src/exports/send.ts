'use client'

export * as Send from '../payment/send/Send.tsx'
export type { SendPayment } from '../payment/send/SendContext.ts'
export { SendScreen } from '../payment/send/SendScreen.tsx'
export { type UseSendOptions, useSend } from '../payment/send/useSend.ts'
