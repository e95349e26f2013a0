/** The service's months begin and end at midnight here. */
export const timeZone = 'America/Chicago'

/** Returns the latest months of statements, `YYYY-MM`, newest first. The first one is not over yet. */
export function listStatementMonths(parameters: { now: Date; count?: number }): readonly string[] {
  const { now, count = 12 } = parameters
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'numeric' }).formatToParts(now)
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return Array.from({ length: count }, (_, back) => writeMonth(read('year'), read('month') - back))
}

/** A month counted from 1, which may lie in another year. */
export function writeMonth(year: number, month: number): string {
  return new Date(Date.UTC(year, month - 1)).toISOString().slice(0, 7)
}
