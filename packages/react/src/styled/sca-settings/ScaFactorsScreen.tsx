import { forwardRef } from 'react'
import { useMessages } from '../../hooks/useMessages.ts'
import { scaFactorsMessages } from '../../messages/sca/scaFactors.tsx'
import type { HeadingLevel } from '../../parts/elements/StepHeading.tsx'
import { ManagedListHeading } from '../../parts/managed-list/ManagedListHeading.tsx'
import { ManagedListErrorMessage } from '../../parts/managed-list/ManagedListMessages.tsx'
import {
  ScaFactorsAddPasskeyButton,
  ScaFactorsAddSection,
  ScaFactorsAddTotpButton,
  ScaFactorsPasskeyHint,
  ScaFactorsTotpStep,
} from '../../parts/sca-factors/ScaFactorsAdding.tsx'
import { useScaFactorsContext } from '../../parts/sca-factors/ScaFactorsContext.ts'
import {
  ScaFactorsDetails,
  ScaFactorsExplanation,
  ScaFactorsItems,
  ScaFactorsName,
} from '../../parts/sca-factors/ScaFactorsItems.tsx'
import {
  ScaFactorsLostButton,
  ScaFactorsLostQuestion,
  ScaFactorsNotLostButton,
  ScaFactorsStartResetButton,
} from '../../parts/sca-factors/ScaFactorsLost.tsx'
import {
  ScaFactorsConfirmRemoveButton,
  ScaFactorsKeepButton,
  ScaFactorsRemoveButton,
  ScaFactorsRemoveQuestion,
} from '../../parts/sca-factors/ScaFactorsRemoving.tsx'
import type { ScaFactorsRootProps } from '../../parts/sca-factors/ScaFactorsRoot.tsx'
import { ScaFactorsRoot } from '../../parts/sca-factors/ScaFactorsRoot.tsx'
import { useScaResetContext } from '../../parts/sca-reset/ScaResetContext.ts'
import { ScaResetErrorMessage } from '../../parts/sca-reset/ScaResetHeading.tsx'
import type { ScaResetRootProps } from '../../parts/sca-reset/ScaResetRoot.tsx'
import { ScaResetRoot } from '../../parts/sca-reset/ScaResetRoot.tsx'
import { classNames } from '../classNames.ts'
import { LaterPart } from '../LaterPart.tsx'
import { PartBoundary } from '../PartBoundary.tsx'
import { Screen } from '../Screen.tsx'
import { Skeleton } from '../Skeleton.tsx'
import type { SettingsScreenProps } from '../settings/ListParts.tsx'
import { ListNote, ListTop } from '../settings/ListParts.tsx'
import { ScaLoginLater } from './ScaLoginLater.tsx'
import { ScaResetSteps } from './ScaResetSteps.tsx'

export type ScaFactorsScreenProps = Omit<ScaFactorsRootProps, 'children'> &
  SettingsScreenProps & {
    /** Shows the check of a lost factor in your page; without it, it opens in a tab of its own. */
    embedCheck?: ScaResetRootProps['embed']
  }

/**
 * The finished card for what a person confirms with: phone, authenticator app and passkey, adding and removing them, and
 * replacing what was lost. Needs `@countersign/react/styles.css`.
 */
export const ScaFactorsScreen = forwardRef<HTMLDivElement, ScaFactorsScreenProps>(
  function ScaFactorsScreen(props, ref) {
    const { headingLevel = 2, embedCheck, className, ...rest } = props
    return (
      <Screen name="ScaFactors" subject={rest.accountId}>
        <ScaFactorsRoot {...rest} ref={ref} className={classNames('cs-card', className)}>
          <PartBoundary>
            <Content headingLevel={headingLevel} embedCheck={embedCheck} />
          </PartBoundary>
        </ScaFactorsRoot>
      </Screen>
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
    <ScaResetRoot accountId={accountId} embed={embedCheck} onCompleted={() => void list.load()}>
      <ListTop headingLevel={headingLevel} />
      <Factors />
      <ScaResetSteps accountId={accountId} headingLevel={level} />
      <Adding headingLevel={level} />
      <StepUp headingLevel={headingLevel} />
    </ScaResetRoot>
  )
}

function Factors() {
  const { question } = useScaFactorsContext()
  const { asked } = useScaResetContext()
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
          <ScaResetErrorMessage className="cs-error" />
          <ScaFactorsStartResetButton className="cs-button" />
          <ScaFactorsNotLostButton className="cs-button" data-look="quiet" />
        </ScaFactorsLostQuestion>
      </ScaFactorsItems>
      <ListNote own={question.askedId === undefined && asked === undefined} />
    </>
  )
}

/** The QR encoder and the recovery codes: for the few who add an app, and then once. */
const loadTotpEnroll = () => import('./TotpEnrollSteps.tsx')

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
        <LaterPart load={loadTotpEnroll} waiting={<Skeleton />}>
          {({ TotpEnrollInPlace }) => (
            <TotpEnrollInPlace
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
    <ScaLoginLater
      accountId={accountId}
      headingLevel={headingLevel}
      onSignedIn={stepUp.goOn}
      onCancel={stepUp.cancel}
    />
  )
}
