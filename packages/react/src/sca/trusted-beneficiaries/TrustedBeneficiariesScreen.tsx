import { forwardRef } from 'react'
import { classNames } from '../../primitives/classNames.ts'
import { PartBoundary } from '../../primitives/PartBoundary.tsx'
import { Screen } from '../../primitives/Screen.tsx'
import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import type { SettingsScreenProps } from '../../settings/signed-resource/ListParts.tsx'
import { ListNote, ListTop } from '../../settings/signed-resource/ListParts.tsx'
import { ManagedListErrorMessage } from '../../settings/signed-resource/ManagedListTexts.tsx'
import { ScaProofSteps } from '../sca-proof/index.ts'
import { LazyScaSignIn, useInlineScaSignIn } from '../sca-sign-in/index.ts'
import {
  TrustedBeneficiariesConfirmButton,
  TrustedBeneficiariesKeepButton,
  TrustedBeneficiariesQuestion,
  TrustedBeneficiariesRemoveButton,
  TrustedBeneficiariesTrustButton,
  TrustedBeneficiariesUntrustButton,
} from './TrustedBeneficiariesButtons.tsx'
import { useTrustedBeneficiariesContext } from './TrustedBeneficiariesContext.ts'
import {
  TrustedBeneficiariesDetails,
  TrustedBeneficiariesExplanation,
  TrustedBeneficiariesItems,
  TrustedBeneficiariesName,
} from './TrustedBeneficiariesItems.tsx'
import {
  TrustedBeneficiariesCancelButton,
  TrustedBeneficiariesChanged,
  TrustedBeneficiariesChangedHeading,
  TrustedBeneficiariesProof,
  TrustedBeneficiariesProofHeading,
  TrustedBeneficiariesProofPayee,
  TrustedBeneficiariesStartAgainButton,
} from './TrustedBeneficiariesProof.tsx'
import type { TrustedBeneficiariesRootProps } from './TrustedBeneficiariesRoot.tsx'
import { TrustedBeneficiariesRoot } from './TrustedBeneficiariesRoot.tsx'
import { trustedBeneficiariesMessages } from './trustedBeneficiariesMessages.tsx'

export type TrustedBeneficiariesScreenProps = Omit<TrustedBeneficiariesRootProps, 'children'> & SettingsScreenProps

/**
 * The finished card for payees and trust in them: payments to a payee that is trusted go out without a code. Each change
 * is confirmed in its place. Needs `@countersign/react/styles.css`.
 */
export const TrustedBeneficiariesScreen = forwardRef<HTMLDivElement, TrustedBeneficiariesScreenProps>(
  function TrustedBeneficiariesScreen(props, ref) {
    const { headingLevel = 2, className, ...rest } = props
    return (
      <Screen name="TrustedBeneficiaries" subject={rest.accountId}>
        <TrustedBeneficiariesRoot {...rest} ref={ref} className={classNames('cs-card', className)}>
          <PartBoundary>
            <ListTop headingLevel={headingLevel} />
            <TrustedBeneficiariesExplanation className="cs-lead" />
            <Payees headingLevel={headingLevel} />
            <StepUp headingLevel={headingLevel} />
          </PartBoundary>
        </TrustedBeneficiariesRoot>
      </Screen>
    )
  },
)

type ContentProps = { headingLevel: HeadingLevel }

function Payees({ headingLevel }: ContentProps) {
  const { asked } = useTrustedBeneficiariesContext()
  const words = useMessages('trustedBeneficiaries', trustedBeneficiariesMessages)
  const level = Math.min(headingLevel + 1, 4) as HeadingLevel
  return (
    <>
      <TrustedBeneficiariesItems className="cs-list" aria-label={words.title}>
        <div className="cs-item">
          <TrustedBeneficiariesName className="cs-item-name" />
          <TrustedBeneficiariesDetails className="cs-hint" />
        </div>
        <div className="cs-actions">
          <TrustedBeneficiariesTrustButton className="cs-link" />
          <TrustedBeneficiariesUntrustButton className="cs-link" />
          <TrustedBeneficiariesRemoveButton className="cs-link" />
        </div>
        <TrustedBeneficiariesQuestion className="cs-ask">
          <ManagedListErrorMessage className="cs-error" />
          <TrustedBeneficiariesConfirmButton className="cs-button" />
          <TrustedBeneficiariesKeepButton className="cs-button" data-look="quiet" />
        </TrustedBeneficiariesQuestion>
        <Proof headingLevel={level} />
      </TrustedBeneficiariesItems>
      <ListNote own={asked === undefined} />
    </>
  )
}

function Proof({ headingLevel }: ContentProps) {
  const over = useTrustedBeneficiariesContext().beneficiaries.state.change.status === 'expired'
  const words = useMessages('trustedBeneficiaries', trustedBeneficiariesMessages)
  const cancel = <TrustedBeneficiariesCancelButton className="cs-link" />
  return (
    <>
      <TrustedBeneficiariesProof className="cs-ask">
        <TrustedBeneficiariesProofHeading className="cs-subtitle" level={headingLevel} />
        <TrustedBeneficiariesProofPayee className="cs-statement" />
        <ScaProofSteps instead={!over && cancel} />
        <TrustedBeneficiariesStartAgainButton className="cs-button" />
        {over && <div className="cs-actions">{cancel}</div>}
      </TrustedBeneficiariesProof>
      <TrustedBeneficiariesChanged className="cs-ask">
        <TrustedBeneficiariesChangedHeading className="cs-subtitle" level={headingLevel} />
        <p className="cs-lead">{words.changed}</p>
        <TrustedBeneficiariesProofPayee className="cs-statement" />
        <TrustedBeneficiariesCancelButton className="cs-button" data-look="quiet">
          {words.close}
        </TrustedBeneficiariesCancelButton>
      </TrustedBeneficiariesChanged>
    </>
  )
}

/** The login of the region, for the list or for a change that waits for it. */
function StepUp({ headingLevel }: ContentProps) {
  const { accountId, beneficiaries } = useTrustedBeneficiariesContext()
  const { state, resume, cancel } = beneficiaries
  const { list, change } = state
  const ofList = useInlineScaSignIn(list.status === 'unavailable' ? list.error : undefined, resume)
  const ofChange = change.status === 'sca-signing-in'
  if (!ofList.wanted && !ofChange) return null
  return (
    <LazyScaSignIn
      accountId={accountId}
      headingLevel={headingLevel}
      onSignedIn={ofChange ? () => void resume() : ofList.finish}
      onCancel={ofChange ? cancel : ofList.cancel}
    />
  )
}
