const dayMs = 24 * 3_600_000

/** Holidays of the Federal Reserve on a fixed day, as month and day. One on a Sunday is kept on the Monday after it. */
const fixedHolidays = ['1-1', '6-19', '7-4', '11-11', '12-25']

/** Its other holidays: the month, the day of the week, and which of these days in the month; the last one is -1. */
const movableHolidays = [
  { month: 1, weekday: 1, nth: 3 },
  { month: 2, weekday: 1, nth: 3 },
  { month: 5, weekday: 1, nth: -1 },
  { month: 9, weekday: 1, nth: 1 },
  { month: 10, weekday: 1, nth: 2 },
  { month: 11, weekday: 4, nth: 4 },
]

/** Returns whether no ACH payment settles on this day, by the holiday schedule of the Federal Reserve. */
export function isFederalReserveHoliday(day: Date): boolean {
  const yesterday = new Date(day.getTime() - dayMs)
  const isKeptToday = day.getUTCDay() === 1 && fixedHolidays.includes(nameOf(yesterday))
  return fixedHolidays.includes(nameOf(day)) || isKeptToday || movableHolidays.some((holiday) => isNth(day, holiday))
}

/** Returns whether TARGET, over which SEPA payments settle, is closed on this day. */
export function isTargetHoliday(day: Date): boolean {
  const days = Math.round((day.getTime() - easterOf(day.getUTCFullYear())) / dayMs)
  return ['1-1', '5-1', '12-25', '12-26'].includes(nameOf(day)) || days === -2 || days === 1
}

function nameOf(day: Date): string {
  return `${day.getUTCMonth() + 1}-${day.getUTCDate()}`
}

function isNth(day: Date, { month, weekday, nth }: (typeof movableHolidays)[number]): boolean {
  if (day.getUTCMonth() + 1 !== month || day.getUTCDay() !== weekday) return false
  if (nth > 0) return Math.ceil(day.getUTCDate() / 7) === nth
  return new Date(day.getTime() + 7 * dayMs).getUTCMonth() !== day.getUTCMonth()
}

/** Midnight of Easter Sunday in the Gregorian calendar (J. Meeus, Astronomical Algorithms, chapter 8). */
function easterOf(year: number): number {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const leaps = Math.floor(century / 4)
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - leaps - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const sum = epact + weekday - 7 * late + 114
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)
}
