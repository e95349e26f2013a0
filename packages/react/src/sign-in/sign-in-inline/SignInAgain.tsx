import { InPlace } from '../../primitives/InPlace.tsx'
import { PartBoundary } from '../../primitives/PartBoundary.tsx'
import { Screen } from '../../primitives/Screen.tsx'
import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
import type { LoginOidcOptions } from '../login/LoginOptions.ts'
import { LoginRoot } from '../login/LoginRoot.tsx'
import { LoginSteps } from '../login/LoginSteps.tsx'

export type SignInAgainProps = {
  /** The wallet that has to be signed in to. */
  accountId: string
  /** Only by one of these; by any of the wallet if not given. */
  credentialIds?: readonly string[] | undefined
  /** How this browser did it last time: taken by itself. */
  lastCredentialId?: string | undefined
  /** The provider whose accounts can sign in, if not that of the session guard around it. */
  oidc?: LoginOidcOptions | undefined
  headingLevel: HeadingLevel
  title: string
  cancelLabel: string
  onCancel: () => void
}

/** Signing in inside of another screen, which stays as it is. Escape and the last button go back to it. */
export function SignInAgain(props: SignInAgainProps) {
  const { accountId, credentialIds, lastCredentialId, oidc, headingLevel, title, cancelLabel, onCancel } = props
  return (
    <Screen name="SignInAgain" subject={accountId}>
      <InPlace className="cs-inset" label={title} onCancel={onCancel}>
        <LoginRoot
          className="cs-login"
          accountId={accountId}
          credentialIds={credentialIds}
          lastCredentialId={lastCredentialId}
          oidc={oidc}
        >
          <PartBoundary>
            <LoginSteps headingLevel={headingLevel} headingClass="cs-subtitle" title={title} focusOnMount />
          </PartBoundary>
        </LoginRoot>
        <button type="button" className="cs-link" onClick={onCancel}>
          {cancelLabel}
        </button>
      </InPlace>
    </Screen>
  )
}
