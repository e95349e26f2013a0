import { defineScreen } from '../../primitives/defineScreen.tsx'
import type { ScreenHeadingProps } from '../../primitives/Heading.tsx'
import * as OidcLogin from './OidcLogin.tsx'
import { useOidcLoginContext } from './OidcLoginContext.ts'

/**
 * The finished card for signing in with an account at an OpenID provider. On the page that a redirect comes back to,
 * `answer` finishes it. Needs `@countersign/react/styles.css`.
 */
export const OidcLoginScreen = defineScreen(
  {
    name: 'OidcLogin',
    root: OidcLogin.Root,
  },
  ({ headingLevel, focusOnMount }: ScreenHeadingProps) => (
    <>
      <OidcLogin.Heading className="cs-title" level={headingLevel} focusOnMount={focusOnMount} />
      <OidcLoginSteps />
    </>
  ),
  ['headingLevel', 'focusOnMount'],
)

/** The sign-in with OpenID, without the card and the heading around it. */
export function OidcLoginSteps() {
  if (useOidcLoginContext().login.state.status === 'signed-in') return null
  return (
    <>
      <div className="cs-stack">
        <OidcLogin.ErrorMessage className="cs-error" />
        <OidcLogin.Progress className="cs-text" />
        <OidcLogin.Explanation className="cs-lead" />
      </div>
      <OidcLogin.ContinueButton className="cs-button" />
      <OidcLogin.SupportLink className="cs-button" />
      <div className="cs-actions">
        <OidcLogin.AnotherWayButton className="cs-link" />
      </div>
    </>
  )
}
