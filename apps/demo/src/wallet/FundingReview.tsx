import type { Money, QuoteRequest } from '@countersign/core'
import { UntrustedText } from '@countersign/react'
import { useRouter } from '../router/RouterContext.ts'
import { PageHeading } from '../shell/PageHeading.tsx'
import { LoadingRows } from './LoadingRows.tsx'
import { PayeeSummary } from './PayeeSummary.tsx'
import { usePaymentSteps } from './usePaymentSteps.ts'
import { useWalletData } from './WalletData.tsx'
import { writeMoney } from './words.ts'

export type FundingReviewProps = {
  request: QuoteRequest
  /** What was typed: what is transferred, or what arrives. */
  amount: Money | undefined
  onContinue: () => void
}

/** What will happen, before a price is made and a code is sent. */
export function FundingReview({ request, amount, onContinue }: FundingReviewProps) {
  const router = useRouter()
  const { edit } = usePaymentSteps()
  const { payees } = useWalletData()
  const { destination, remittanceInformation: reference } = request
  const payeeId = destination.destinationType === 'ACCOUNT' ? destination.accountId : undefined
  const payee = payees.value?.find(({ id }) => id === payeeId)
  return (
    <section className="cs-card wide">
      <PageHeading title="Pay by bank transfer" takesFocus />
      {!payee ? (
        <LoadingRows count={2} label="Loading the payment" />
      ) : (
        <>
          <dl className="cs-statement">
            {amount && (
              <div data-row="send">
                <dt>{request.lockedCurrencySide === 'SENDING' ? 'You transfer' : 'Recipient gets'}</dt>
                <dd>
                  <bdi>{writeMoney(amount)}</bdi>
                </dd>
              </div>
            )}
            {reference !== undefined && (
              <div data-row="statement-reference">
                <dt>Note to the recipient</dt>
                <dd>
                  <UntrustedText>{reference}</UntrustedText>
                </dd>
              </div>
            )}
          </dl>
          <div className="row chosen">
            <PayeeSummary payee={payee} whole />
          </div>
          <ol className="steps">
            <li>You check the fee and confirm with a code or passkey.</li>
            <li>You transfer the money from your bank account.</li>
            <li>We pay the recipient once it arrives.</li>
          </ol>
          <button type="button" className="cs-button" onClick={onContinue}>
            Continue
          </button>
        </>
      )}
      <div className="cs-actions">
        <button type="button" className="cs-link" onClick={() => edit(undefined, request)}>
          Edit
        </button>
        <button type="button" className="cs-link" onClick={() => router.navigate('/')}>
          Cancel
        </button>
      </div>
    </section>
  )
}
