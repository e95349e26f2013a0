import type { Transaction } from '@countersign/core'

type Words = { today: string; yesterday: string; earlier: string }
type Day = { day: string; transactions: readonly Transaction[] }

/** Groups transactions by the day on which they were made, in the reader's own zone, and keeps their order. */
export function groupByDay(
  transactions: readonly Transaction[],
  { now, locale, words }: { now: Date; locale: string; words: Words },
): readonly Day[] {
  const today = now.toDateString()
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1).toDateString()
  // A formatter takes longer to make than a hundred days to name.
  const thisYear = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric' })
  const otherYear = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
  /** Today, yesterday, or its date, with the year where it is another one. */
  function nameDay(date: Date): string {
    const day = date.toDateString()
    if (day === today) return words.today
    if (day === yesterday) return words.yesterday
    return (date.getFullYear() === now.getFullYear() ? thisYear : otherYear).format(date)
  }
  const days = new Map<string | undefined, { day: string; transactions: Transaction[] }>()
  for (const transaction of transactions) {
    const { createdAt } = transaction
    const key = createdAt?.toDateString()
    const ofDay = days.get(key)
    if (ofDay) ofDay.transactions.push(transaction)
    else days.set(key, { day: createdAt ? nameDay(createdAt) : words.earlier, transactions: [transaction] })
  }
  return [...days.values()]
}

/** A block ends with the day that has this row. */
const rowsOfBlock = 50

/** Groups days into blocks that a browser skips as one: it looks at each of thousands of days whenever the page scrolls. */
export function groupInBlocks(days: readonly Day[]): readonly (readonly Day[])[] {
  const blocks: Day[][] = []
  let rows = rowsOfBlock
  for (const day of days) {
    if (rows >= rowsOfBlock) {
      blocks.push([])
      rows = 0
    }
    blocks.at(-1)?.push(day)
    rows += day.transactions.length
  }
  return blocks
}
