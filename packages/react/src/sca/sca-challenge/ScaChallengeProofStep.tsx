import type { ReactNode } from 'react'
import { proofOf, ScaProofSteps } from '../sca-proof/index.ts'
import { useScaChallengeContext } from './ScaChallengeContext.ts'
import { Proof } from './ScaChallengeProof.tsx'

export type ProofStepProps = {
  /** What else belongs to the payment, below its amount and its payee. */
  details: ReactNode
  /** What else the user can do. */
  instead: ReactNode
}

/** How much and to whom, and the proof, as the finished card shows them. */
export function ProofStep({ details, instead }: ProofStepProps) {
  const { state, messages } = useScaChallengeContext()
  const proof = proofOf(state)
  const purpose = proof && 'request' in proof ? proof.request.purpose : undefined
  return (
    <Proof statementClassName="cs-consent" batchClassName="cs-changes">
      {details}
      <div className="cs-inset">
        <ScaProofSteps submit={messages.proofTitle({ purpose })} instead={instead} />
      </div>
    </Proof>
  )
}
