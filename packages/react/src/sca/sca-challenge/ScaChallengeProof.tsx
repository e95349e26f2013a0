import type { ReactNode } from 'react'
import { ScaProof } from '../sca-proof/index.ts'
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
 * How much and to whom, and below it the proof: nothing inside can stand without them. While the login of the region is
 * asked for, what it is for stands alone. Renders nothing else.
 */
export function ScaChallengeProof({ statementClassName, batchClassName, children }: ScaChallengeProofProps) {
  const { challenge } = useScaChallengeContext()
  const { state, payments } = challenge
  const proof = proofOf(state)
  const shown = proof ?? (state.status === 'sca-signing-in' ? state : undefined)
  if (!shown || !('payment' in shown)) return null
  return (
    <>
      <ScaChallengePayment className={statementClassName} payment={shown.payment} />
      {payments.length > 1 && (
        <ScaChallengeBatch className={batchClassName} payments={payments} current={shown.payment} />
      )}
      {proof && (
        <ScaProof.Provider state={proof} actions={challenge}>
          {children}
        </ScaProof.Provider>
      )}
    </>
  )
}
