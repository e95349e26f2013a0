import type { CurrencyCode } from '../money/currencies.ts'

/** What a receiver lookup found out. */
export type LookupRecord = {
  id: string
  target: string
  currencies: readonly CurrencyCode[]
  /** What the receiver asks to know about the sender. */
  askedFields: readonly PayerField[]
}

export type PayerField = { name: string; mandatory: boolean }

/** What a customer sent lately; `id` is theirs. */
export type SentVolumeRecord = {
  id: string
  /** The start of the day that `worth` is of, in UTC. */
  day: number
  /** Whole dollars. */
  worth: number
  /** When the payments of the last minute were made. */
  sentAt: number[]
}
