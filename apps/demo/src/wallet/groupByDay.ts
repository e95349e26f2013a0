import type { Transaction } from '@countersign/core'
import { writeDay } from './words.ts'

export type Day = { day: string; transactions: readonly Transaction[] }

/** Groups transactions by the day on which they were made, in the reader's own zone, and keeps their order. */
export function groupByDay(transactions: readonly Transaction[], { now }: { now: Date }): readonly Day[] {
  const days = new Map<string, Transaction[]>()
  for (const transaction of transactions) {
    const day = transaction.createdAt ? writeDay(transaction.createdAt, { now }) : 'Earlier'
    days.set(day, [...(days.get(day) ?? []), transaction])
  }
  return [...days].map(([day, ofDay]) => ({ day, transactions: ofDay }))
}
