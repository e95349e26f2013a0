import { forwardRef } from 'react'
import type { HeadingLevel } from '../../parts/elements/StepHeading.tsx'
import type { ScaChallengeRootProps } from '../../parts/sca-challenge/ScaChallengeRoot.tsx'
import { ScaChallengeRoot } from '../../parts/sca-challenge/ScaChallengeRoot.tsx'
import { classNames } from '../classNames.ts'
import { PartBoundary } from '../PartBoundary.tsx'
import { Screen } from '../Screen.tsx'
import { ScaChallengeSteps } from './ScaChallengeSteps.tsx'

export type ScaChallengeScreenProps = ScaChallengeRootProps & {
  /** What stands on this card is ours. */
  children?: undefined
  /** The wallet that pays: its customer may have to confirm first that it is them. */
  accountId: string
  /** The level of the heading in your page; 2 if not given. */
  headingLevel?: HeadingLevel | undefined
  /** The heading takes the focus at once: for a screen in the place of what the person was using. */
  focusOnMount?: boolean | undefined
}

/**
 * The finished card for confirming a payment, or several, by code or passkey: how much and to whom stands above every
 * proof, as it was given, and nothing replaces it. Needs `@countersign/react/styles.css`.
 */
export const ScaChallengeScreen = forwardRef<HTMLDivElement, ScaChallengeScreenProps>(
  function ScaChallengeScreen(props, ref) {
    const { accountId, headingLevel = 2, focusOnMount, className, ...rest } = props
    return (
      <Screen
        name="ScaChallenge"
        subject={rest.quoteId ?? rest.payments?.map(({ quoteId }) => quoteId).join()}
        isPayment
      >
        <ScaChallengeRoot {...rest} ref={ref} className={classNames('cs-card', className)}>
          <PartBoundary>
            <ScaChallengeSteps accountId={accountId} headingLevel={headingLevel} focusOnMount={focusOnMount} />
          </PartBoundary>
        </ScaChallengeRoot>
      </Screen>
    )
  },
)
