import type { ReactNode } from 'react'
import { ScaProofProvider } from '../sca-proof/ScaProofProvider.tsx'
import { ScaChallengeBatch } from './ScaChallengeBatch.tsx'
import { proofOf, useScaChallengeContext } from './ScaChallengeContext.ts'
import { ScaChallengePayment } from './ScaChallengePayment.tsx'

export type ScaChallengeProofProps = {
  /** Class of the amount and the payee, which stand above every proof. */
  statementClassName?: string | undefined
  /** Class of the list of a batch. */
  batchClassName?: string | undefined
  /** The parts of `ScaProof`. */
  children?: ReactNode
}

/**
 * How much and to whom, and below it the proof: nothing inside can stand without them. Renders nothing while no proof
 * is asked for.
 */
export function ScaChallengeProof({ statementClassName, batchClassName, children }: ScaChallengeProofProps) {
  const { challenge } = useScaChallengeContext()
  const proof = proofOf(challenge.state)
  if (!proof || !('payment' in proof)) return null
  return (
    <>
      <ScaChallengePayment className={statementClassName} payment={proof.payment} />
      {challenge.payments.length > 1 && (
        <ScaChallengeBatch className={batchClassName} payments={challenge.payments} current={proof.payment} />
      )}
      <ScaProofProvider state={proof} actions={challenge}>
        {children}
      </ScaProofProvider>
    </>
  )
}
