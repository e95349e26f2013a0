import { useEffect, useState } from 'react'

export type UseServerCountdownOptions = {
  /** Milliseconds since the epoch. Only tells one deadline from the next; the time left comes from `timeLeftMs`. */
  deadlineMs: number
  /** Milliseconds left on the service's time. Keep the function stable between renders. */
  timeLeftMs: () => number
  /** Only from here on is each second of interest. Above, the result stays at one second more, and nothing renders. */
  fromSeconds?: number
}

/**
 * Whole seconds until a deadline, renewed each second while the page is visible. `undefined` on the server and in the
 * first render, which must not depend on time.
 */
export function useServerCountdown(options: UseServerCountdownOptions): number | undefined {
  const { deadlineMs, timeLeftMs, fromSeconds = Number.POSITIVE_INFINITY } = options
  const [reading, setReading] = useState<{ deadlineMs: number; seconds: number }>()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let shown: number | undefined
    function read() {
      clearTimeout(timer)
      const leftMs = Math.max(0, timeLeftMs())
      const seconds = Math.min(Math.ceil(leftMs / 1000), fromSeconds + 1)
      // A timer may fire a millisecond early: the same second is not rendered again.
      if (seconds !== shown) setReading({ deadlineMs, seconds })
      shown = seconds
      // Read each second in any case: the service's time may turn out to be another one.
      if (leftMs > 0 && document.visibilityState === 'visible') timer = setTimeout(read, leftMs % 1000 || 1000)
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [deadlineMs, timeLeftMs, fromSeconds])

  return reading?.deadlineMs === deadlineMs ? reading.seconds : undefined
}
