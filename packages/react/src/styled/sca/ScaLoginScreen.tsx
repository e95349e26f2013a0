import { forwardRef, useRef, useState } from 'react'
import { useScaSession } from '../../hooks/sca/useScaSession.ts'
import { useLocalTime } from '../../hooks/useLocalTime.ts'
import { useMessages } from '../../hooks/useMessages.ts'
import { scaLoginMessages } from '../../messages/sca/scaLogin.ts'
import type { HeadingLevel } from '../../parts/elements/StepHeading.tsx'
import { useComposedRefs } from '../../parts/elements/useComposedRefs.ts'
import type { ScaLoginRootProps } from '../../parts/sca-login/ScaLoginRoot.tsx'
import { ScaLoginRoot } from '../../parts/sca-login/ScaLoginRoot.tsx'
import { classNames } from '../classNames.ts'
import { PartBoundary } from '../PartBoundary.tsx'
import { Screen } from '../Screen.tsx'
import { ScaLoginSteps } from './ScaLoginSteps.tsx'

export type ScaLoginScreenProps = Omit<ScaLoginRootProps, 'children'> & {
  /** The level of the heading in your page; 2 if not given. */
  headingLevel?: HeadingLevel | undefined
  /** The heading takes the focus at once: for a screen in the place of what the person was using. */
  focusOnMount?: boolean | undefined
}

/**
 * The finished card for the login that some regions ask for at least every 180 days. Needs
 * `@countersign/react/styles.css`.
 */
export const ScaLoginScreen = forwardRef<HTMLDivElement, ScaLoginScreenProps>(function ScaLoginScreen(props, ref) {
  const { headingLevel, focusOnMount, className, ...rest } = props
  return (
    <Screen name="ScaLogin" subject={rest.accountId}>
      <ScaLoginRoot {...rest} ref={ref} className={classNames('cs-card', className)}>
        <PartBoundary>
          <ScaLoginSteps headingLevel={headingLevel} headingClass="cs-title" focusOnMount={focusOnMount} />
        </PartBoundary>
      </ScaLoginRoot>
    </Screen>
  )
})

export type ScaLoginPromptProps = Omit<ScaLoginScreenProps, 'onClose' | 'focusOnMount'>

/**
 * The same card as an offer, for a page that people see often: it comes up in the last two weeks before the login would
 * be asked for in the middle of something. Renders nothing otherwise. When it goes, the focus moves to what it stands
 * in: the nearest element around it that can take it.
 */
export const ScaLoginPrompt = forwardRef<HTMLDivElement, ScaLoginPromptProps>(function ScaLoginPrompt(props, ref) {
  return (
    <Screen name="ScaLoginPrompt" subject={props.accountId}>
      <Prompt {...props} ref={ref} />
    </Screen>
  )
})

const Prompt = forwardRef<HTMLDivElement, ScaLoginPromptProps>(function Prompt(props, ref) {
  const { headingLevel = 2, className, accountId, onSignedIn, ...rest } = props
  const session = useScaSession({ accountId })
  const words = useMessages('scaLogin', scaLoginMessages)
  const writeTime = useLocalTime()
  const [step, setStep] = useState<'offered' | 'open' | 'gone'>('offered')
  const own = useRef<HTMLDivElement>(null)
  const composed = useComposedRefs(own, ref)
  if (step === 'gone' || !session?.lapsesSoon || !session.expiresAt) return null

  function leave() {
    own.current?.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
    setStep('gone')
  }

  if (step === 'open') return <ScaLoginScreen {...props} ref={composed} onClose={leave} focusOnMount />
  const Heading = `h${headingLevel}` as const
  return (
    <div {...rest} ref={composed} className={classNames('cs-card', className)}>
      <Heading className="cs-title">{words.promptTitle}</Heading>
      <p className="cs-lead">{words.prompt({ date: writeTime(session.expiresAt, 'date') ?? '' })}</p>
      <button type="button" className="cs-button" onClick={() => setStep('open')}>
        {words.promptStart}
      </button>
      <div className="cs-actions">
        <button type="button" className="cs-link" onClick={leave}>
          {words.promptLater}
        </button>
      </div>
    </div>
  )
})
