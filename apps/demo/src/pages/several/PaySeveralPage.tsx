import type { QuoteConfirmationState } from '@countersign/core'
import { ScaSignInScreen, useStore } from '@countersign/react'
import { useEffect, useState } from 'react'
import { BatchChallenge } from '../../batch/BatchChallenge.tsx'
import { BatchResult } from '../../batch/BatchResult.tsx'
import { BatchReview, type ShownState } from '../../batch/BatchReview.tsx'
import { batchStepOf } from '../../batch/batchStep.ts'
import type { PaymentBatch } from '../../batch/paymentBatch.ts'
import { usePaymentBatch } from '../../batch/usePaymentBatch.ts'
import { Link } from '../../router/Link.tsx'
import { NothingToPay } from '../../shell/NothingToPay.tsx'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { StepTitle } from '../../shell/StepTitle.tsx'
import { LoadingRows } from '../../wallet/LoadingRows.tsx'
import { useWalletData } from '../../wallet/WalletData.tsx'
import { explainQuoteError } from '../../wallet/words.ts'

/** Last step of paying several people: the prices, one consent, the proofs, and the outcome of each. */
export function PaySeveralPage({ quoteIds }: { quoteIds: string | undefined }) {
  const batch = usePaymentBatch(quoteIds)
  if (!batch) return <NothingToPay />
  return (
    <div className="column flow">
      <Steps batch={batch} />
    </div>
  )
}

function Steps({ batch }: { batch: PaymentBatch }) {
  const states = useStore(batch)
  const [acted, setActed] = useState(false)
  const shown = states.filter((state): state is ShownState => 'quote' in state)
  switch (batchStepOf(states)) {
    case 'loading':
      return <Loading count={states.length} />
    case 'unavailable':
      return <Unavailable batch={batch} states={states} />
    case 'sca-signing-in':
      return <ScaSignIn batch={batch} canLeave={shown.length === states.length} />
    case 'challenge':
      return <BatchChallenge batch={batch} states={shown} />
    case 'result':
      return <BatchResult batch={batch} states={shown} takesFocus={acted} />
    default:
      return (
        <BatchReview
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
      <section className="panel" aria-label="Your payments">
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
      <section className="panel" aria-label="Your payments">
        <p role="alert">{unread && explainQuoteError(unread.error)}</p>
        <button type="button" className="cs-button action" onClick={batch.load}>
          Try again
        </button>
        <Link to="/send/several" className="cs-button action" data-look="quiet">
          Edit amounts
        </Link>
      </section>
    </>
  )
}

/** The SCA sign-in, which comes first. There is nothing to return to while a payment could not be read. */
function ScaSignIn({ batch, canLeave }: { batch: PaymentBatch; canLeave: boolean }) {
  const { accountId } = useWalletData()
  return (
    <>
      <StepTitle title="Confirm it’s you" />
      <ScaSignInScreen
        accountId={accountId}
        headingLevel={1}
        focusOnMount
        className="wide"
        onSignedIn={batch.resume}
        onClose={canLeave ? batch.cancelSignIn : undefined}
      />
    </>
  )
}
