import type { WalletClient } from '@countersign/core'
import { useCallback } from 'react'
import { useHydrated } from './useHydrated.ts'
import { useWalletContext } from './WalletProvider.tsx'

const styles = {
  time: { timeStyle: 'short' },
  date: { dateStyle: 'medium' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  'date-time': { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies { [style: string]: Intl.DateTimeFormatOptions }

const halfDayMs = 12 * 3_600_000

/**
 * Writes times in the reader's own zone. Without a style: a time of day, with its date where that is more than half a day
 * away. `undefined` until the page is hydrated: a server knows no zone.
 */
export function useLocalTime(): (date: Date, style?: keyof typeof styles) => string | undefined {
  const { client, locale } = useWalletContext()
  const hydrated = useHydrated()
  return useCallback(
    (date, style = formOf(client, date)) =>
      hydrated ? new Intl.DateTimeFormat(locale, styles[style]).format(date) : undefined,
    [client, locale, hydrated],
  )
}

function formOf({ transport }: WalletClient, date: Date): keyof typeof styles {
  return Math.abs(date.getTime() - transport.serverTime.now()) < halfDayMs ? 'time' : 'date-time'
}
