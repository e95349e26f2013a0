import type { Transaction } from '@countersign/core'
import { definePart } from '../../primitives/definePart.tsx'
import { Heading as BaseHeading } from '../../primitives/Heading.tsx'
import { CheckIcon, ClockIcon, WarningIcon } from '../../primitives/icons.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletClient, useWalletContext } from '../../provider/WalletProvider.tsx'
import {
  PaymentAmounts,
  PaymentArrival,
  PaymentRow,
  paymentDetailsMessages,
  readableReference,
} from '../payment-details/index.ts'
import { explainOutcome } from './explainOutcome.ts'
import type { PaymentOutcome } from './PaymentOutcome.ts'
import {
  PaymentOutcomeProvider,
  titleKey,
  usePaymentOutcome,
  usePhase,
  useTransaction,
} from './PaymentOutcomeContext.ts'
import { paymentResultMessages } from './paymentResultMessages.ts'

export * from './PaymentResultActions.tsx'

type RootProps = {
  /** What became of the payment: the state of a quote confirmation after consent. */
  outcome: PaymentOutcome
}

/** Holds the outcome of one payment for the parts inside. `data-status`: its status. */
export const Root = definePart(
  'div',
  ({ outcome }: RootProps) => ({
    state: { status: outcome.status },
    wrap: (root) => <PaymentOutcomeProvider value={outcome}>{root}</PaymentOutcomeProvider>,
  }),
  ['outcome'],
)

const icons = { processing: ClockIcon, completed: CheckIcon, failed: WarningIcon, unknown: ClockIcon } as const

/** Draws the outcome beside the heading that names it. */
export const OutcomeIcon = definePart('span', () => {
  const Icon = icons[usePaymentOutcome().status]
  return { 'aria-hidden': true, children: <Icon /> }
})

/** Says what became of the payment and takes the focus when that changes. */
export const Heading = definePart(BaseHeading, () => {
  const title = titleKey(usePaymentOutcome(), usePhase())
  const messages = useMessages('paymentResult', paymentResultMessages)
  return { step: title, children: messages[title] }
})

/** Says what happened and, where the payment failed, what happens to the money. */
export const Explanation = definePart('p', () => {
  const outcome = usePaymentOutcome()
  const messages = useMessages('paymentResult', paymentResultMessages)
  const { locale } = useWalletContext()
  const { serverTime } = useWalletClient().transport
  const writeTime = useLocalTime()
  const until = outcome.status === 'unknown' ? deadlineOf(outcome, serverTime.now()) : undefined
  const time = until && writeTime(until, 'time')
  const sentences = explainOutcome(outcome, { messages, locale, nowMs: serverTime.now() })
  return { children: (time === undefined ? sentences : [...sentences, messages.unknownUntil({ time })]).join(' ') }
})

/** Returns until when a payment that may have been sent can go out. A payer outside can send theirs at any time. */
function deadlineOf({ quote }: PaymentOutcome, nowMs: number): Date | undefined {
  const isAhead = quote.source.sourceType === 'ACCOUNT' && quote.expiresAt.getTime() > nowMs
  return isAhead ? quote.expiresAt : undefined
}

type DetailsOptions = {
  /** Who pays, as a receipt names them. */
  payerName?: string | undefined
  /** What the payer wrote for the recipient; by default, what the service reports. */
  statementReference?: string | undefined
}

/** The receipt, line by line: a `<dl>` whose rows carry `data-row`. */
export const Details = definePart(
  'dl',
  ({ payerName, statementReference }: DetailsOptions) => {
    const outcome = usePaymentOutcome()
    const transaction = useTransaction()
    const messages = useMessages('paymentDetails', paymentDetailsMessages)
    const writeTime = useLocalTime()
    const { status, quote } = outcome
    const phase = usePhase()
    const arrival = useArrival()
    const date = transaction?.createdAt && writeTime(transaction.createdAt, 'date-time')
    const isSaid = arrival.hasArrived && arrival.at && writeTime(arrival.at, 'date-time') === date
    // One reference from the first moment to the last, so that it never seems to change.
    const reference = transaction?.id ?? quote.transactionId ?? quote.id
    const references = [
      ['reference', messages.reference, reference],
      ['statement-reference', messages.statementReference, statementReference ?? writtenReferenceOf(transaction)],
      ['refund', messages.refund, transaction?.refund?.reference],
    ] as const
    return {
      children: (
        <>
          <PaymentAmounts
            payment={outcome}
            phase={phase}
            returned={status === 'failed' && transaction?.refund?.status === 'COMPLETED'}
          />
          {status !== 'failed' && <PaymentArrival payment={outcome} {...arrival} />}
          {payerName !== undefined && (
            <PaymentRow name="from" label={messages.from}>
              <UntrustedText>{payerName}</UntrustedText>
            </PaymentRow>
          )}
          {/* What arrived at once has one time. */}
          {date && !isSaid && (
            <PaymentRow name="date" label={messages.date}>
              {date}
            </PaymentRow>
          )}
          {references.map(
            ([name, label, text]) =>
              text && (
                <PaymentRow key={name} name={name} label={label}>
                  <UntrustedText>{readableReference(text)}</UntrustedText>
                </PaymentRow>
              ),
          )}
        </>
      ),
    }
  },
  ['payerName', 'statementReference'],
)

/** Returns what the payer wrote, which each rail carries in a field of its own. Some report nothing of it. */
function writtenReferenceOf(transaction: Transaction | undefined): string | undefined {
  const { addenda, originatorToBeneficiaryInformation, remittanceInformation } =
    transaction?.destination?.railDetails ?? {}
  return remittanceInformation ?? addenda ?? originatorToBeneficiaryInformation
}

/** When the money arrives, where the service reports it. */
function useArrival(): { at: Date | undefined; hasArrived: boolean } {
  const { serverTime } = useWalletClient().transport
  const { settledAt, expectedSettlementAt } = useTransaction() ?? {}
  return {
    at: settledAt ?? expectedSettlementAt,
    // A settlement can be dated ahead, and the device's clock can be wrong.
    hasArrived: settledAt !== undefined && settledAt.getTime() <= serverTime.now(),
  }
}
