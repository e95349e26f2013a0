import type { ReactNode } from 'react'
import { forwardRef, useEffect, useMemo } from 'react'
import { classNames } from '../../primitives/classNames.ts'
import { Screen } from '../../primitives/Screen.tsx'
import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { EmailOtpLoginScreen } from '../../sign-in/email-otp-login/index.ts'
import { type LoginOptions, LoginOptionsContext, LoginScreen } from '../../sign-in/login/index.ts'
import { useUnusedAnswer } from '../../sign-in/oidc-login/index.ts'
import { SignInAgain } from '../../sign-in/sign-in-inline/index.ts'
import {
  SessionGuardExtendButton,
  SessionGuardSignInButton,
  SessionGuardSignOutButton,
} from './SessionGuardButtons.tsx'
import { SessionGuardContent } from './SessionGuardContent.tsx'
import { useSessionGuardContext } from './SessionGuardContext.ts'
import { SessionGuardNotice, SessionGuardTimeLeft } from './SessionGuardNotice.tsx'
import type { SessionGuardRootProps } from './SessionGuardRoot.tsx'
import { SessionGuardRoot } from './SessionGuardRoot.tsx'
import { sessionGuardMessages } from './sessionGuardMessages.tsx'

export type SessionGuardScreenProps = SessionGuardRootProps & {
  /** What only a signed-in person sees. */
  children: ReactNode
  /** What stands in the email field of the sign-in at first. */
  defaultEmail?: string | undefined
  /**
   * Every way to sign in instead of the code by email alone. Its `oidc` is also what a sign-in in place offers, anywhere
   * inside. Keep the object stable between renders.
   */
  login?: LoginOptions | undefined
  /** The level of its headings in your page; 2 if not given. */
  headingLevel?: HeadingLevel | undefined
}

/**
 * Shows the sign-in to those who are not signed in and your page to those who are, with a line about the session above
 * it. A session that runs out leaves the page as it is and offers to sign in again in place. What the page itself throws
 * goes to the page's own error boundary. Needs `@countersign/react/styles.css`.
 */
export const SessionGuardScreen = forwardRef<HTMLDivElement, SessionGuardScreenProps>(
  function SessionGuardScreen(props, ref) {
    const { children, defaultEmail, login, headingLevel = 2, className, ...rest } = props
    const options = useMemo(() => withoutAnswer(login), [login])
    return (
      <LoginOptionsContext.Provider value={options}>
        <SessionGuardRoot {...rest} ref={ref} className={classNames('cs-guard', className)}>
          <Screen name="SessionGuard">
            <SignIn headingLevel={headingLevel} defaultEmail={defaultEmail} login={login} />
          </Screen>
          <SessionGuardContent className="cs-guarded">{children}</SessionGuardContent>
        </SessionGuardRoot>
      </LoginOptionsContext.Provider>
    )
  },
)

/** An answer of the provider belongs to the sign-in of the guard, not to one somewhere inside. */
function withoutAnswer({ oidc, ...options }: LoginOptions = {}): LoginOptions {
  return oidc ? { ...options, oidc: { providerName: oidc.providerName, open: oidc.open } } : options
}

type SignInProps = {
  headingLevel: HeadingLevel
  defaultEmail: string | undefined
  login: LoginOptions | undefined
}

/** The line about the session, and the sign-in of those who are not signed in. */
function SignIn({ headingLevel, defaultEmail, login }: SignInProps) {
  const { session } = useSessionGuardContext()
  const { status } = session.state
  const { answer, spend } = useUnusedAnswer({ answer: login?.oidc?.answer, status })
  const oidc = login?.oidc && { ...login.oidc, answer }
  const screen = { headingLevel, defaultEmail, focusOnMount: status === 'signed-out' }
  return (
    <>
      <SessionBar headingLevel={headingLevel} oidc={oidc} onLeave={spend} />
      {(status === 'none' || status === 'signed-out') &&
        (login ? (
          <LoginScreen {...screen} identities={login.identities} oidc={oidc} />
        ) : (
          <EmailOtpLoginScreen {...screen} />
        ))}
    </>
  )
}

type SessionBarProps = { headingLevel: HeadingLevel; oidc: LoginOptions['oidc']; onLeave: () => void }

function SessionBar({ headingLevel, oidc, onLeave }: SessionBarProps) {
  const { session, reopening, setReopening } = useSessionGuardContext()
  const words = useMessages('sessionGuard', sessionGuardMessages)
  const { state } = session
  const quiet = state.status === 'active' && state.persistence === 'stored'
  const answered = oidc?.answer && 'session' in state ? state.session : undefined
  // Whoever comes back from the provider to a session that ended meanwhile had begun to sign in again.
  useEffect(() => {
    if (answered) setReopening(answered)
  }, [answered, setReopening])
  return (
    <div className="cs-card cs-session" data-look={quiet ? 'quiet' : 'notice'} hidden={state.status === 'none'}>
      <div className="cs-session-line">
        <SessionGuardNotice className="cs-text" />
        <SessionGuardTimeLeft className="cs-session-clock" />
        <SessionGuardExtendButton className="cs-link" />
        <SessionGuardSignOutButton className="cs-link" />
        <SessionGuardSignInButton className="cs-link" />
      </div>
      {reopening && (
        <SignInAgain
          accountId={reopening.accountId}
          lastCredentialId={reopening.credentialId}
          oidc={oidc}
          headingLevel={headingLevel}
          title={words.signInTitle}
          cancelLabel={words.signInCancel}
          onCancel={() => {
            onLeave()
            setReopening(undefined)
          }}
        />
      )}
    </div>
  )
}
