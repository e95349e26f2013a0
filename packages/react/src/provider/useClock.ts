import { useLocalTime } from './useLocalTime.ts'

/** Writes a time of day, with its date where that is not today. */
export function useClock(): (date: Date) => string | undefined {
  const write = useLocalTime()
  return (date) => write(date, date.toDateString() === new Date().toDateString() ? 'time' : 'date-time')
}
