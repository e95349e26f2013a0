import type { ReactNode, RefObject } from 'react'
import type { HeadingLevel } from '../../primitives/Heading.tsx'
import { InPlace } from '../../primitives/InPlace.tsx'
import { PartBoundary } from '../../primitives/PartBoundary.tsx'
import { Screen } from '../../primitives/Screen.tsx'
import { Login, type LoginOidcOptions, LoginSteps } from '../login/index.ts'
import { useReportInlineSignIn } from './InlineSignIns.ts'

export type SignInAgainProps = {
  /** The wallet that has to be signed in to. */
  accountId: string
  /** Only one of these may be used; by default, any of the wallet's. */
  credentialIds?: readonly string[] | undefined
  /** The one this browser used last: it is selected at once. */
  lastCredentialId?: string | undefined
  /** The OpenID provider whose accounts can sign in; by default, the one of the session guard around it. */
  oidc?: LoginOidcOptions | undefined
  headingLevel: HeadingLevel
  title: string
  /** What stands below the title. */
  lead?: ReactNode
  /** What the button says that signs in, where more than that follows. */
  submitLabel?: string | undefined
  /** The user has just asked for the credential of last time, so it begins as soon as it is known to be there. */
  atOnce?: boolean | undefined
  /** Without it, only Escape returns. */
  cancelLabel?: string | undefined
  onCancel: () => void
  /** What gets the focus back; by default, what has it when the sign-in appears. */
  opener?: RefObject<Element | null> | undefined
}

/** Signs in inside another screen, which stays as it is. Escape and the last button return to it. */
export function SignInAgain(props: SignInAgainProps) {
  const { headingLevel, title, lead, submitLabel, cancelLabel, onCancel, opener, ...login } = props
  useReportInlineSignIn()
  return (
    <Screen name="SignInAgain" subject={login.accountId}>
      <InPlace className="cs-inset" label={title} onCancel={onCancel} opener={opener}>
        <Login.Root className="cs-login" {...login}>
          <PartBoundary>
            <LoginSteps
              headingLevel={headingLevel}
              headingClass="cs-subtitle"
              title={title}
              lead={lead}
              submitLabel={submitLabel}
              focusOnMount
            />
          </PartBoundary>
        </Login.Root>
        {cancelLabel && (
          <button type="button" className="cs-link" onClick={onCancel}>
            {cancelLabel}
          </button>
        )}
      </InPlace>
    </Screen>
  )
}
