import type { Currency, QuoteConfirmationState } from '@countersign/core'
import { SignInAgain } from '@countersign/react'
import { Link } from '../shell/Link.tsx'
import { PageHeading } from '../shell/PageHeading.tsx'
import { PayeeSummary } from '../wallet/PayeeSummary.tsx'
import { explainQuoteError, writeMoney, writeTime } from '../wallet/words.ts'
import type { PaymentBatch } from './paymentBatch.ts'

export type ShownState = Extract<QuoteConfirmationState, { quote: unknown }>

export type BatchReviewProps = {
  accountId: string
  batch: PaymentBatch
  states: readonly ShownState[]
  onConfirm: () => void
}

/** Every payment with its price, their total, and one button that agrees to all of it. */
export function BatchReview({ accountId, batch, states, onConfirm }: BatchReviewProps) {
  const expired = states.some(({ status }) => status === 'expired' || status === 'requoting')
  const title = expired ? 'These prices have expired' : 'Check and send'
  return (
    <>
      <PageHeading key={title} title={title} takesFocus={expired} />
      <section className="cs-card" aria-label="Your payments">
        <ul className="rows" aria-label="Payments">
          {states.map((state) => (
            <PricedPayment key={state.quote.id} state={state} />
          ))}
        </ul>
        <dl className="batch-total">
          <dt>Total</dt>
          <dd>
            <bdi>{writeTotal(states)}</bdi>
          </dd>
        </dl>
        <Consent accountId={accountId} batch={batch} states={states} expired={expired} onConfirm={onConfirm} />
      </section>
    </>
  )
}

function Consent({ accountId, batch, states, expired, onConfirm }: BatchReviewProps & { expired: boolean }) {
  const signingIn = states.find((state) => state.status === 'signing-in')
  if (signingIn)
    return (
      <SignInAgain
        accountId={accountId}
        lastCredentialId={signingIn.credentialId}
        headingLevel={2}
        title="Sign in to send"
        cancelLabel="Not now"
        onCancel={batch.cancelSignIn}
      />
    )
  const until = new Date(Math.min(...states.map(({ quote }) => quote.expiresAt.getTime())))
  const busy = states.some(({ status }) => status === 'signing' || status === 'executing' || status === 'requoting')
  const act = expired ? batch.requote : onConfirm
  return (
    <>
      {expired ? (
        <p className="batch-hint">Nothing was sent. Prices are valid for a few minutes.</p>
      ) : (
        <p className="batch-hint">
          Prices guaranteed until {writeTime(until)}. Each payment is sent separately. Track them in Activity.
        </p>
      )}
      <button
        type="button"
        className="cs-button cs-action"
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        data-busy={busy ? '' : undefined}
        onClick={() => !busy && act()}
      >
        {expired ? 'Get new prices' : `Send ${writeTotal(states)}`}
      </button>
      {!busy && (
        <div className="cs-actions">
          <Link to="/send/several" className="cs-link cs-action">
            Edit
          </Link>
          <Link to="/" className="cs-link cs-action">
            Cancel
          </Link>
        </div>
      )}
    </>
  )
}

function PricedPayment({ state }: { state: ShownState }) {
  const { quote, payee } = state
  const { sendingCurrency, receivingCurrency, totalSendingAmount, totalReceivingAmount, feesIncluded } = quote
  const error = 'error' in state ? state.error : undefined
  const before = (field: 'totalSendingAmount' | 'totalReceivingAmount' | 'feesIncluded') =>
    state.status === 'review' ? state.changes.find((change) => change.field === field)?.before : undefined
  return (
    <li className="batch-payment">
      {payee && (
        <div className="row">
          <PayeeSummary payee={payee} whole />
        </div>
      )}
      <dl className="batch-price">
        <Price
          label="You send"
          amount={totalSendingAmount}
          before={before('totalSendingAmount')}
          currency={sendingCurrency}
        />
        <Price
          label="Fee (included)"
          amount={feesIncluded}
          before={before('feesIncluded')}
          currency={sendingCurrency}
        />
        <Price
          label="Recipient gets"
          amount={totalReceivingAmount}
          before={before('totalReceivingAmount')}
          currency={receivingCurrency}
        />
      </dl>
      <p className="batch-problem" role="alert">
        {error && `Nothing was sent. ${explainQuoteError(error)}`}
      </p>
    </li>
  )
}

type PriceProps = {
  label: string
  amount: bigint
  currency: Currency
  /** The amount as it was shown before, where it changed. */
  before: bigint | number | string | undefined
}

function Price({ label, amount, currency, before }: PriceProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {typeof before === 'bigint' && (
          <>
            <span className="visually-hidden">before </span>
            <del>{writeMoney({ amount: before, currency })}</del> <span className="visually-hidden">now </span>
          </>
        )}
        <bdi>{writeMoney({ amount, currency })}</bdi>
      </dd>
    </div>
  )
}

/** All of them leave the same wallet, so they have the same currency. */
function writeTotal(states: readonly ShownState[]): string {
  const [first] = states
  if (!first) return ''
  const amount = states.reduce((sum, { quote }) => sum + quote.totalSendingAmount, 0n)
  return writeMoney({ amount, currency: first.quote.sendingCurrency })
}
