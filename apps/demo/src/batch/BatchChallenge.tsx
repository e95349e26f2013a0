import type { ScaPayment } from '@countersign/core'
import { ScaChallengeScreen } from '@countersign/react'
import { useState } from 'react'
import type { ShownState } from './BatchReview.tsx'
import { isChallenged } from './batchStep.ts'
import type { PaymentBatch } from './paymentBatch.ts'

type BatchChallengeProps = { accountId: string; batch: PaymentBatch; states: readonly ShownState[] }

/** The proofs of all payments that wait for one, under one list with its total. */
export function BatchChallenge({ accountId, batch, states }: BatchChallengeProps) {
  const waiting = states.filter(isChallenged).map(({ quote }) => quote.id)
  const [listed, setListed] = useState(waiting)
  // What the person began with stays together; only once all of it has moved on does another list begin.
  if (!listed.some((quoteId) => waiting.includes(quoteId))) setListed(waiting)
  const [first, ...others] = states.filter(({ quote }) => listed.includes(quote.id)).map(toScaPayment)
  if (!first) return null
  return (
    <ScaChallengeScreen
      key={listed.join()}
      accountId={accountId}
      payments={[first, ...others]}
      headingLevel={1}
      focusOnMount
      onFinished={batch.challengesFinished}
      onClose={batch.closeChallenges}
    />
  )
}

function toScaPayment({ quote, payee }: ShownState): ScaPayment {
  return {
    quoteId: quote.id,
    amount: { amount: quote.totalSendingAmount, currency: quote.sendingCurrency },
    payee: payee ?? { umaAddress: quote.destination.umaAddress ?? '' },
    shown: quote,
  }
}
