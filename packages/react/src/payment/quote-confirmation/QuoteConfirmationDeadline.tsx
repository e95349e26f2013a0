import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { Countdown } from '../../primitives/Countdown.tsx'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'
import { quoteConfirmationMessages } from './quoteConfirmationMessages.ts'

/** The clock runs visibly only when it matters. */
const showBelowSeconds = 120

export type QuoteConfirmationDeadlineProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>

/** Until when the price holds: a time of day, and a countdown in the last two minutes. Announces that it is over. */
export const QuoteConfirmationDeadline = forwardRef<HTMLDivElement, QuoteConfirmationDeadlineProps>(
  function QuoteConfirmationDeadline(props, ref) {
    const { state, timeLeftMs } = useQuoteConfirmationContext().confirmation
    const words = useMessages('quoteConfirmation', quoteConfirmationMessages)
    const writeTime = useLocalTime()
    const waits = state.status === 'review' || state.status === 'signing-in'
    if (!waits && state.status !== 'expired') return null
    const { expiresAt } = state.quote
    const time = writeTime(expiresAt, 'time')
    return (
      <div {...props} ref={ref}>
        {waits && <span>{time && words.heldUntil({ time })}</span>}
        <Countdown
          deadlineMs={expiresAt.getTime()}
          timeLeftMs={timeLeftMs}
          showBelowSeconds={showBelowSeconds}
          announce={words.timeLeft}
        />
      </div>
    )
  },
)
