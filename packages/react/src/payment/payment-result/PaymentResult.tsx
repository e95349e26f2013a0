import { definePart } from '../../primitives/definePart.tsx'
import { Heading as BaseHeading } from '../../primitives/Heading.tsx'
import { CheckIcon, ClockIcon, WarningIcon } from '../../primitives/icons.tsx'
import { provide } from '../../primitives/provide.tsx'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useWalletClient, useWalletContext } from '../../provider/WalletProvider.tsx'
import { PaymentSummary } from '../../shared/payment-details/index.ts'
import { explainOutcome, sayArrival } from './explainOutcome.ts'
import { isUnsent, type PaymentOutcome } from './PaymentOutcome.ts'
import { PaymentOutcomeProvider, titleKey, usePaymentOutcome, usePhase } from './PaymentOutcomeContext.ts'
import { isReturned } from './paymentEnd.ts'
import { usePaymentResultWords } from './paymentResultMessages.ts'

export * from './PaymentResultActions.tsx'
export * from './PaymentResultDetails.tsx'

type RootProps = {
  /** What became of the payment: the state of a quote confirmation after consent. */
  outcome: PaymentOutcome
}

/** Holds the outcome of one payment for the parts inside. `data-status`: its status. */
export const Root = definePart(
  'div',
  ({ outcome }: RootProps) => ({
    state: { status: outcome.status },
    wrap: provide(PaymentOutcomeProvider, outcome),
  }),
  ['outcome'],
)

const icons = { processing: ClockIcon, completed: CheckIcon, failed: WarningIcon, unknown: ClockIcon } as const

/** Draws the outcome beside the heading that names it. Renders nothing where nothing was sent: that is no alarm. */
export const OutcomeIcon = definePart('span', () => {
  const outcome = usePaymentOutcome()
  if (isUnsent(outcome)) return null
  const Icon = icons[outcome.status]
  return { 'aria-hidden': true, children: <Icon /> }
})

/** Says what became of the payment and takes the focus when that changes. */
export const Heading = definePart(BaseHeading, () => {
  const title = titleKey(usePaymentOutcome(), usePhase())
  const messages = usePaymentResultWords()
  return { step: title, children: messages[title] }
})

/**
 * Says what happened and, where the payment failed, what happens to the money. `data-room`: what takes its place when the
 * money arrives, so that the room for both is kept.
 */
export const Explanation = definePart('p', () => {
  const outcome = usePaymentOutcome()
  const messages = usePaymentResultWords()
  const { locale } = useWalletContext()
  const { serverTime } = useWalletClient().transport
  const writeTime = useLocalTime()
  const until = outcome.status === 'unknown' ? deadlineOf(outcome, serverTime.now()) : undefined
  const time = until && writeTime(until)
  const sentences = explainOutcome(outcome, { messages, locale, nowMs: serverTime.now() })
  const said = (time === undefined ? sentences : [...sentences, messages.unknownUntil({ time })]).join(' ')
  const other = sayArrival(outcome, { messages, locale }).find((sentence) => sentence !== said)
  return { 'data-room': other, children: <span>{said}</span> }
})

/** Returns until when a payment that may have been sent can go out. A payer outside can send theirs at any time. */
function deadlineOf({ quote }: PaymentOutcome, nowMs: number): Date | undefined {
  const isAhead = quote.source.sourceType === 'ACCOUNT' && quote.expiresAt.getTime() > nowMs
  return isAhead ? quote.expiresAt : undefined
}

/** What was sent, and to whom: a `<dl>` whose rows carry `data-row`. */
export const Summary = definePart('dl', () => {
  const outcome = usePaymentOutcome()
  const phase = usePhase()
  return {
    children: <PaymentSummary payment={outcome} phase={phase} returned={isReturned(outcome) || isUnsent(outcome)} />,
  }
})
