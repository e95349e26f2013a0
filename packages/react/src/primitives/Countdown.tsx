import { clockText } from './clockText.ts'
import { firstAnnouncedSeconds, useCountdownAnnouncement } from './useCountdownAnnouncement.ts'
import { useServerCountdown } from './useServerCountdown.ts'

export type CountdownProps = {
  deadlineMs: number
  timeLeftMs: () => number
  /** The clock shows from this many seconds before the deadline. */
  showBelowSeconds: number
  /** What is said aloud when that many seconds are left. */
  announce: (values: { seconds: number }) => string
}

/** From here on it is drawn so that it is noticed. */
const urgentSeconds = 120

/** The time left: a clock for the eye that no screen reader follows, and a few announcements for the ear. */
export function Countdown(props: CountdownProps) {
  const { deadlineMs, timeLeftMs, showBelowSeconds, announce } = props
  const fromSeconds = Math.max(showBelowSeconds, firstAnnouncedSeconds)
  const seconds = useServerCountdown({ deadlineMs, timeLeftMs, fromSeconds })
  const mark = useCountdownAnnouncement(seconds)
  const shown = seconds !== undefined && seconds > 0 && seconds <= showBelowSeconds
  return (
    <>
      <span
        role="timer"
        aria-live="off"
        data-part="countdown"
        data-urgent={shown && seconds <= urgentSeconds ? '' : undefined}
      >
        {shown && clockText(seconds)}
      </span>
      <span role="status" data-part="announcement">
        {mark !== undefined && announce({ seconds: mark })}
      </span>
    </>
  )
}
