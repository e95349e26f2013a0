import type { QuoteConfirmationState } from '@countersign/core'
import { ScaSignInScreen, useStore, type WalletPageProps } from '@countersign/react'
import { useEffect, useState } from 'react'
import { BatchChallenge } from '../../batch/BatchChallenge.tsx'
import { BatchResult } from '../../batch/BatchResult.tsx'
import { BatchReview, type ShownState } from '../../batch/BatchReview.tsx'
import { batchStepOf } from '../../batch/batchStep.ts'
import type { PaymentBatch } from '../../batch/paymentBatch.ts'
import { usePaymentBatch } from '../../batch/usePaymentBatch.ts'
import { Link } from '../../shell/Link.tsx'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { LoadingRows } from '../../wallet/LoadingRows.tsx'
import { explainQuoteError } from '../../wallet/words.ts'

/** Last step of paying several people: the prices, one consent, the proofs, and the outcome of each. */
export function PaySeveralPage({ accountId, id }: WalletPageProps) {
  const batch = usePaymentBatch(accountId, id)
  return (
    <div className="cs-column" data-flow="">
      {batch ? <Steps accountId={accountId} batch={batch} /> : <PageHeading title="Payment not found" />}
    </div>
  )
}

type StepsProps = { accountId: string; batch: PaymentBatch }

function Steps({ accountId, batch }: StepsProps) {
  const states = useStore(batch)
  const [acted, setActed] = useState(false)
  const shown = states.filter((state): state is ShownState => 'quote' in state)
  switch (batchStepOf(states)) {
    case 'loading':
      return <Loading count={states.length} />
    case 'unavailable':
      return <Unavailable batch={batch} states={states} />
    case 'sca-signing-in':
      return <ScaSignIn accountId={accountId} batch={batch} canLeave={shown.length === states.length} />
    case 'challenge':
      return <BatchChallenge accountId={accountId} batch={batch} states={shown} />
    case 'result':
      return <BatchResult batch={batch} states={shown} takesFocus={acted} />
    default:
      return (
        <BatchReview
          accountId={accountId}
          batch={batch}
          states={shown}
          onConfirm={() => {
            setActed(true)
            batch.confirm()
          }}
        />
      )
  }
}

function Loading({ count }: { count: number }) {
  return (
    <>
      <PageHeading title="Getting your prices" />
      <section className="cs-card" aria-label="Your payments">
        <LoadingRows count={count} label="Loading your payments" />
      </section>
    </>
  )
}

function Unavailable({ batch, states }: { batch: PaymentBatch; states: readonly QuoteConfirmationState[] }) {
  const unread = states.find((state) => state.status === 'unavailable')
  useEffect(() => {
    addEventListener('online', batch.load)
    return () => removeEventListener('online', batch.load)
  }, [batch])
  return (
    <>
      <PageHeading title="We couldn’t load every payment" />
      <section className="cs-card" aria-label="Your payments">
        <p role="alert">{unread && explainQuoteError(unread.error)}</p>
        <button type="button" className="cs-button cs-action" onClick={batch.load}>
          Try again
        </button>
        <Link to="/send/several" className="cs-button cs-action" data-look="quiet">
          Edit amounts
        </Link>
      </section>
    </>
  )
}

/** The SCA sign-in, which comes first. There is nothing to return to while a payment could not be read. */
function ScaSignIn({ accountId, batch, canLeave }: StepsProps & { canLeave: boolean }) {
  return (
    <ScaSignInScreen
      accountId={accountId}
      headingLevel={1}
      focusOnMount
      onSignedIn={batch.resume}
      onClose={canLeave ? batch.cancelSignIn : undefined}
    />
  )
}
