import { forwardRef } from 'react'
import { classNames } from '../../primitives/classNames.ts'
import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
import type { ScaChallengeRootProps } from './ScaChallengeRoot.tsx'
import { ScaChallengeRoot } from './ScaChallengeRoot.tsx'
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
      <ScaChallengeRoot {...rest} ref={ref} className={classNames('cs-card', className)}>
        <ScaChallengeSteps accountId={accountId} headingLevel={headingLevel} focusOnMount={focusOnMount} />
      </ScaChallengeRoot>
    )
  },
)
