import type { ExternalAccount, Quote } from '@countersign/core'
import { lookUp } from '@countersign/core/client'
import type { ReactNode } from 'react'
import { Amount, amountText } from '../../primitives/Amount.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import { describePayee, shortenAccount } from './describePayee.ts'
import { formatRate } from './formatRate.ts'
import { type Payment, sendingAmount } from './Payment.ts'
import { paymentDetailsMessages } from './paymentDetailsMessages.ts'

type PaymentRowProps = {
  /** For styling: `data-row`. */
  name: 'send' | 'fee' | 'rate' | 'receive' | 'arrives' | 'to' | 'reference' | 'date' | 'refund'
  label: string
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

/** The rows of amounts. Every amount comes from the service's totals; nothing is computed here. */
export function PaymentAmounts({ quote, sent = false }: { quote: Quote; sent?: boolean }) {
  const messages = useMessages('paymentDetails', paymentDetailsMessages)
  const { locale } = useWalletContext()
  return (
    <>
      <PaymentRow name="send" label={sent ? messages.youSent : messages.youSend}>
        <Amount>{amountText(sendingAmount(quote), { locale })}</Amount>
      </PaymentRow>
      <PaymentPrice quote={quote} />
    </>
  )
}

/** The same rows without the amount that is sent: how much of it is the fee, the rate, and what arrives. */
export function PaymentPrice({ quote }: { quote: Quote }) {
  const messages = useMessages('paymentDetails', paymentDetailsMessages)
  const { locale } = useWalletContext()
  const { sendingCurrency, receivingCurrency, feesIncluded, platformFeesIncluded } = quote
  const inSending = (amount: bigint) => amountText({ amount, currency: sendingCurrency }, { locale })
  const rate = formatRate(quote, { locale })
  return (
    <>
      <PaymentRow name="fee" label={messages.fee}>
        {feesIncluded === 0n ? messages.noFee : <Amount>{inSending(feesIncluded)}</Amount>}
        {platformFeesIncluded ? (
          <span data-part="platform-fee">{messages.platformFee({ amount: inSending(platformFeesIncluded) })}</span>
        ) : null}
      </PaymentRow>
      {rate && (
        <PaymentRow name="rate" label={messages.rate}>
          <bdi>{rate}</bdi>
        </PaymentRow>
      )}
      <PaymentRow name="receive" label={messages.theyGet}>
        <Amount>{amountText({ amount: quote.totalReceivingAmount, currency: receivingCurrency }, { locale })}</Amount>
      </PaymentRow>
    </>
  )
}

type PaymentArrivalProps = {
  payment: Payment
  /** When it arrives, where the service reports it; by default, what is usual for its rail. */
  at?: Date | undefined
  hasArrived?: boolean
}

/** The row about the arrival of the money. */
export function PaymentArrival({ payment, at, hasArrived = false }: PaymentArrivalProps) {
  const messages = useMessages('paymentDetails', paymentDetailsMessages)
  const writeTime = useLocalTime()
  const { paymentRail } = payment.quote.destination
  const accountType = payment.payee?.accountInfo.accountType
  return (
    <PaymentRow name="arrives" label={hasArrived ? messages.arrived : messages.arrives}>
      {at ? writeTime(at, 'date-time') : messages.usualArrival({ paymentRail, accountType })}
    </PaymentRow>
  )
}

/** The row about the payee. */
export function PaymentRecipient({ payment: { quote, payee } }: { payment: Payment }) {
  const messages = useMessages('paymentDetails', paymentDetailsMessages)
  return (
    <PaymentRow name="to" label={messages.to}>
      <PaymentPayee payee={payee} destination={quote.destination} />
    </PaymentRow>
  )
}

export type PaymentPayeeProps = { payee: ExternalAccount | undefined; destination: Quote['destination'] }

/** The recipient of the money: the whole name, the bank, and the account, short with a way to see all of it. */
export function PaymentPayee({ payee, destination }: PaymentPayeeProps) {
  const messages = useMessages('paymentDetails', paymentDetailsMessages)
  const { name, bank, account, fields } = describePayee(payee, destination)
  const short = account && shortenAccount(account)
  return (
    <>
      <span data-part="payee-name">
        <UntrustedText>{name ?? short ?? messages.payeeUnknown}</UntrustedText>
      </span>
      {bank && (
        <span data-part="payee-bank">
          <UntrustedText>{bank}</UntrustedText>
        </span>
      )}
      {account && (
        <details data-part="payee-account">
          <summary>
            {name && short && <UntrustedText>{short}</UntrustedText>}{' '}
            <span data-part="show-whole">{messages.showWhole}</span>
          </summary>
          <dl>
            {fields.map(({ field, value }) => (
              <div key={field}>
                <dt>{lookUp(messages.accountFields, field) ?? field}</dt>
                <dd>
                  <UntrustedText>{value}</UntrustedText>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  )
}
