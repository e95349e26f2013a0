import type { ReactNode } from 'react'
export type PaymentResultMessages = { title: string; x: ReactNode }
