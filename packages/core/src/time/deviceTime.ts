import type { Clock } from './clock.ts'

/** A moment by the two clocks of the device: the one that users set, and the one that runs evenly within a page. */
export type DeviceMoment = { readonly wallMs: number; readonly elapsedMs: number }

/** Returns the moment that was so many milliseconds ago. */
export function deviceMoment(clock: Clock, agoMs = 0): DeviceMoment {
  return { wallMs: clock.now() - agoMs, elapsedMs: (clock.elapsed?.() ?? 0) - agoMs }
}

/**
 * Returns the milliseconds since a moment, by the clock that ran further. Hazard: the wall clock can be set back, which
 * would extend anything that is measured, and the other one stands still on many devices while they sleep.
 */
export function msSince(clock: Clock, moment: DeviceMoment): number {
  const ran = clock.now() - moment.wallMs
  return clock.elapsed ? Math.max(ran, clock.elapsed() - moment.elapsedMs) : ran
}

/** How far a clock that synchronizes itself may be set back without meaning anything. */
const slackMs = 10_000

/**
 * Returns the moment when this device's wall clock showed so much, perhaps to another page. `undefined`: it shows less
 * now, so it was set back, and it is unknown how much time has passed.
 */
export function recallMoment(clock: Clock, wallMs: number): DeviceMoment | undefined {
  const agoMs = clock.now() - wallMs
  return agoMs >= -slackMs ? deviceMoment(clock, Math.max(0, agoMs)) : undefined
}

/** Counts down from now, or from an earlier moment, on the device's own clocks. */
export function countDown(clock: Clock, ms: number, begun: DeviceMoment = deviceMoment(clock)): () => number {
  return () => ms - msSince(clock, begun)
}
