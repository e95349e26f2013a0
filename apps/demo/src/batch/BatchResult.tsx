import { Avatar, UntrustedText } from '@countersign/react'
import { Icon } from '../shell/Icon.tsx'
import { Link } from '../shell/Link.tsx'
import { PageHeading } from '../shell/PageHeading.tsx'
import { nameOf } from '../wallet/payees.ts'
import { writeMoney } from '../wallet/words.ts'
import type { ShownState } from './BatchReview.tsx'
import { describeBatch, describePayment } from './describePayment.ts'
import type { PaymentBatch } from './paymentBatch.ts'

export type BatchResultProps = { batch: PaymentBatch; states: readonly ShownState[]; takesFocus: boolean }

/** What became of each payment; each leads to its receipt, or to its own page. */
export function BatchResult({ batch, states, takesFocus }: BatchResultProps) {
  const { title, summary } = describeBatch(states)
  const goesOn = states.some(({ status }) => status !== 'completed' && status !== 'failed')
  const toConfirm = states.filter(({ status }) => status === 'authorizing').length
  return (
    <>
      <PageHeading title={title} takesFocus={takesFocus} />
      <section className="cs-card" aria-label="Your payments">
        <p className="batch-summary" role="status">
          {summary}
        </p>
        <ul className="rows" aria-label="Payments">
          {states.map((state) => (
            <li key={state.quote.id}>
              <PaymentLink state={state} />
            </li>
          ))}
        </ul>
        {goesOn && <p className="batch-hint">You can leave this page. Track your payments in Activity.</p>}
        {toConfirm > 0 && (
          <button type="button" className="cs-button cs-action" onClick={batch.openChallenges}>
            {toConfirm === 1 ? 'Confirm 1 payment' : `Confirm ${toConfirm} payments`}
          </button>
        )}
      </section>
      <Link to="/" className="cs-button cs-action batch-done" data-look={toConfirm > 0 ? 'quiet' : undefined}>
        Done
      </Link>
    </>
  )
}

function PaymentLink({ state }: { state: ShownState }) {
  const { quote, payee } = state
  const { status, tone } = describePayment(state)
  const name = payee ? nameOf(payee) : 'Payment'
  return (
    <Link to={pathOf(state)} className="row">
      <Avatar name={name} id={payee?.id ?? quote.id} />
      <span className="row-main">
        <span className="row-title">
          <UntrustedText>{name}</UntrustedText>
        </span>
        <span className="row-note">
          <span data-tone={tone}>{status}</span>
        </span>
      </span>
      <span className="row-amount" data-amount="counts">
        <bdi>{writeMoney({ amount: quote.totalSendingAmount, currency: quote.sendingCurrency })}</bdi>
      </span>
      <Icon name="next" />
    </Link>
  )
}

/** Returns the receipt of a payment that left, and the payment's own page for every other. */
function pathOf(state: ShownState): string {
  const { transaction } = 'transaction' in state ? state : {}
  return transaction ? `/activity/${encodeURIComponent(transaction.id)}` : `/pay/${encodeURIComponent(state.quote.id)}`
}
