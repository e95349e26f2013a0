import { useState } from 'react'

/** Seconds before a deadline at which it is said aloud. 0: it is over. */
const announcedSeconds = [0, 30, 60, 180] as const
/** The first of them on the way to the deadline. */
export const firstAnnouncedSeconds = announcedSeconds[3]
export type AnnouncedSeconds = (typeof announcedSeconds)[number]

/** The mark that was passed between two readings; the latest one when a sleeping page missed several. */
export function passedMark(beforeSeconds: number, nowSeconds: number): AnnouncedSeconds | undefined {
  return announcedSeconds.find((mark) => nowSeconds <= mark && mark < beforeSeconds)
}

/**
 * What to say about a countdown, for a polite live region: a new value at 3 minutes, 60 seconds, 30 seconds and when
 * it is over, and nothing in between. A countdown that is first seen below a mark does not announce that mark.
 */
export function useCountdownAnnouncement(seconds: number | undefined): AnnouncedSeconds | undefined {
  const [seen, setSeen] = useState<{ seconds: number | undefined; mark: AnnouncedSeconds | undefined }>({
    seconds: undefined,
    mark: undefined,
  })
  if (seen.seconds === seconds) return seen.mark

  const next = { seconds, mark: markAfter(seen, seconds) }
  setSeen(next)
  return next.mark
}

function markAfter(
  seen: { seconds: number | undefined; mark: AnnouncedSeconds | undefined },
  seconds: number | undefined,
): AnnouncedSeconds | undefined {
  if (seen.seconds === undefined || seconds === undefined || seconds > seen.seconds) return undefined
  return passedMark(seen.seconds, seconds) ?? seen.mark
}
