import { Banner } from '../../primitives/Banner.tsx'
import { defineScreen } from '../../primitives/defineScreen.tsx'
import { type HeadingLevel, levelBelow } from '../../primitives/Heading.tsx'
import { SupportLink } from '../../primitives/SupportLink.tsx'
import * as SignedResource from '../../settings/signed-resource/index.ts'
import { ScaProofSteps } from '../sca-proof/index.ts'
import { LazyScaSignIn, useInlineScaSignIn } from '../sca-sign-in/index.ts'
import * as TrustedBeneficiaries from './TrustedBeneficiaries.tsx'
import { useTrustedBeneficiariesContext } from './TrustedBeneficiariesContext.ts'

/**
 * The finished card for payees and trust in them: payments to a trusted payee go out without a code. Each change is
 * confirmed inside its item. Needs `@countersign/react/styles.css`.
 */
export const TrustedBeneficiariesScreen = defineScreen(
  {
    name: 'TrustedBeneficiaries',
    root: TrustedBeneficiaries.Root,
  },
  ({ headingLevel = 2 }: SignedResource.SettingsScreenProps) => (
    <>
      <SignedResource.SignedResourceTop headingLevel={headingLevel} />
      <TrustedBeneficiaries.Explanation className="cs-lead" />
      <TrustedBeneficiaries.Items className="cs-list">
        <span className="cs-row">
          <TrustedBeneficiaries.Initials />
          <span className="cs-item">
            <TrustedBeneficiaries.Name className="cs-item-name" />
            <TrustedBeneficiaries.Details className="cs-hint" />
          </span>
        </span>
        <TrustedBeneficiaries.TrustButton className="cs-link" />
        <TrustedBeneficiaries.ItemNotice className="cs-hint" />
        <TrustedBeneficiaries.Question className="cs-ask">
          <TrustedBeneficiaries.ErrorMessage className="cs-error" />
          <SignedResource.ItemAnswers className="cs-answers">
            <TrustedBeneficiaries.KeepButton className="cs-button" data-look="quiet" />
            <TrustedBeneficiaries.ConfirmButton className="cs-button" />
          </SignedResource.ItemAnswers>
        </TrustedBeneficiaries.Question>
        <Proof headingLevel={levelBelow(headingLevel)} />
      </TrustedBeneficiaries.Items>
      <SignedResource.SignedResourceMessage />
      <SignIn headingLevel={headingLevel} />
    </>
  ),
)

type LevelProps = { headingLevel: HeadingLevel }

function Proof({ headingLevel }: LevelProps) {
  const { state, messages } = useTrustedBeneficiariesContext()
  const { change } = state
  const isOver = change.status === 'expired'
  const ends = change.status !== 'idle' && change.wish === 'untrust'
  const cancel = <TrustedBeneficiaries.CancelButton className="cs-link" />
  return (
    <>
      <TrustedBeneficiaries.Proof className="cs-ask">
        <TrustedBeneficiaries.ProofHeading className="cs-subtitle" level={headingLevel} />
        <TrustedBeneficiaries.ProofPayee className="cs-statement" />
        <ScaProofSteps submit={ends ? messages.stopTrusting : messages.trust} instead={!isOver && cancel} />
        <TrustedBeneficiaries.StartAgainButton className="cs-button" />
        {isOver && <div className="cs-actions">{cancel}</div>}
      </TrustedBeneficiaries.Proof>
      <TrustedBeneficiaries.Changed className="cs-ask">
        <TrustedBeneficiaries.ChangedHeading className="cs-subtitle" level={headingLevel} />
        <Banner className="cs-banner" tone="danger">
          {messages.changed}
        </Banner>
        <TrustedBeneficiaries.ProofPayee className="cs-statement" />
        <SupportLink className="cs-button" />
        <TrustedBeneficiaries.CancelButton className="cs-button" data-look="quiet">
          {messages.close}
        </TrustedBeneficiaries.CancelButton>
      </TrustedBeneficiaries.Changed>
    </>
  )
}

/** The SCA sign-in, for the list or for a change that was refused without one. */
function SignIn({ headingLevel }: LevelProps) {
  const { state, resume, cancel, accountId } = useTrustedBeneficiariesContext()
  const { list, change } = state
  const forList = useInlineScaSignIn(list.error, resume)
  const forChange = change.status === 'sca-signing-in'
  if (!forList.wanted && !forChange) return null
  return (
    <LazyScaSignIn
      accountId={accountId}
      headingLevel={headingLevel}
      onSignedIn={forChange ? () => void resume() : forList.finish}
      onCancel={forChange ? cancel : forList.cancel}
    />
  )
}
