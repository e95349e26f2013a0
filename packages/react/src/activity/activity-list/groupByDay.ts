import type { Transaction } from '@countersign/core'

type Words = { today: string; yesterday: string; earlier: string }
type Day = { day: string; transactions: readonly Transaction[] }

/** Groups transactions by the day on which they were made, in the reader's own zone, and keeps their order. */
export function groupByDay(
  transactions: readonly Transaction[],
  parameters: { now: Date; locale: string; words: Words },
): readonly Day[] {
  const days = new Map<string, Transaction[]>()
  for (const transaction of transactions) {
    const day = nameDay(transaction.createdAt, parameters)
    const ofDay = days.get(day)
    if (ofDay) ofDay.push(transaction)
    else days.set(day, [transaction])
  }
  return [...days].map(([day, ofDay]) => ({ day, transactions: ofDay }))
}

/** Names a day: today, yesterday, or its date, with the year where it is another one. */
function nameDay(date: Date | undefined, parameters: { now: Date; locale: string; words: Words }): string {
  const { now, locale, words } = parameters
  if (!date) return words.earlier
  const day = date.toDateString()
  if (day === now.toDateString()) return words.today
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (day === yesterday.toDateString()) return words.yesterday
  const isThisYear = date.getFullYear() === now.getFullYear()
  return new Intl.DateTimeFormat(
    locale,
    isThisYear ? { weekday: 'long', month: 'long', day: 'numeric' } : { dateStyle: 'long' },
  ).format(date)
}
