import type { Transaction } from '@countersign/core'
import { formatMoney, lookUp } from '@countersign/core/client'
import type { TimelineStep } from '@countersign/core/transaction-details'
import { definePart } from '../../primitives/definePart.tsx'
import { CheckIcon, CrossIcon, WarningIcon } from '../../primitives/icons.tsx'
import { visibleText } from '../../primitives/visibleText.ts'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import { nameRail } from './nameRail.ts'
import { paymentTimelineMessages } from './paymentTimelineMessages.ts'
import { railsMessages } from './railsMessages.ts'

type ByStep = { readonly [name: string]: string }

/** The names of steps by their state: those that are over, the one that a movement is at, and those ahead. */
export type StepNames = { readonly done: ByStep; readonly now: ByStep; readonly next: ByStep }

type TimelineOptions = {
  /** `undefined`: nothing is known yet. */
  transaction: Transaction | undefined
  steps: readonly TimelineStep[]
  /** When it arrives as a rule, in words, for as long as the service does not say. */
  usualArrival?: string | undefined
  /** The names of its steps; by default, those of a payment. */
  names?: StepNames | undefined
}

/** What has happened to a movement of money and what comes next, with times: an `<ol>`. */
export const PaymentTimeline = definePart(
  'ol',
  ({ transaction, steps, usualArrival, names }: TimelineOptions) => {
    const messages = useMessages('paymentTimeline', paymentTimelineMessages)
    if (!transaction || steps.length === 0) return null
    return {
      'aria-label': messages.timeline,
      children: steps.map((step) => (
        <Step
          key={step.name}
          step={step}
          transaction={transaction}
          usualArrival={usualArrival}
          names={names ?? messages}
        />
      )),
    }
  },
  ['transaction', 'steps', 'usualArrival', 'names'],
)

/** Names a step in the tense of its state. */
export function nameStep({ name, state }: TimelineStep, names: StepNames): string | undefined {
  return lookUp(names[state === 'ended' ? 'done' : state], name) ?? lookUp(names.done, name)
}

type StepProps = Pick<TimelineOptions, 'usualArrival'> & {
  step: TimelineStep
  transaction: Transaction
  names: StepNames
}

/** One step: what happened, when, and what else is known about it. `aria-current`: the movement is at it. */
function Step({ step, transaction, usualArrival, names }: StepProps) {
  const { name, state, at } = step
  // Nothing moved, so nothing has to be done about it, and nothing was reached either.
  const look = name === 'not-sent' || name === 'stopped' ? 'over' : state
  const messages = useMessages('paymentTimeline', paymentTimelineMessages)
  const writeTime = useLocalTime()
  const note = useNote(step, transaction)
  const isSameDay = at?.toDateString() === transaction.createdAt?.toDateString()
  // The first has the date; those of the same day have the time alone.
  const time = at && writeTime(at, isSameDay && name !== 'begun' ? 'time' : 'date-time')
  return (
    <li data-state={look} aria-current={state === 'now' ? 'step' : undefined}>
      <span data-part="dot" aria-hidden="true">
        {look === 'done' && <CheckIcon />}
        {look === 'over' && <CrossIcon />}
        {look === 'ended' && <WarningIcon />}
      </span>
      <span data-part="step">{nameStep(step, names)}</span>{' '}
      {at ? (
        <time dir="auto" dateTime={at.toISOString()}>
          {time && (state === 'next' ? messages.by({ time }) : time)}
        </time>
      ) : (
        name === 'arrived' && state === 'next' && <span data-part="time">{usualArrival}</span>
      )}
      {note && (
        <span className="cs-hint">
          <bdi>{note}</bdi>
        </span>
      )}
    </li>
  )
}

function useNote({ name }: TimelineStep, transaction: Transaction): string | undefined {
  const messages = useMessages('paymentTimeline', paymentTimelineMessages)
  const { locale } = useWalletContext()
  const rails = useMessages('rails', railsMessages)
  const { sentAmount, receivedAmount, paymentRail } = transaction
  if (name === 'sent' && paymentRail !== undefined) return visibleText(nameRail(paymentRail, rails))
  if (name !== 'exchanged' || !sentAmount || !receivedAmount) return undefined
  return messages.became({
    sent: formatMoney(sentAmount, { locale }),
    received: formatMoney(receivedAmount, { locale }),
  })
}
