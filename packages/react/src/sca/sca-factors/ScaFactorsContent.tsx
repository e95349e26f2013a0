import { type HeadingLevel, levelBelow } from '../../primitives/Heading.tsx'
import { LazyPart } from '../../primitives/Lazy.tsx'
import { Skeleton } from '../../primitives/Skeleton.tsx'
import * as SignedResource from '../../settings/signed-resource/index.ts'
import { ScaFactorReset, ScaFactorResetSteps, useScaFactorResetContext } from '../sca-factor-reset/index.ts'
import { ScaSignInForError } from '../sca-sign-in/index.ts'
import * as ScaFactors from './ScaFactors.tsx'
import { useScaFactorsContext } from './ScaFactorsContext.ts'

type LevelProps = { accountId: string; headingLevel: HeadingLevel }

export type ScaFactorsContentProps = LevelProps & {
  /** Shows the check of a lost factor in your page; without it, the check opens in a tab of its own. */
  embedCheck?: ScaFactorReset.Embed | undefined
}

/** The factors, what can be added, and the reset of what was lost: everything below the heading. */
export function ScaFactorsContent({ accountId, headingLevel, embedCheck }: ScaFactorsContentProps) {
  const { load } = useScaFactorsContext()
  const below = { accountId, headingLevel: levelBelow(headingLevel) }
  return (
    <ScaFactorReset.Root accountId={accountId} embed={embedCheck} onCompleted={() => void load()}>
      <Factors />
      <ScaFactorResetSteps {...below} />
      <Adding {...below} />
      <SignIn accountId={accountId} headingLevel={headingLevel} />
    </ScaFactorReset.Root>
  )
}

function Factors() {
  const { question } = useScaFactorsContext()
  const { asked } = useScaFactorResetContext()
  return (
    <>
      <ScaFactors.Items className="cs-list">
        <ScaFactors.Icon className="cs-item-icon" />
        <div className="cs-item">
          <ScaFactors.Name className="cs-item-name" />
          <ScaFactors.Details className="cs-hint" />
        </div>
        <div className="cs-actions">
          <ScaFactors.LostButton className="cs-link" />
          <ScaFactors.RemoveButton className="cs-link" />
        </div>
        <ScaFactors.RemoveQuestion className="cs-ask">
          <SignedResource.SignedResourceAnswers keep={ScaFactors.KeepButton} confirm={ScaFactors.ConfirmRemoveButton} />
        </ScaFactors.RemoveQuestion>
        <ScaFactors.LostQuestion className="cs-ask">
          <ScaFactorReset.ErrorMessage className="cs-error" />
          <div className="cs-answers">
            <ScaFactors.NotLostButton className="cs-button" data-look="quiet" />
            <ScaFactors.StartResetButton className="cs-button" />
          </div>
        </ScaFactors.LostQuestion>
      </ScaFactors.Items>
      <SignedResource.SignedResourceMessage own={!question.asked && !asked} />
    </>
  )
}

// The QR encoder and the recovery codes are for the few users who add an app.
const loadTotpEnrollment = () => import('../totp-enrollment/TotpEnrollmentInline.tsx')

function Adding({ accountId, headingLevel }: LevelProps) {
  const { adding, messages } = useScaFactorsContext()
  const { status } = useScaFactorResetContext().state
  // One thing at a time: what is being replaced comes first.
  if (status === 'waiting' || status === 'passed' || status === 'completing') return null
  const Heading = `h${headingLevel}` as const
  return (
    <>
      <ScaFactors.AddSection className="cs-inset">
        <Heading className="cs-subtitle">{messages.addTitle}</Heading>
        <div className="cs-choices">
          <ScaFactors.AddTotpButton className="cs-button" data-look="quiet" />
          <ScaFactors.TotpHint className="cs-hint" />
          <ScaFactors.AddPasskeyButton className="cs-button" data-look="quiet" />
          <ScaFactors.PasskeyHint className="cs-hint" />
        </div>
      </ScaFactors.AddSection>
      <ScaFactors.TotpStep>
        <LazyPart load={loadTotpEnrollment} waiting={<Skeleton />}>
          {({ TotpEnrollmentInline }) => (
            <TotpEnrollmentInline
              accountId={accountId}
              label={messages.addTotp}
              headingLevel={headingLevel}
              onEnrolled={adding.reportTotp}
              onClose={adding.closeTotp}
            />
          )}
        </LazyPart>
      </ScaFactors.TotpStep>
    </>
  )
}

/** The SCA sign-in, for the list, a change or a passkey that was refused without one. */
function SignIn({ accountId, headingLevel }: LevelProps) {
  const { state, resume, adding } = useScaFactorsContext()
  const { passkey } = adding
  const ofList = state.list.error ?? state.change.error
  const ofPasskey = passkey.state.error
  const forPasskey = ofPasskey?.action === 'sca-sign-in'
  return (
    <ScaSignInForError
      accountId={accountId}
      headingLevel={headingLevel}
      error={forPasskey ? ofPasskey : ofList}
      resume={forPasskey ? passkey.resume : resume}
    />
  )
}
