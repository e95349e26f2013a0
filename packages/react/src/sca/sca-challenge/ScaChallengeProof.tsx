import { type ReactNode, useId } from 'react'
import { proofOf, ScaProof } from '../sca-proof/index.ts'
import { useScaChallengeContext } from './ScaChallengeContext.ts'
import { BatchTable, PaymentStatement } from './ScaChallengeStatement.tsx'

export type ProofProps = {
  /** Class of the amount and the payee, which are above every proof. */
  statementClassName?: string | undefined
  /** Class of the list of payments that are confirmed together. */
  batchClassName?: string | undefined
  /** The parts of `ScaProof`. */
  children?: ReactNode
}

/**
 * How much and to whom, and below it the proof: nothing inside is shown without them. During an SCA sign-in, only the
 * payment is shown. Renders nothing at other steps.
 */
export function Proof({ statementClassName, batchClassName, children }: ProofProps) {
  const challenge = useScaChallengeContext()
  const { state, payments } = challenge
  const proof = proofOf(state)
  const shown = proof ?? (state.status === 'sca-signing-in' ? state : undefined)
  const id = useId()
  if (!shown) return null
  return (
    <>
      <PaymentStatement id={id} className={statementClassName} payment={shown.payment} />
      {proof && (
        <ScaProof.Provider state={proof} actions={challenge} subjectId={id}>
          {children}
        </ScaProof.Provider>
      )}
      {/* Below it, so that the code stays beside the payment that it confirms. */}
      {payments.length > 1 && <BatchTable className={batchClassName} payments={payments} current={shown.payment} />}
    </>
  )
}
