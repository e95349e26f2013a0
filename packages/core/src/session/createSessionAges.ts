import type { RememberedSession } from '../storage/keyStore.ts'
import type { Clock } from '../time/clock.ts'
import { type DeviceMoment, msSince, recallMoment } from '../time/deviceTime.ts'
import type { SessionInfo } from './sessionState.ts'

/** Milliseconds since a session was opened, on the device's own clocks; infinite when they cannot tell. */
export type SessionAges = (session: SessionInfo | RememberedSession) => number

export function createSessionAges({ clock }: { clock: Clock }): SessionAges {
  /** When this page saw a session first, it recalled its beginning: later, the wall clock may be set. */
  const openings = new Map<string, DeviceMoment>()
  return (session) => {
    const { id } = session
    const known = openings.get(id)
    const opened = known ?? ('openedOnDeviceMs' in session ? recallMoment(clock, session.openedOnDeviceMs) : undefined)
    if (!opened) return Number.POSITIVE_INFINITY
    openings.set(id, opened)
    return msSince(clock, opened)
  }
}
