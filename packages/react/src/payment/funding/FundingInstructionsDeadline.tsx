import type { FundingState } from '@countersign/core'
import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { Countdown } from '../../primitives/Countdown.tsx'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useFundingInstructionsContext } from './FundingInstructionsContext.ts'
import { type FundingMessages, fundingMessages } from './fundingMessages.ts'

/**
 * Until when it can be agreed to or sent: a time of day, and a countdown in the last two minutes. While it is to be
 * proved, until when the price holds: the proof has a clock of its own.
 */
export const FundingInstructionsDeadline = forwardRef<
  HTMLDivElement,
  Omit<ComponentPropsWithoutRef<'div'>, 'children'>
>(function FundingInstructionsDeadline(props, ref) {
  const { state, timeLeftMs } = useFundingInstructionsContext().funding
  const words = useMessages('funding', fundingMessages)
  const writeTime = useLocalTime()
  const deadline = describeDeadline(state, words)
  if (!deadline) return null
  const { until, style, say, counts } = deadline
  const time = writeTime(until, style)
  return (
    <div {...props} ref={ref}>
      <span>{time && say({ time })}</span>
      {counts && (
        <Countdown
          deadlineMs={until.getTime()}
          timeLeftMs={timeLeftMs}
          showBelowSeconds={120}
          announce={words.timeLeft}
        />
      )}
    </div>
  )
})

function describeDeadline(state: FundingState, words: FundingMessages) {
  switch (state.status) {
    case 'changed':
      return { until: state.until, style: 'time', say: words.waitsUntil, counts: true } as const
    case 'authorizing':
      return { until: state.quote.expiresAt, style: 'time', say: words.heldUntil, counts: false } as const
    case 'instructions':
      return { until: state.quote.expiresAt, style: 'date-time', say: words.sendBy, counts: true } as const
    default:
      return undefined
  }
}
