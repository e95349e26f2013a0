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
  const { state, onUseAnotherWay } = useOidcLoginContext()
  if (state.status === 'signed-in') return null
  // Most often the account is not linked, and the same account will not do the next time either.
  const leadsOn = onUseAnotherWay && state.status === 'idle' && state.error?.code === 'OIDC_TOKEN_REFUSED'
  return (
    <>
      <div className="cs-stack">
        <OidcLogin.ErrorMessage className="cs-error" />
        <OidcLogin.Progress className="cs-text" />
        <OidcLogin.Explanation className="cs-lead" />
      </div>
      {leadsOn && <OidcLogin.AnotherWayButton className="cs-button" />}
      <OidcLogin.ContinueButton className="cs-button" data-look={leadsOn && 'quiet'} />
      <OidcLogin.SupportLink className="cs-button" />
      {!leadsOn && (
        <div className="cs-actions">
          <OidcLogin.AnotherWayButton className="cs-link" />
        </div>
      )}
    </>
  )
}
