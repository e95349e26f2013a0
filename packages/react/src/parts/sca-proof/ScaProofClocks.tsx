import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef, useCallback, useState } from 'react'
import { useLocalTime } from '../../hooks/useLocalTime.ts'
import { useMessages } from '../../hooks/useMessages.ts'
import { scaProofMessages } from '../../messages/sca/scaProof.ts'
import { Countdown } from '../elements/Countdown.tsx'
import { openRequest, useScaProofContext } from './ScaProofContext.ts'

/** The clock runs visibly only when it matters. */
const showBelowSeconds = 120
const halfDayMs = 12 * 3_600_000

type ClockProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>
type Which = 'expiry' | 'retry' | 'lock'

/** The time left of one clock, as a function that stays the same. */
function useTimeLeftMs(which: Which): () => number {
  const { timeLeftMs } = useScaProofContext().actions
  return useCallback(() => timeLeftMs(which), [timeLeftMs, which])
}

/** Until when the proof is taken: a time of day, and a countdown in the last two minutes. Announces that it is over. */
export const ScaProofDeadline = forwardRef<HTMLDivElement, ClockProps>(function ScaProofDeadline(props, ref) {
  const { state } = useScaProofContext()
  const words = useMessages('scaProof', scaProofMessages)
  const writeTime = useLocalTime()
  const timeLeftMs = useTimeLeftMs('expiry')
  const open = openRequest(state)
  const deadline = (state.status === 'expired' ? state.request : open)?.expiresAt
  if (!deadline) return null
  const time = open && writeTime(deadline, 'time')
  return (
    <div {...props} ref={ref}>
      {open && <span>{time && words.confirmBy({ time })}</span>}
      <Countdown
        deadlineMs={deadline.getTime()}
        timeLeftMs={timeLeftMs}
        showBelowSeconds={showBelowSeconds}
        announce={words.timeLeft}
      />
    </div>
  )
})

/** After too many tries: a countdown in the last two minutes. Announces that the next one is taken. */
export const ScaProofWait = forwardRef<HTMLDivElement, ClockProps>(function ScaProofWait(props, ref) {
  const { state } = useScaProofContext()
  const words = useMessages('scaProof', scaProofMessages)
  const timeLeftMs = useTimeLeftMs('retry')
  const retryAt = openRequest(state)?.retryAt
  const [waited, setWaited] = useState(false)
  const waits = retryAt !== undefined
  if (waits && !waited) setWaited(true)
  return (
    <div {...props} ref={ref}>
      {retryAt && (
        <Countdown
          deadlineMs={retryAt.getTime()}
          timeLeftMs={timeLeftMs}
          showBelowSeconds={showBelowSeconds}
          announce={words.waitLeft}
        />
      )}
      <span role="status" data-part="announcement">
        {waited && !waits && state.status === 'awaiting-proof' && words.waitLeft({ seconds: 0 })}
      </span>
    </div>
  )
})

/** How long nothing is taken at all: a time of day, and a countdown in the last two minutes. */
export const ScaProofLock = forwardRef<HTMLDivElement, ClockProps>(function ScaProofLock(props, ref) {
  const { state } = useScaProofContext()
  const words = useMessages('scaProof', scaProofMessages)
  const writeMoment = useMoment()
  const timeLeftMs = useTimeLeftMs('lock')
  if (state.status !== 'locked') return null
  const { until } = state
  const time = writeMoment(until, timeLeftMs())
  return (
    <div {...props} ref={ref}>
      <span>{time && words.lockedUntil({ time })}</span>
      <Countdown
        deadlineMs={until.getTime()}
        timeLeftMs={timeLeftMs}
        showBelowSeconds={showBelowSeconds}
        announce={words.waitLeft}
      />
    </div>
  )
})

/** Writes a time of day, with the day where that is not soon. */
export function useMoment(): (date: Date, leftMs: number) => string | undefined {
  const writeTime = useLocalTime()
  return (date, leftMs) => writeTime(date, leftMs > halfDayMs ? 'date-time' : 'time')
}
