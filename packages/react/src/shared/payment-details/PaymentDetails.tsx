import type { ExternalAccount, Money, Quote } from '@countersign/core'
import { isPull, lookUp } from '@countersign/core/client'
import { type ReactNode, useContext } from 'react'
import { amountText, MoneyAmount } from '../../primitives/Amount.tsx'
import { Avatar } from '../../primitives/Avatar.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import { describePayee, groupAccount, namePayee } from './describePayee.ts'
import { formatRate } from './formatRate.ts'
import { OwnAccounts } from './OwnAccounts.ts'
import { type Payment, receivingAmount, sendingAmount } from './Payment.ts'
import { usePaymentDetails } from './paymentDetailsMessages.ts'
import { readableReference } from './readableReference.ts'
import { useUsualArrival } from './useUsualArrival.ts'

type PaymentRowProps = {
  /** For styling: `data-row`. */
  name:
    | 'send'
    | 'amount'
    | 'returned'
    | 'fee'
    | 'rate'
    | 'receive'
    | 'arrives'
    | 'rail'
    | 'to'
    | 'from'
    | 'remaining'
    | 'date'
    | 'reference'
    | 'statement-reference'
    | 'signed-at'
    | 'field'
    | 'opening'
    | 'in'
    | 'out'
    | 'closing'
    | 'line'
  label: ReactNode
  children: ReactNode
}

/** One line of a statement. */
export function PaymentRow({ name, label, children }: PaymentRowProps) {
  return (
    <div data-row={name}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Whether the money is about to leave, has left, has arrived, or never will. It decides the tense of the labels. */
type PaymentPhase = 'before' | 'sent' | 'received' | 'failed'

type PaymentPriceProps = { quote: Quote; phase?: PaymentPhase; received?: boolean }
type PaymentSummaryProps = {
  payment: Payment
  phase?: PaymentPhase
  /** All of it came back: it is struck. */
  returned?: boolean
}

const sendLabels = { before: 'youSend', sent: 'youSent', received: 'youSent', failed: 'amount' } as const

/**
 * What is sent, before that also what arrives, and to whom; where a bank account pays, where the money goes, and last that
 * account: its check follows.
 */
export function PaymentSummary({ payment, phase = 'before', returned = false }: PaymentSummaryProps) {
  const messages = usePaymentDetails()
  const { quote } = payment
  const isTaken = isPull(quote)
  return (
    <>
      <PaymentRow name="send" label={isTaken ? messages.amount : messages[sendLabels[phase]]}>
        <MoneyAmount look={returned ? 'struck' : 'leading'} money={sendingAmount(quote)} />
      </PaymentRow>
      {phase === 'before' && <PaymentReceived quote={quote} phase={phase} />}
      {isTaken && (
        <PaymentRow name="to" label={messages.to}>
          <PaymentPayee destination={quote.destination} />
        </PaymentRow>
      )}
      <PaymentTo payment={payment} />
    </>
  )
}

/** The row with what arrives. Without a fee, all that is taken from a bank account does. */
function PaymentReceived({ quote, phase }: { quote: Quote; phase: PaymentPhase }) {
  const messages = usePaymentDetails()
  if (quote.feesIncluded === 0n && isPull(quote)) return null
  return (
    <PaymentRow name="receive" label={phase === 'received' ? messages.theyGot : messages.theyGet}>
      <MoneyAmount money={receivingAmount(quote)} />
    </PaymentRow>
  )
}

/** The row with the recipient, or with the bank account that the money is taken from. */
export function PaymentTo({ payment: { quote, payee } }: { payment: Payment }) {
  const messages = usePaymentDetails()
  const { name } = describePayee(payee, quote.destination)
  return (
    <PaymentRow name="to" label={isPull(quote) ? messages.from : messages.to}>
      {name !== undefined && <Avatar name={name} id={payee?.id ?? name} />}
      <PaymentPayee payee={payee} destination={quote.destination} />
    </PaymentRow>
  )
}

/**
 * How much of it is the fee, where there is one, the rate, and what arrives. Every amount comes from the service's totals;
 * nothing is computed here.
 */
export function PaymentPrice({ quote, phase = 'before', received = true }: PaymentPriceProps) {
  const messages = usePaymentDetails()
  const { locale } = useWalletContext()
  const { sendingCurrency: currency, feesIncluded, platformFeesIncluded: platformFees } = quote
  const rate = formatRate(quote, { locale })
  return (
    <>
      {feesIncluded > 0n && (
        <PaymentRow name="fee" label={messages.fee}>
          <MoneyAmount money={{ amount: feesIncluded, currency }} />
          {platformFees ? (
            <span data-part="platform-fee">
              {messages.platformFee({ amount: amountText({ amount: platformFees, currency }, { locale }) })}
            </span>
          ) : null}
        </PaymentRow>
      )}
      {rate && (
        <PaymentRow name="rate" label={messages.rate}>
          <bdi>{rate}</bdi>
        </PaymentRow>
      )}
      {received && <PaymentReceived quote={quote} phase={phase} />}
    </>
  )
}

/** The row about what stays in the wallet. Renders nothing where the balance is too low or in another currency. */
export function PaymentRemaining({ quote, balance }: { quote: Quote; balance: Money }) {
  const messages = usePaymentDetails()
  const { sendingCurrency: currency } = quote
  const { code, decimals } = currency
  const amount = balance.amount - quote.totalSendingAmount
  if (balance.currency.code !== code || balance.currency.decimals !== decimals || amount < 0n) return null
  return (
    <PaymentRow name="remaining" label={messages.remaining}>
      <MoneyAmount money={{ amount, currency }} />
    </PaymentRow>
  )
}

/** When the money usually arrives by its rail. */
export function PaymentArrival({ payment }: { payment: Payment }) {
  const messages = usePaymentDetails()
  const writeUsual = useUsualArrival()
  const { quote } = payment
  // What is taken from a bank account comes the slow way.
  const paymentRail = quote.destination.paymentRail ?? (isPull(quote) ? 'ACH' : undefined)
  const accountType = payment.payee?.accountInfo.accountType
  return (
    <PaymentRow name="arrives" label={messages.arrives}>
      {writeUsual({ paymentRail, accountType })}
    </PaymentRow>
  )
}

type PaymentReferenceProps = { text: string; destination?: Quote['destination'] }

/**
 * The row with the text that the recipient finds on their statement; to an address no text travels, so there it is the
 * user's own. It looks the same before and after the payment.
 */
export function PaymentReference({ text, destination }: PaymentReferenceProps) {
  const messages = usePaymentDetails()
  return (
    <PaymentRow
      name="statement-reference"
      label={destination?.umaAddress ? messages.note : messages.statementReference}
    >
      <UntrustedText>{readableReference(text)}</UntrustedText>
    </PaymentRow>
  )
}

/** Proper names, the same in every language. */
const schemes: { readonly [field: string]: string } = {
  clabeNumber: 'CLABE',
  pixKey: 'Pix',
  taxId: 'CPF/CNPJ',
  vpa: 'UPI',
  bolt12: 'Bolt 12',
  invoice: 'Lightning',
  lightningAddress: 'Lightning',
}

export type PaymentPayeeProps = { payee?: ExternalAccount | undefined; destination?: Quote['destination'] }

/** The recipient of the money: the whole name, the bank, and the whole account, never cut. */
export function PaymentPayee({ payee, destination }: PaymentPayeeProps) {
  const messages = usePaymentDetails()
  const own = useContext(OwnAccounts).get(payee ? payee.id : destination?.accountId)
  if (own) return <span data-part="payee-name">{own}</span>
  const { name, bank, account, fields } = describePayee(payee, destination)
  // Where no name is known, no word takes the place of the account, which stands whole below if it is long.
  const heading = payee ? namePayee(payee) : (name ?? account)
  const listed = fields.filter(({ value }) => value !== heading)
  return (
    <>
      <span data-part="payee-name">
        <UntrustedText>{heading ?? messages.payeeUnknown}</UntrustedText>
      </span>{' '}
      {bank && (
        <span data-part="payee-bank">
          <UntrustedText>{bank}</UntrustedText>
        </span>
      )}
      {listed.length > 0 && (
        <dl data-part="payee-account">
          {listed.map(({ field, value }) => (
            <div key={field}>
              <dt>
                {lookUp(messages.accountFields, field) ?? lookUp(schemes, field) ?? messages.accountFields.accountId}
              </dt>
              <dd>
                <UntrustedText>{groupAccount(field, value)}</UntrustedText>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
