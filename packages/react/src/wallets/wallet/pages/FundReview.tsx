import type { Money, QuoteRequest } from '@countersign/core'
import { usePayees } from '../../../payees/usePayees.ts'
import { MoneyAmount } from '../../../primitives/Amount.tsx'
import { Skeleton } from '../../../primitives/Skeleton.tsx'
import { PaymentPayee, PaymentReference, PaymentRow, usePaymentDetails } from '../../../shared/payment-details/index.ts'
import { useWalletScreen } from '../WalletScreenContext.ts'

export type FundReviewProps = {
  request: QuoteRequest
  /** What was typed: what is transferred, or what arrives. */
  amount: Money | undefined
  onContinue: () => void
  onEdit: () => void
  onCancel: () => void
}

/** What will happen, before a price is made and a code is sent. */
export function FundReview({ request, amount, onContinue, onEdit, onCancel }: FundReviewProps) {
  const { messages } = useWalletScreen()
  const details = usePaymentDetails()
  const { state } = usePayees()
  const { destination, remittanceInformation: reference } = request
  const payeeId = destination.destinationType === 'ACCOUNT' ? destination.accountId : undefined
  const payee = state.content?.items.find(({ id }) => id === payeeId)
  const { transferSteps } = messages
  return (
    <section className="cs-card">
      <h1 className="cs-title" tabIndex={-1}>
        {messages.payByTransfer}
      </h1>
      {!payee ? (
        <Skeleton />
      ) : (
        <>
          <dl className="cs-statement">
            {amount && (
              <PaymentRow
                name="send"
                label={request.lockedCurrencySide === 'SENDING' ? messages.youTransfer : details.theyGet}
              >
                <MoneyAmount money={amount} />
              </PaymentRow>
            )}
            <PaymentRow name="to" label={details.to}>
              <PaymentPayee payee={payee} destination={{ destinationType: 'ACCOUNT', accountId: payee.id }} />
            </PaymentRow>
            {reference !== undefined && <PaymentReference text={reference} />}
          </dl>
          <ol className="cs-first-steps">
            <li>{transferSteps.proof}</li>
            <li>{transferSteps.transfer}</li>
            <li>{transferSteps.arrival}</li>
          </ol>
          <button type="button" className="cs-button" onClick={onContinue}>
            {messages.continue}
          </button>
        </>
      )}
      <div className="cs-actions">
        <button type="button" className="cs-link" onClick={onEdit}>
          {messages.edit}
        </button>
        <button type="button" className="cs-link" onClick={onCancel}>
          {messages.cancel}
        </button>
      </div>
    </section>
  )
}
