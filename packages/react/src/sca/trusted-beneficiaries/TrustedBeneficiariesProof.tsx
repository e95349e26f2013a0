import type { ScaProofState, TrustedBeneficiariesState } from '@countersign/core'
import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { PaymentPayee } from '../../payment/payment-details/PaymentPayee.tsx'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { BusyButton } from '../../primitives/BusyButton.tsx'
import type { InPlaceProps } from '../../primitives/InPlace.tsx'
import { InPlace } from '../../primitives/InPlace.tsx'
import type { StepHeadingProps } from '../../primitives/StepHeading.tsx'
import { StepHeading } from '../../primitives/StepHeading.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { ScaProof } from '../sca-proof/index.ts'
import { useTrustedBeneficiariesContext, useTrustItem } from './TrustedBeneficiariesContext.ts'
import { trustedBeneficiariesMessages } from './trustedBeneficiariesMessages.tsx'

type Change = TrustedBeneficiariesState['change']
type Proof = Extract<Change, ScaProofState>

const proofStatuses: readonly string[] = [
  'awaiting-proof',
  'proving',
  'resending',
  'locked',
  'suspended',
  'expired',
] satisfies ScaProofState['status'][]

function isProof(change: Change): change is Proof {
  return proofStatuses.includes(change.status)
}

export type TrustedBeneficiariesProofProps = Omit<InPlaceProps, 'label' | 'onCancel'>

/** The proof that a change of the payee around asks for, in its place. Renders nothing while there is none. */
export function TrustedBeneficiariesProof(props: TrustedBeneficiariesProofProps) {
  const { beneficiaries } = useTrustedBeneficiariesContext()
  const { id } = useTrustItem()
  const words = useMessages('trustedBeneficiaries', trustedBeneficiariesMessages)
  const { state, cancel } = beneficiaries
  const { change } = state
  if (!isProof(change) || change.payee.id !== id) return null
  return (
    <ScaProof.Provider state={change} actions={beneficiaries}>
      <InPlace {...props} label={words.proofTitles[change.wish]} onCancel={cancel} />
    </ScaProof.Provider>
  )
}

export type TrustedBeneficiariesProofHeadingProps = Omit<StepHeadingProps, 'step' | 'children'>

/** What is confirmed. Takes the focus when another step begins. */
export const TrustedBeneficiariesProofHeading = forwardRef<HTMLHeadingElement, TrustedBeneficiariesProofHeadingProps>(
  function TrustedBeneficiariesProofHeading(props, ref) {
    const { change } = useTrustedBeneficiariesContext().beneficiaries.state
    const words = useMessages('trustedBeneficiaries', trustedBeneficiariesMessages)
    if (change.status === 'idle') return null
    return (
      <ScaProof.Heading {...props} ref={ref}>
        {words.proofTitles[change.wish]}
      </ScaProof.Heading>
    )
  },
)

/** Whom it is about: the payee as it was when the person began. */
export const TrustedBeneficiariesProofPayee = forwardRef<
  HTMLDListElement,
  Omit<ComponentPropsWithoutRef<'dl'>, 'children'>
>(function TrustedBeneficiariesProofPayee(props, ref) {
  const { change } = useTrustedBeneficiariesContext().beneficiaries.state
  const words = useMessages('trustedBeneficiaries', trustedBeneficiariesMessages)
  if (change.status === 'idle') return null
  const payee = change.status === 'abandoned' ? change.current : change.payee
  return (
    <dl {...props} ref={ref}>
      <div data-row="to">
        <dt>{words.account}</dt>
        <dd>
          <PaymentPayee payee={payee} destination={{ destinationType: 'ACCOUNT' }} />
        </dd>
      </div>
    </dl>
  )
})

/** Leaves the proof, calmly: nothing was changed. */
export const TrustedBeneficiariesCancelButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function TrustedBeneficiariesCancelButton(props, ref) {
    const { state, cancel } = useTrustedBeneficiariesContext().beneficiaries
    const words = useMessages('trustedBeneficiaries', trustedBeneficiariesMessages)
    return (
      <BusyButton {...props} ref={ref} unavailable={state.change.status === 'proving'} onAction={() => cancel()}>
        {props.children ?? words.cancel}
      </BusyButton>
    )
  },
)

/** Begins once more after the time was over. Renders nothing before. */
export const TrustedBeneficiariesStartAgainButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function TrustedBeneficiariesStartAgainButton(props, ref) {
    const { beneficiaries } = useTrustedBeneficiariesContext()
    const words = useMessages('trustedBeneficiaries', trustedBeneficiariesMessages)
    const { change } = beneficiaries.state
    if (change.status !== 'expired') return null
    return (
      <BusyButton {...props} ref={ref} onAction={() => void beneficiaries[change.wish](change.payee.id)}>
        {props.children ?? words.startAgain}
      </BusyButton>
    )
  },
)

/** Says in its place that the payee around is not the one that was seen. Renders nothing otherwise. */
export function TrustedBeneficiariesChanged(props: TrustedBeneficiariesProofProps) {
  const { state, cancel } = useTrustedBeneficiariesContext().beneficiaries
  const { id } = useTrustItem()
  const words = useMessages('trustedBeneficiaries', trustedBeneficiariesMessages)
  const { change } = state
  if (change.status !== 'abandoned' || change.payee.id !== id) return null
  return <InPlace {...props} label={words.changedTitle} onCancel={cancel} />
}

/** Names what has happened to the payee. */
export const TrustedBeneficiariesChangedHeading = forwardRef<HTMLHeadingElement, TrustedBeneficiariesProofHeadingProps>(
  function TrustedBeneficiariesChangedHeading(props, ref) {
    const words = useMessages('trustedBeneficiaries', trustedBeneficiariesMessages)
    return (
      <StepHeading {...props} ref={ref} step="changed">
        {words.changedTitle}
      </StepHeading>
    )
  },
)
