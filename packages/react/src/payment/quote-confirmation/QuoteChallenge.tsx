import type { ScaChallengeState } from '@countersign/core'
import { useEffect } from 'react'
import type { HeadingLevel } from '../../primitives/Heading.tsx'
import { PartBoundary } from '../../primitives/PartBoundary.tsx'
import { ScaChallenge, ScaChallengeSteps, useScaChallengeContext } from '../../sca/sca-challenge/index.ts'
import { PaymentPrice, toScaPayment } from '../payment-details/index.ts'
import { useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'
import type { ChallengeStatus } from './useQuoteHistory.ts'

type QuoteChallengeProps = { accountId: string; headingLevel: HeadingLevel }

/** The challenge of a payment on the card of its confirmation: for exactly the quote that the user agreed to. */
export function QuoteChallenge(props: QuoteChallengeProps) {
  const { state, closeChallenge, challengeFinished, switchFactor, startAgain } =
    useQuoteConfirmationContext().confirmation
  if (state.status !== 'authorizing') return null
  const { sendingCurrency, receivingCurrency } = state.quote
  // One of the proofs confirms the conversion, so its rate and what arrives stand above it.
  const price = sendingCurrency.code !== receivingCurrency.code && (
    <dl className="cs-statement">
      <PaymentPrice quote={state.quote} />
    </dl>
  )
  return (
    <ScaChallenge.Root
      {...toScaPayment(state)}
      onFinished={(outcome) => void challengeFinished(outcome)}
      onSwitchFactor={(other) => {
        if (other !== 'TOTP') void switchFactor(other)
      }}
      onStartAgain={() => void startAgain()}
      onClose={closeChallenge}
    >
      <PartBoundary>
        <ScaChallengeSteps {...props} focusOnMount details={price} />
      </PartBoundary>
      <ReportStatus />
    </ScaChallenge.Root>
  )
}

/** Reports the status of the challenge to its confirmation, for when the user closes it. */
function ReportStatus() {
  const { state } = useScaChallengeContext().challenge
  const status = statusOf(state)
  const lockedUntil = state.status === 'locked' ? state.until : undefined
  const { reportChallengeStatus } = useQuoteConfirmationContext()
  useEffect(() => {
    if (status) reportChallengeStatus(status, lockedUntil)
  }, [status, lockedUntil, reportChallengeStatus])
  return null
}

function statusOf(state: ScaChallengeState): ChallengeStatus | undefined {
  if (state.status === 'abandoned' || state.status === 'locked' || state.status === 'suspended') return state.status
  if (state.status === 'unavailable' && state.error.code === 'SCA_CHALLENGE_EXPIRED') return 'replaced'
  if ('error' in state && state.error?.code === 'SCA_OUTCOME_UNKNOWN') return 'outcomeUnknown'
  // The states in between change nothing about what is known.
  return state.status === 'awaiting-proof' ? 'waiting' : undefined
}
