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

/** A format takes far longer to make than to use, and a list writes hundreds of times. */
const formats = new Map<string, Intl.DateTimeFormat>()

const halfDayMs = 12 * 3_600_000

/**
 * Writes times in the reader's own zone. Without a style: a time of day, with its date where that is more than half a day
 * away. `undefined` until the page is hydrated: a server knows no zone.
 */
export function useLocalTime(): (date: Date, style?: keyof typeof styles) => string | undefined {
  const { client, locale } = useWalletContext()
  const hydrated = useHydrated()
  return useCallback(
    (date, style = formOf(client, date)) => {
      // With the offset: the device may be in another zone by now.
      const key = locale + style + date.getTimezoneOffset()
      const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, styles[style])
      formats.set(key, format)
      return hydrated ? format.format(date) : undefined
    },
    [client, locale, hydrated],
  )
}

function formOf({ transport }: WalletClient, date: Date): keyof typeof styles {
  return Math.abs(date.getTime() - transport.serverTime.now()) < halfDayMs ? 'time' : 'date-time'
}
