import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { Heading } from '../../primitives/Heading.tsx'
import { InPlace } from '../../primitives/InPlace.tsx'
import { PaymentPayee, PaymentRow } from '../../shared/payment-details/index.ts'
import { proofOf, ScaProof } from '../sca-proof/index.ts'
import { useTrustedBeneficiariesContext, useTrustItem } from './TrustedBeneficiariesContext.ts'

/** The proof that a change of the payee around requires, inside the item. Renders nothing while none is required. */
export const Proof = definePart(InPlace, () => {
  const beneficiaries = useTrustedBeneficiariesContext()
  const { messages, payeeId } = beneficiaries
  const { id } = useTrustItem()
  const proof = proofOf(beneficiaries.state.change)
  if (proof?.payee.id !== id) return null
  return {
    label: messages.proofTitles[proof.wish],
    onCancel: beneficiaries.cancel,
    wrap: (element) => (
      <ScaProof.Provider state={proof} actions={beneficiaries} subjectId={payeeId}>
        {element}
      </ScaProof.Provider>
    ),
  }
})

/** Names what is confirmed. Takes the focus when another step begins. */
export const ProofHeading = definePart(ScaProof.Heading, () => {
  const { state, messages } = useTrustedBeneficiariesContext()
  const { change } = state
  return change.status === 'idle' ? null : { children: messages.proofTitles[change.wish] }
})

/** The payee that the proof is about, as it was when the user began; where it has changed since then, as it is now. */
export const ProofPayee = definePart('dl', () => {
  const { state, messages, payeeId } = useTrustedBeneficiariesContext()
  const { change } = state
  if (change.status === 'idle') return null
  const payee = change.status === 'abandoned' ? change.current : change.payee
  return {
    id: payeeId,
    children: (
      <PaymentRow name="to" label={messages.account}>
        <PaymentPayee payee={payee} destination={{ destinationType: 'ACCOUNT' }} />
      </PaymentRow>
    ),
  }
})

/** Leaves the proof; nothing was changed. */
export const CancelButton = definePart(Button, () => {
  const { state, cancel, messages } = useTrustedBeneficiariesContext()
  return {
    unavailable: state.change.status === 'proving',
    onPress: cancel,
    text: messages.cancel,
  }
})

/** Starts again when the time to confirm is over. Renders nothing before. */
export const StartAgainButton = definePart(Button, () => {
  const beneficiaries = useTrustedBeneficiariesContext()
  const { change } = beneficiaries.state
  if (change.status !== 'expired') return null
  return {
    onPress: () => void beneficiaries[change.wish](change.payee.id),
    text: beneficiaries.messages.startAgain,
  }
})

/** Says, inside the item, that the payee is not the one that the user saw. Renders nothing otherwise. */
export const Changed = definePart(InPlace, () => {
  const { state, cancel, messages } = useTrustedBeneficiariesContext()
  const { id } = useTrustItem()
  const { change } = state
  if (change.status !== 'abandoned' || change.payee.id !== id) return null
  return { label: messages.changedTitle, onCancel: cancel }
})

/** Names what has happened to the payee. */
export const ChangedHeading = definePart(Heading, () => {
  const { messages } = useTrustedBeneficiariesContext()
  return { step: 'changed', children: messages.changedTitle }
})
