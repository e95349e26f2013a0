import type { Clock, ServerTime } from '../time/clock.ts'

/** A moment on the service's time after which something is over. */
export type Deadline = {
  /** Milliseconds left; 0 when it is over or there is none. */
  timeLeftMs(): number
  /** Tells when it is over, at once if it already is. Called again whenever the moment changed. */
  watch(): void
  stop(): void
}

export function createDeadline(parameters: {
  clock: Clock
  serverTime: ServerTime
  /** The moment as it stands now; `undefined` where nothing can run out. */
  readDeadline: () => Date | undefined
  onOver: () => void
}): Deadline {
  const { clock, serverTime, readDeadline, onOver } = parameters
  let cancel = () => {}

  const timeLeftMs = () => Math.max(0, (readDeadline()?.getTime() ?? 0) - serverTime.now())

  function watch(): void {
    cancel()
    if (!readDeadline()) return
    const left = timeLeftMs()
    // The service's time may have been corrected while the timer ran, so it is read again when it fires.
    if (left > 0) cancel = clock.setTimer(watch, left)
    else onOver()
  }

  return { timeLeftMs, watch, stop: () => cancel() }
}
