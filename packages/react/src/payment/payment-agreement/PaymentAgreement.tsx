import { isPull } from '@countersign/core/client'
import { amountText } from '../../primitives/Amount.tsx'
import { Banner } from '../../primitives/Banner.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { definePartContext } from '../../primitives/definePartContext.ts'
import { Heading as BaseHeading } from '../../primitives/Heading.tsx'
import { provide } from '../../primitives/provide.tsx'
import { SupportLink as BaseSupportLink } from '../../primitives/SupportLink.tsx'
import { visibleText } from '../../primitives/visibleText.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import {
  ChangesTable,
  describePayee,
  formatRate,
  groupAccount,
  PaymentRow,
  sendingAmount,
  usePaymentDetails,
} from '../../shared/payment-details/index.ts'
import { isUnsent, type PaymentOutcome } from '../payment-result/PaymentOutcome.ts'
import { paymentAgreementMessages } from './paymentAgreementMessages.ts'
import { usePaymentAgreement } from './usePaymentAgreement.ts'

type AgreementContext = {
  outcome: PaymentOutcome
  /** `undefined` until it is read. */
  agreement: ReturnType<typeof usePaymentAgreement>['state']['content']
  messages: JourneyMessages['paymentAgreement']
}

const [Provider, useAgreement] = definePartContext<AgreementContext>()

/**
 * Holds what the user agreed to in this browser, compared with the payment that is shown. `data-status`: `loading`, or how
 * the comparison ended. Renders nothing for money from outside.
 */
export const Root = definePart(
  'section',
  ({ outcome }: { outcome: PaymentOutcome }) => {
    const transaction = 'transaction' in outcome ? outcome.transaction : undefined
    const { quote, payee } = outcome
    const { state } = usePaymentAgreement({ payment: { quote, payee, transaction } })
    const messages = useMessages('paymentAgreement', paymentAgreementMessages)
    const agreement = state.content
    if (quote.source.sourceType !== 'ACCOUNT') return null
    return {
      'aria-label': messages.title,
      'aria-busy': agreement === undefined || undefined,
      state: { status: agreement?.status ?? 'loading' },
      wrap: provide(Provider, { outcome, agreement, messages }),
    }
  },
  ['outcome'],
)

/** Names the section. */
export const Heading = definePart(BaseHeading, () => {
  const { messages } = useAgreement()
  return { step: 'agreement', text: messages.title }
})

/** Isolates a number in groups or a rate, whose parts would otherwise change places in text from right to left (UAX #9 §2.4). */
const leftToRight = (text: string) => `\u2066${text}\u2069`

/**
 * Says what was agreed to: the amount and the payee of the payment that is shown. Renders nothing where that is not known.
 */
export const Sentence = definePart('blockquote', () => {
  const { outcome, agreement, messages } = useAgreement()
  const details = usePaymentDetails()
  const { locale } = useWalletContext()
  const { quote, payee } = outcome
  const isTaken = isPull(quote)
  // Of a bank account that was removed, no number is known.
  if ((agreement?.status !== 'agreed' && agreement?.status !== 'matches') || (isTaken && !payee)) return null
  const { name, account = '', fields } = describePayee(payee, quote.destination)
  const { field = '' } = fields.find(({ value }) => value === account) ?? {}
  const rate = formatRate(quote, { locale })
  const amount = amountText(sendingAmount(quote), { locale })
  const grouped = leftToRight(visibleText(groupAccount(field, account)).replaceAll(' ', '\u00a0'))
  const text = isTaken
    ? messages.taken({ amount, account: grouped })
    : messages.sentence({
        amount,
        payee: visibleText(name ?? details.payeeUnknown),
        account: account === '' || account === name ? undefined : grouped,
      })
  return {
    children: (
      <>
        <div>{text}</div>
        {rate && <div data-part="rate">{messages.atRate({ rate: leftToRight(rate) })}</div>}
      </>
    ),
  }
})

const tones = { agreed: 'info', matches: 'success', differs: 'danger', unknown: 'info' } as const

/** Says whether the payment is what was agreed to. A difference is an alert. */
export const Verdict = definePart(Banner, () => {
  const { outcome, agreement, messages } = useAgreement()
  // Of a payment that failed, nothing was carried out; and what was never sent is no reason for an alarm.
  if (!agreement || (outcome.status === 'failed' && agreement.status === 'matches') || isUnsent(outcome)) return null
  const { status } = agreement
  const withoutPayee = status === 'matches' && !agreement.isPayeeCompared
  return { tone: tones[status], children: messages[withoutPayee ? 'matchesWithoutPayee' : status] }
})

/** Shows what differs, as agreed and as carried out. Renders nothing where nothing does. */
export const Changes = definePart(ChangesTable, () => {
  const { outcome, agreement } = useAgreement()
  const changes = !agreement || agreement.status === 'unknown' ? [] : agreement.changes
  return { changes, currencies: outcome.quote }
})

/** Leads to support. Renders nothing where nothing differs. */
export const SupportLink = definePart(BaseSupportLink, () => {
  const { outcome, agreement } = useAgreement()
  return agreement?.status === 'differs' && !isUnsent(outcome) ? {} : null
})

type DetailsOptions = {
  /** Class of what opens them. */
  linkClassName?: string | undefined
  /** Class of their rows. */
  rowsClassName?: string | undefined
}

/** The time, the key and the hash of the signature, folded. Renders nothing without a signature. */
export const Details = definePart(
  'details',
  ({ linkClassName, rowsClassName }: DetailsOptions) => {
    const { agreement, messages } = useAgreement()
    const writeTime = useLocalTime()
    if (!agreement || agreement.status === 'unknown' || !agreement.signed?.publicKeyHex) return null
    const { at, publicKeyHex, payloadHash } = agreement.signed
    return {
      children: (
        <>
          <summary className={linkClassName}>{messages.details}</summary>
          <dl className={rowsClassName}>
            <PaymentRow name="signed-at" label={messages.signedAt}>
              {writeTime(at, 'date-time')}
            </PaymentRow>
            <PaymentRow name="field" label={messages.key}>
              {publicKeyHex}
            </PaymentRow>
            <PaymentRow name="field" label={messages.hash}>
              {payloadHash}
            </PaymentRow>
          </dl>
          <p>{messages.explanation}</p>
        </>
      ),
    }
  },
  ['linkClassName', 'rowsClassName'],
)
