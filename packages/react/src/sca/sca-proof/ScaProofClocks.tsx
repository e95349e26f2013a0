import { type ReactNode, useCallback, useState } from 'react'
import { Countdown } from '../../primitives/Countdown.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useScaProofContext } from './ScaProofContext.ts'

/** The countdown is visible only when it matters. */
export const showBelowSeconds = 120

/** Until when a proof can be given: a time of day, and a countdown in the last two minutes. Announces the end. */
export const Deadline = definePart('div', () => {
  const { state, request, messages } = useScaProofContext()
  const writeTime = useLocalTime()
  const deadline = (state.status === 'expired' ? state.request : request)?.expiresAt
  if (!deadline) return null
  const time = request && writeTime(deadline)
  const text = time && messages.confirmBy({ time })
  return { children: <Clock which="expiry" date={deadline} text={text} announce={messages.timeLeft} /> }
})

/** After too many attempts: a countdown in the last two minutes. Announces that the next attempt is possible. */
export const Wait = definePart('div', () => {
  const { state, request, messages } = useScaProofContext()
  const retryAt = request?.retryAt
  const [waited, setWaited] = useState(false)
  if (retryAt && !waited) setWaited(true)
  const over = waited && !retryAt && state.status === 'awaiting-proof'
  return {
    children: (
      <>
        {retryAt && <Clock which="retry" date={retryAt} text={messages.waitLabel} announce={messages.waitLeft} />}
        <span role="status" data-part="announcement">
          {over && messages.waitLeft({ seconds: 0 })}
        </span>
      </>
    ),
  }
})

/** Until when a lock lasts: a time of day, and a countdown in the last two minutes. Renders nothing without a lock. */
export const Lock = definePart('div', () => {
  const { state, messages } = useScaProofContext()
  const writeTime = useLocalTime()
  if (state.status !== 'locked') return null
  const time = writeTime(state.until)
  const text = time && messages.lockedUntil({ time })
  return { children: <Clock which="lock" date={state.until} text={text} announce={messages.waitLeft} /> }
})

type ClockProps = {
  which: 'expiry' | 'retry' | 'lock'
  date: Date
  text?: ReactNode
  announce: (values: { seconds: number }) => string
}

/** A sentence that names a time, and the countdown to it. */
function Clock({ which, date, text, announce }: ClockProps) {
  const { timeLeftMs } = useScaProofContext().actions
  const leftMs = useCallback(() => timeLeftMs(which), [timeLeftMs, which])
  return (
    <>
      <span>{text}</span>
      <Countdown
        deadlineMs={date.getTime()}
        timeLeftMs={leftMs}
        showBelowSeconds={showBelowSeconds}
        announce={announce}
      />
    </>
  )
}
