import { forwardRef } from 'react'
import { classNames } from '../../primitives/classNames.ts'
import { LaterPart } from '../../primitives/Lazy.tsx'
import { Skeleton } from '../../primitives/Skeleton.tsx'
import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import type { SettingsScreenProps } from '../../settings/signed-resource/ListParts.tsx'
import { ListNote, ListTop } from '../../settings/signed-resource/ListParts.tsx'
import { ManagedListHeading } from '../../settings/signed-resource/ManagedListHeading.tsx'
import { ManagedListErrorMessage } from '../../settings/signed-resource/ManagedListTexts.tsx'
import { ScaFactorReset, ScaFactorResetSteps, useScaFactorResetContext } from '../sca-factor-reset/index.ts'
import { LazyScaSignIn } from '../sca-sign-in/index.ts'
import {
  ScaFactorsAddPasskeyButton,
  ScaFactorsAddSection,
  ScaFactorsAddTotpButton,
  ScaFactorsPasskeyHint,
  ScaFactorsTotpStep,
} from './ScaFactorsAdding.tsx'
import { useScaFactorsContext } from './ScaFactorsContext.ts'
import { ScaFactorsDetails, ScaFactorsExplanation, ScaFactorsItems, ScaFactorsName } from './ScaFactorsItems.tsx'
import {
  ScaFactorsLostButton,
  ScaFactorsLostQuestion,
  ScaFactorsNotLostButton,
  ScaFactorsStartResetButton,
} from './ScaFactorsLost.tsx'
import {
  ScaFactorsConfirmRemoveButton,
  ScaFactorsKeepButton,
  ScaFactorsRemoveButton,
  ScaFactorsRemoveQuestion,
} from './ScaFactorsRemoving.tsx'
import type { ScaFactorsRootProps } from './ScaFactorsRoot.tsx'
import { ScaFactorsRoot } from './ScaFactorsRoot.tsx'
import { scaFactorsMessages } from './scaFactorsMessages.tsx'

export type ScaFactorsScreenProps = Omit<ScaFactorsRootProps, 'children'> &
  SettingsScreenProps & {
    /** Shows the check of a lost factor in your page; without it, it opens in a tab of its own. */
    embedCheck?: ScaFactorReset.Embed | undefined
  }

/**
 * The finished card for what a person confirms with: phone, authenticator app and passkey, adding and removing them, and
 * replacing what was lost. Needs `@countersign/react/styles.css`.
 */
export const ScaFactorsScreen = forwardRef<HTMLDivElement, ScaFactorsScreenProps>(
  function ScaFactorsScreen(props, ref) {
    const { headingLevel = 2, embedCheck, className, ...rest } = props
    return (
      <ScaFactorsRoot {...rest} ref={ref} className={classNames('cs-card', className)}>
        <Content headingLevel={headingLevel} embedCheck={embedCheck} />
      </ScaFactorsRoot>
    )
  },
)

type ContentProps = { headingLevel: HeadingLevel }

function Content({ headingLevel, embedCheck }: ContentProps & Pick<ScaFactorsScreenProps, 'embedCheck'>) {
  const { accountId, list, notNeeded } = useScaFactorsContext()
  const level = Math.min(headingLevel + 1, 4) as HeadingLevel
  if (notNeeded)
    return (
      <>
        <ManagedListHeading className="cs-title" level={headingLevel} />
        <ScaFactorsExplanation className="cs-text" />
      </>
    )
  return (
    <ScaFactorReset.Root accountId={accountId} embed={embedCheck} onCompleted={() => void list.load()}>
      <ListTop headingLevel={headingLevel} />
      <Factors />
      <ScaFactorResetSteps accountId={accountId} headingLevel={level} />
      <Adding headingLevel={level} />
      <StepUp headingLevel={headingLevel} />
    </ScaFactorReset.Root>
  )
}

function Factors() {
  const { question } = useScaFactorsContext()
  const { asked } = useScaFactorResetContext()
  const words = useMessages('scaFactors', scaFactorsMessages)
  return (
    <>
      <ScaFactorsItems className="cs-list" aria-label={words.title}>
        <div className="cs-item">
          <ScaFactorsName className="cs-item-name" />
          <ScaFactorsDetails className="cs-hint" />
        </div>
        <div className="cs-actions">
          <ScaFactorsLostButton className="cs-link" />
          <ScaFactorsRemoveButton className="cs-link" />
        </div>
        <ScaFactorsRemoveQuestion className="cs-ask">
          <ManagedListErrorMessage className="cs-error" />
          <ScaFactorsConfirmRemoveButton className="cs-button" />
          <ScaFactorsKeepButton className="cs-button" data-look="quiet" />
        </ScaFactorsRemoveQuestion>
        <ScaFactorsLostQuestion className="cs-ask">
          <ScaFactorReset.ErrorMessage className="cs-error" />
          <ScaFactorsStartResetButton className="cs-button" />
          <ScaFactorsNotLostButton className="cs-button" data-look="quiet" />
        </ScaFactorsLostQuestion>
      </ScaFactorsItems>
      <ListNote own={question.askedId === undefined && asked === undefined} />
    </>
  )
}

/** The QR encoder and the recovery codes: for the few who add an app, and then once. */
const loadTotpEnrollment = () => import('../totp-enrollment/TotpEnrollmentInline.tsx')

function Adding({ headingLevel }: ContentProps) {
  const { accountId, adding } = useScaFactorsContext()
  const words = useMessages('scaFactors', scaFactorsMessages)
  const Heading = `h${headingLevel}` as const
  return (
    <>
      <ScaFactorsAddSection className="cs-inset">
        <Heading className="cs-subtitle">{words.addTitle}</Heading>
        <div className="cs-choices">
          <ScaFactorsAddTotpButton className="cs-button" data-look="quiet" />
          <ScaFactorsPasskeyHint className="cs-hint" />
          <ScaFactorsAddPasskeyButton className="cs-button" data-look="quiet" />
        </div>
      </ScaFactorsAddSection>
      <ScaFactorsTotpStep>
        <LaterPart load={loadTotpEnrollment} waiting={<Skeleton />}>
          {({ TotpEnrollmentInline }) => (
            <TotpEnrollmentInline
              accountId={accountId}
              label={words.addTotp}
              headingLevel={headingLevel}
              onEnrolled={adding.noteTotp}
              onClose={adding.finishTotp}
            />
          )}
        </LaterPart>
      </ScaFactorsTotpStep>
    </>
  )
}

function StepUp({ headingLevel }: ContentProps) {
  const { accountId, stepUp } = useScaFactorsContext()
  if (!stepUp.wanted) return null
  return (
    <LazyScaSignIn
      accountId={accountId}
      headingLevel={headingLevel}
      onSignedIn={stepUp.finish}
      onCancel={stepUp.cancel}
    />
  )
}
