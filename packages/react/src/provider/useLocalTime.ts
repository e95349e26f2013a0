import { useCallback } from 'react'
import { useHydrated } from './useHydrated.ts'
import { useWalletContext } from './WalletProvider.tsx'

const styles = {
  time: { timeStyle: 'short' },
  date: { dateStyle: 'medium' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  'date-time': { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies { [style: string]: Intl.DateTimeFormatOptions }

/** Writes times in the reader's own zone. `undefined` until the page is hydrated: a server knows no zone. */
export function useLocalTime(): (date: Date, style: keyof typeof styles) => string | undefined {
  const { locale } = useWalletContext()
  const hydrated = useHydrated()
  return useCallback(
    (date, style) => (hydrated ? new Intl.DateTimeFormat(locale, styles[style]).format(date) : undefined),
    [locale, hydrated],
  )
}
