import { ScaChallenge, ScaProof } from '@countersign/react/sca-challenge'
import { Card, notice, plain, primary } from './design.tsx'

/** The proof of a payment that some regions require: its amount and its payee are above the code. */
export function Proof() {
  return (
    <Card>
      <ScaChallenge.Heading focusOnMount />
      <ScaChallenge.Steps />
      <ScaChallenge.Explanation />
      <ScaChallenge.Alarm />
      <ScaChallenge.Changes />
      <ScaChallenge.ErrorMessage render={notice} />
      <ScaChallenge.Proof>
        <ProofFields />
      </ScaChallenge.Proof>
      <ScaChallenge.RetryButton render={primary} />
      <ScaChallenge.StartAgainButton render={plain} />
      <ScaChallenge.CloseButton render={plain} />
    </Card>
  )
}

/** A code or a passkey. */
export function ProofFields() {
  return (
    <>
      <ScaProof.Explanation />
      <ScaProof.CodeForm>
        <ScaProof.CodeLabel /> <ScaProof.CodeInput />
        <ScaProof.SubmitButton render={primary} />
      </ScaProof.CodeForm>
      <ScaProof.PasskeyButton render={primary} />
      <ScaProof.ResendButton render={plain} />
      <ScaProof.ErrorMessage render={notice} />
    </>
  )
}
