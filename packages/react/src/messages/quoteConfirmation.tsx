import type { ReactNode } from 'react'
export type QuoteConfirmationMessages = { title: string; x: ReactNode }
