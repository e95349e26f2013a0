import type { Transaction } from '@countersign/core'
import { formatMoney, lookUp } from '@countersign/core/client'
import type { TimelineStep } from '@countersign/core/transaction-details'
import { nameRail, railsMessages } from '../../payment/payment-details/index.ts'
import { CheckIcon, WarningIcon } from '../../primitives/icons.tsx'
import { visibleText } from '../../primitives/visibleText.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'

type Words = JourneyMessages['transactionDetails']

/** Names a step in the tense of its state. */
export function nameStep({ name, state }: TimelineStep, { done, now, next }: Words): string {
  if (state === 'now') return lookUp(now, name) ?? done[name]
  return (state === 'next' && lookUp(next, name)) || done[name]
}

type StepProps = { step: TimelineStep; transaction: Transaction; messages: Words }

/** One step: what happened, when, and what else is known about it. `aria-current`: the movement is at it. */
export function Step({ step, transaction, messages }: StepProps) {
  const { name, state, at } = step
  const writeTime = useLocalTime()
  const note = useNote(step, { transaction, messages })
  const isSameDay = at?.toDateString() === transaction.createdAt?.toDateString()
  // The first has the date; those of the same day have the time alone.
  const time = at && writeTime(at, isSameDay && name !== 'begun' ? 'time' : 'date-time')
  return (
    <li data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span data-part="dot" aria-hidden="true">
        {state === 'done' && <CheckIcon />}
        {state === 'ended' && <WarningIcon />}
      </span>
      <span data-part="step">{nameStep(step, messages)}</span>{' '}
      {at && <time dateTime={at.toISOString()}>{time && (state === 'next' ? messages.by({ time }) : time)}</time>}
      {note && (
        <span className="cs-hint">
          <bdi>{note}</bdi>
        </span>
      )}
    </li>
  )
}

function useNote({ name }: TimelineStep, { transaction, messages }: Omit<StepProps, 'step'>): string | undefined {
  const { locale } = useWalletContext()
  const rails = useMessages('rails', railsMessages)
  const { sentAmount, receivedAmount, paymentRail } = transaction
  if (name === 'sent' && paymentRail !== undefined)
    return messages.via({ rail: visibleText(nameRail(paymentRail, rails)) })
  if (name !== 'exchanged' || !sentAmount || !receivedAmount) return undefined
  return messages.became({
    sent: formatMoney(sentAmount, { locale }),
    received: formatMoney(receivedAmount, { locale }),
  })
}
