import { type ComponentPropsWithoutRef, forwardRef, useRef, useState } from 'react'
import { defineScreen } from '../../primitives/defineScreen.tsx'
import type { HeadingLevel } from '../../primitives/Heading.tsx'
import { joinClasses } from '../../primitives/mergeProps.ts'
import { Screen } from '../../primitives/Screen.tsx'
import { useComposedRefs } from '../../primitives/useComposedRefs.ts'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { proofOf, ScaProofSteps } from '../sca-proof/index.ts'
import * as ScaSignIn from './ScaSignIn.tsx'
import { useScaSignInContext } from './ScaSignInContext.ts'
import { scaSignInMessages } from './scaSignInMessages.ts'
import { useScaSession } from './useScaSession.ts'

type ScreenProps = {
  /** The level of the heading in your page; 2 by default. */
  headingLevel?: HeadingLevel | undefined
  /** The heading takes the focus at once: for a screen that replaces what the user was using. */
  focusOnMount?: boolean | undefined
}

/**
 * The finished card for the sign-in that some regions require at least every 180 days. Needs
 * `@countersign/react/styles.css`.
 */
export const ScaSignInScreen = defineScreen(
  {
    name: 'ScaSignIn',
    root: ScaSignIn.Root,
  },
  ({ headingLevel, focusOnMount }: ScreenProps) => (
    <ScaSignInSteps headingClass="cs-title" headingLevel={headingLevel} focusOnMount={focusOnMount} />
  ),
  ['headingLevel', 'focusOnMount'],
)

export type ScaSignInStepsProps = ScreenProps & {
  /** Class of the heading. */
  headingClass: string
}

/** The SCA sign-in from the choice of a factor to its end, without the card around it. */
export function ScaSignInSteps({ headingLevel, headingClass, focusOnMount }: ScaSignInStepsProps) {
  const { state, messages } = useScaSignInContext()
  const isAsked = proofOf(state) && state.status !== 'expired'
  const close = <ScaSignIn.CloseButton className="cs-link" />
  return (
    <>
      <ScaSignIn.Heading className={headingClass} level={headingLevel} focusOnMount={focusOnMount} />
      <ScaSignIn.Explanation className="cs-lead" />
      <ScaSignIn.Pending className="cs-banner" />
      <ScaSignIn.ErrorMessage className="cs-error" />
      <ScaSignIn.Progress className="cs-text" />
      <ScaSignIn.FactorList className="cs-choices" buttonClassName="cs-button" />
      <ScaSignIn.Proof>
        <ScaProofSteps submit={messages.title} instead={isAsked && close} />
      </ScaSignIn.Proof>
      <ScaSignIn.StartAgainButton className="cs-button" />
      <ScaSignIn.RetryButton className="cs-button" />
      {!isAsked && <div className="cs-actions">{close}</div>}
    </>
  )
}

export type ScaSignInPromptProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** The wallet whose customer has to confirm that it is them. */
  accountId: string
  /** Called once for each sign-in. `expiresAt`: how long it is valid, if the service says so. */
  onSignedIn?: ((expiresAt: Date | undefined) => void) | undefined
  /** The level of the heading in your page; 2 by default. */
  headingLevel?: HeadingLevel | undefined
}

/**
 * Offers the same card on a page that users see often, in the last two weeks before the sign-in would interrupt
 * something else. Renders nothing otherwise. When it goes, the focus moves to the nearest element around it that can
 * take it.
 */
export const ScaSignInPrompt = forwardRef<HTMLDivElement, ScaSignInPromptProps>(function ScaSignInPrompt(props, ref) {
  return (
    <Screen name="ScaSignInPrompt" subject={props.accountId}>
      <Prompt {...props} ref={ref} />
    </Screen>
  )
})

const Prompt = forwardRef<HTMLDivElement, ScaSignInPromptProps>(function Prompt(props, ref) {
  const { headingLevel = 2, className, accountId, onSignedIn, ...rest } = props
  const session = useScaSession({ accountId })
  const messages = useMessages('scaSignIn', scaSignInMessages)
  const writeTime = useLocalTime()
  const [step, setStep] = useState<'offered' | 'open' | 'gone'>('offered')
  const own = useRef<HTMLDivElement>(null)
  const composed = useComposedRefs(own, ref)
  if (step === 'gone' || !session?.lapsesSoon || !session.expiresAt) return null

  function leave() {
    own.current?.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
    setStep('gone')
  }

  if (step === 'open') return <ScaSignInScreen {...props} ref={composed} onClose={leave} focusOnMount />
  const Heading = `h${headingLevel}` as const
  return (
    <div {...rest} ref={composed} className={joinClasses('cs-card', className)}>
      <Heading className="cs-title">{messages.promptTitle}</Heading>
      <p className="cs-lead">{messages.prompt({ date: writeTime(session.expiresAt, 'date') ?? '' })}</p>
      <button type="button" className="cs-button" onClick={() => setStep('open')}>
        {messages.promptStart}
      </button>
      <div className="cs-actions">
        <button type="button" className="cs-link" onClick={leave}>
          {messages.promptSkip}
        </button>
      </div>
    </div>
  )
})
