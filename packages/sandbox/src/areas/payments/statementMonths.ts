const zone = 'America/Chicago'
const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: zone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** Returns the local time in Chicago as if it were UTC. */
function wallTimeOf(time: number): number {
  const read = Object.fromEntries(parts.formatToParts(time).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = read
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** Returns the first instant of a month in US Central time. `month` counts from 1. */
export function startOfMonth(year: number, month: number): number {
  const wanted = Date.UTC(year, month - 1, 1)
  const guess = wanted + 6 * 3_600_000
  return guess - (wallTimeOf(guess) - wanted)
}

/** Returns the month `YYYY-MM` if the window is exactly one month. */
export function monthOfWindow(window: { from: number; to: number }): string | undefined {
  const first = new Date(wallTimeOf(window.from))
  const [year, month] = [first.getUTCFullYear(), first.getUTCMonth() + 1]
  const isMonth = startOfMonth(year, month) === window.from && startOfMonth(year, month + 1) === window.to
  return isMonth ? `${year}-${String(month).padStart(2, '0')}` : undefined
}

/** Returns the window of a month `YYYY-MM`. */
export function windowOfMonth(text: string): { from: number; to: number } {
  const [year = 0, month = 0] = text.split('-').map(Number)
  return { from: startOfMonth(year, month), to: startOfMonth(year, month + 1) }
}
