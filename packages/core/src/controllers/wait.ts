import type { Transport } from '../api/send.ts'
import { countDown } from '../time/deviceTime.ts'

/** A wait, counted from when it began on this page. */
export type Wait = {
  /** Begins it, and replaces the one before. Returns its end on the service's time. */
  begin(ms: number): Date
  /** Returns the milliseconds left; 0 when it is over or was not begun. */
  msLeft(): number
}

/**
 * A wait that is over as soon as either the service's time or the device's own clocks say so: neither a relay that
 * states another time nor a clock that is set back prolongs it.
 */
export function createWait({ clock, serverTime }: Pick<Transport, 'clock' | 'serverTime'>): Wait {
  let endsAtMs = 0
  let deviceLeftMs = () => 0
  return {
    begin: (ms) => {
      endsAtMs = serverTime.now() + ms
      deviceLeftMs = countDown(clock, ms)
      return new Date(endsAtMs)
    },
    msLeft: () => Math.max(0, Math.min(endsAtMs - serverTime.now(), deviceLeftMs())),
  }
}
