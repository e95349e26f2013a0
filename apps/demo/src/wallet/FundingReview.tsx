import type { QuoteRequest } from '@countersign/core'
import { UntrustedText } from '@countersign/react'
import { useRouter } from '../router/RouterContext.ts'
import { PageHeading } from '../shell/PageHeading.tsx'
import { LoadingRows } from './LoadingRows.tsx'
import { PayeeSummary } from './PayeeList.tsx'
import { useWalletData } from './WalletData.tsx'
import { writeMoney } from './words.ts'

export type FundingReviewProps = { request: QuoteRequest; onContinue: () => void }

/** What will happen, before a price is made and a code is sent. */
export function FundingReview({ request, onContinue }: FundingReviewProps) {
  const router = useRouter()
  const { payees, wallet } = useWalletData()
  const { destination, remittanceInformation: reference } = request
  const payeeId = destination.destinationType === 'ACCOUNT' ? destination.accountId : undefined
  const payee = payees.value?.find(({ id }) => id === payeeId)
  const amount = BigInt(request.lockedCurrencyAmount)
  const currency = wallet.value?.balance.currency
  const editPath = payeeId === undefined ? '/send' : `/send/${encodeURIComponent(payeeId)}`
  return (
    <section className="cs-card wide">
      <PageHeading title="Pay by bank transfer" takesFocus />
      {!payee || !currency ? (
        <LoadingRows count={2} label="Loading the payment" />
      ) : (
        <>
          <dl className="cs-statement">
            <div data-row="send">
              <dt>You transfer</dt>
              <dd>
                <bdi>{writeMoney({ amount, currency })}</bdi>
              </dd>
            </div>
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
        <button
          type="button"
          className="cs-link"
          onClick={() => router.navigate(editPath, { state: { amount, reference } })}
        >
          Edit
        </button>
        <button type="button" className="cs-link" onClick={() => router.navigate('/')}>
          Cancel
        </button>
      </div>
    </section>
  )
}
