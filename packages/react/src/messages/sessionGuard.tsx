import type { ReactNode } from 'react'
export type SessionGuardMessages = { title: string; x: ReactNode }
