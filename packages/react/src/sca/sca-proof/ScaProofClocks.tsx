import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { forwardRef, useCallback, useState } from 'react'
import { Countdown } from '../../primitives/Countdown.tsx'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { openRequest, useScaProofContext } from './ScaProofContext.ts'
import { scaProofMessages } from './scaProofMessages.ts'

/** The clock runs visibly only when it matters. */
const showBelowSeconds = 120
const halfDayMs = 12 * 3_600_000

type ClockProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>

/** Until when the proof is taken: a time of day, and a countdown in the last two minutes. Announces that it is over. */
export const ScaProofDeadline = forwardRef<HTMLDivElement, ClockProps>(function ScaProofDeadline(props, ref) {
  const { state } = useScaProofContext()
  const words = useMessages('scaProof', scaProofMessages)
  const writeTime = useLocalTime()
  const open = openRequest(state)
  const deadline = (state.status === 'expired' ? state.request : open)?.expiresAt
  if (!deadline) return null
  const time = open && writeTime(deadline, 'time')
  return (
    <div {...props} ref={ref}>
      <Clock which="expiry" date={deadline} announce={words.timeLeft}>
        {time && words.confirmBy({ time })}
      </Clock>
    </div>
  )
})

/** After too many tries: a countdown in the last two minutes. Announces that the next one is taken. */
export const ScaProofWait = forwardRef<HTMLDivElement, ClockProps>(function ScaProofWait(props, ref) {
  const { state } = useScaProofContext()
  const words = useMessages('scaProof', scaProofMessages)
  const retryAt = openRequest(state)?.retryAt
  const [waited, setWaited] = useState(false)
  if (retryAt && !waited) setWaited(true)
  const over = waited && !retryAt && state.status === 'awaiting-proof'
  return (
    <div {...props} ref={ref}>
      {retryAt && <Clock which="retry" date={retryAt} announce={words.waitLeft} />}
      <span role="status" data-part="announcement">
        {over && words.waitLeft({ seconds: 0 })}
      </span>
    </div>
  )
})

/** How long nothing is taken at all: a time of day, and a countdown in the last two minutes. */
export const ScaProofLock = forwardRef<HTMLDivElement, ClockProps>(function ScaProofLock(props, ref) {
  const { state, actions } = useScaProofContext()
  const words = useMessages('scaProof', scaProofMessages)
  const writeMoment = useMoment()
  if (state.status !== 'locked') return null
  const time = writeMoment(state.until, actions.timeLeftMs('lock'))
  return (
    <div {...props} ref={ref}>
      <Clock which="lock" date={state.until} announce={words.waitLeft}>
        {time && words.lockedUntil({ time })}
      </Clock>
    </div>
  )
})

type ClockParts = {
  which: 'expiry' | 'retry' | 'lock'
  date: Date
  announce: (values: { seconds: number }) => string
  children?: ReactNode
}

/** A sentence that names a moment, and the countdown to it. */
function Clock({ which, date, announce, children }: ClockParts) {
  const { timeLeftMs } = useScaProofContext().actions
  const leftMs = useCallback(() => timeLeftMs(which), [timeLeftMs, which])
  return (
    <>
      <span>{children}</span>
      <Countdown
        deadlineMs={date.getTime()}
        timeLeftMs={leftMs}
        showBelowSeconds={showBelowSeconds}
        announce={announce}
      />
    </>
  )
}

/** Writes a time of day, with the day where that is not soon. */
export function useMoment(): (date: Date, leftMs: number) => string | undefined {
  const writeTime = useLocalTime()
  return (date, leftMs) => writeTime(date, leftMs > halfDayMs ? 'date-time' : 'time')
}
