import { type ReactNode, useId } from 'react'
import { proofOf, ScaProof, ScaProofSteps } from '../sca-proof/index.ts'
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
  const { challenge } = useScaChallengeContext()
  const { state, payments } = challenge
  const proof = proofOf(state)
  const shown = proof ?? (state.status === 'sca-signing-in' ? state : undefined)
  const id = useId()
  if (!shown) return null
  return (
    <>
      <PaymentStatement id={id} className={statementClassName} payment={shown.payment} />
      {payments.length > 1 && <BatchTable className={batchClassName} payments={payments} current={shown.payment} />}
      {proof && (
        <ScaProof.Provider state={proof} actions={challenge} subjectId={id}>
          {children}
        </ScaProof.Provider>
      )}
    </>
  )
}

export type ProofStepProps = {
  /** What else belongs to the payment, below its amount and its payee. */
  details: ReactNode
  /** What else the user can do. */
  instead: ReactNode
}

/** The same as the finished card shows it. */
export function ProofStep({ details, instead }: ProofStepProps) {
  return (
    <Proof statementClassName="cs-consent" batchClassName="cs-changes">
      {details}
      <div className="cs-inset">
        <ScaProofSteps instead={instead} />
      </div>
    </Proof>
  )
}
