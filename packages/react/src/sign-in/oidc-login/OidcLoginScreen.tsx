import { forwardRef } from 'react'
import { classNames } from '../../primitives/classNames.ts'
import { PartBoundary } from '../../primitives/PartBoundary.tsx'
import { Screen } from '../../primitives/Screen.tsx'
import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
import { OidcLoginAnotherWayButton, OidcLoginContinueButton } from './OidcLoginButtons.tsx'
import { useOidcLoginContext } from './OidcLoginContext.ts'
import { OidcLoginHeading } from './OidcLoginHeading.tsx'
import type { OidcLoginRootProps } from './OidcLoginRoot.tsx'
import { OidcLoginRoot } from './OidcLoginRoot.tsx'
import { OidcLoginErrorMessage, OidcLoginExplanation, OidcLoginProgress } from './OidcLoginTexts.tsx'

export type OidcLoginScreenProps = Omit<OidcLoginRootProps, 'children'> & {
  /** The level of the heading in your page; 2 if not given. */
  headingLevel?: HeadingLevel | undefined
  /** The heading takes the focus at once: for a screen in the place of what the person was using. */
  focusOnMount?: boolean | undefined
}

/**
 * The finished card for signing in with an account at an OpenID provider; on the page that a redirect comes back to,
 * `answer` finishes it. Needs `@countersign/react/styles.css`.
 */
export const OidcLoginScreen = forwardRef<HTMLDivElement, OidcLoginScreenProps>(function OidcLoginScreen(props, ref) {
  const { headingLevel, focusOnMount, className, ...rest } = props
  return (
    <Screen name="OidcLogin">
      <OidcLoginRoot {...rest} ref={ref} className={classNames('cs-card', className)}>
        <PartBoundary>
          <OidcLoginHeading className="cs-title" level={headingLevel} focusOnMount={focusOnMount} />
          <OidcLoginSteps />
        </PartBoundary>
      </OidcLoginRoot>
    </Screen>
  )
})

/** The sign-in by OpenID without the card and the heading around it. */
export function OidcLoginSteps() {
  if (useOidcLoginContext().login.state.status === 'signed-in') return null
  return (
    <>
      <div className="cs-stack">
        <OidcLoginErrorMessage className="cs-error" />
        <OidcLoginProgress className="cs-text" />
        <OidcLoginExplanation className="cs-lead" />
      </div>
      <OidcLoginContinueButton className="cs-button" />
      <div className="cs-actions">
        <OidcLoginAnotherWayButton className="cs-link" />
      </div>
    </>
  )
}
