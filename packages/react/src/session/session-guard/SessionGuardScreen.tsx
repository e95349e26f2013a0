import { type ReactNode, useEffect, useMemo } from 'react'
import { definePart } from '../../primitives/definePart.tsx'
import type { HeadingLevel } from '../../primitives/Heading.tsx'
import { LockIcon, WarningIcon } from '../../primitives/icons.tsx'
import { LazyPart } from '../../primitives/Lazy.tsx'
import { provide } from '../../primitives/provide.tsx'
import { Screen } from '../../primitives/Screen.tsx'
import { Skeleton } from '../../primitives/Skeleton.tsx'
import { type LoginOptions, LoginOptionsContext } from '../../sign-in/login/index.ts'
import { useUnusedCallback } from '../../sign-in/oidc-login/index.ts'
import { isHidden } from './isHidden.ts'
import * as SessionGuard from './SessionGuard.tsx'
import { useSessionGuardContext } from './SessionGuardContext.ts'

// Users who are signed in need none of these: a page behind the guard would load them for nothing.
const loadLogin = () => import('../../sign-in/login/LoginScreen.tsx')
const loadEmailLogin = () => import('../../sign-in/email-otp-login/EmailOtpLoginScreen.tsx')
const loadSignInAgain = () => import('../../sign-in/sign-in-inline/SignInAgain.tsx')

type SignInOptions = {
  /** The initial value of the email field of the sign-in. */
  defaultEmail?: string | undefined
  /** What stands below the heading of the sign-in. */
  lead?: ReactNode
  /**
   * Every way to sign in, instead of the code by email alone. Its `oidc` is also what inline sign-ins offer, anywhere
   * inside. Keep the object stable between renders.
   */
  login?: LoginOptions | undefined
  /** The level of its headings in your page; 2 by default. */
  headingLevel?: HeadingLevel | undefined
  /** The sign-in takes the focus as soon as it is there; `false` for a page that is about something else, too. */
  focusOnMount?: boolean | undefined
}

type ScreenProps = SignInOptions & {
  /** What only a signed-in user sees. */
  children: ReactNode
}

/**
 * Shows the sign-in to users who are not signed in and your page to those who are, with a line about the session above
 * it. A session that expires leaves the page as it is and offers an inline sign-in. What the page itself throws goes to
 * the page's own error boundary. Needs `@countersign/react/styles.css`.
 */
export const SessionGuardScreen = definePart(
  SessionGuard.Root,
  ({ children, login, ...props }: ScreenProps) => {
    const options = useMemo(() => withoutAnswer(login), [login])
    return {
      className: 'cs-guard',
      children: (
        <>
          <Screen name="SessionGuard">
            <SignIn {...props} login={login} />
          </Screen>
          <SessionGuard.Content className="cs-guarded">{children}</SessionGuard.Content>
        </>
      ),
      wrap: provide(LoginOptionsContext.Provider, options),
    }
  },
  ['defaultEmail', 'lead', 'login', 'headingLevel', 'focusOnMount'],
)

/** A response of the provider belongs to the sign-in of the guard, not to one somewhere inside. */
function withoutAnswer({ oidc, ...options }: LoginOptions = {}): LoginOptions {
  return oidc ? { ...options, oidc: { providerName: oidc.providerName, open: oidc.open } } : options
}

/** The line about the session, and the sign-in of users who are not signed in. */
function SignIn({ headingLevel = 2, focusOnMount = true, defaultEmail, lead, login }: SignInOptions) {
  const { status } = useSessionGuardContext().session.state
  const { answer, spend } = useUnusedCallback({ answer: login?.oidc?.answer, status })
  const oidc = login?.oidc && { ...login.oidc, answer }
  const screen = { headingLevel, defaultEmail, lead, focusOnMount: focusOnMount || status === 'signed-out' }
  return (
    <>
      <SessionBar headingLevel={headingLevel} oidc={oidc} onLeave={spend} />
      {(status === 'none' || status === 'signed-out') &&
        (login ? (
          <LazyPart key="login" load={loadLogin} waiting={<SignInSkeleton />}>
            {({ LoginScreen }) => <LoginScreen {...screen} identifiers={login.identifiers} oidc={oidc} />}
          </LazyPart>
        ) : (
          <LazyPart key="email" load={loadEmailLogin} waiting={<SignInSkeleton />}>
            {({ EmailOtpLoginScreen }) => <EmailOtpLoginScreen {...screen} />}
          </LazyPart>
        ))}
    </>
  )
}

function SignInSkeleton() {
  return (
    <div className="cs-card">
      <Skeleton />
    </div>
  )
}

type SessionBarProps = { headingLevel: HeadingLevel; oidc: LoginOptions['oidc']; onLeave: () => void }

function SessionBar({ headingLevel, oidc, onLeave }: SessionBarProps) {
  const { session, messages, reopening, setReopening, signOutFailed } = useSessionGuardContext()
  const { state } = session
  const covered = isHidden(state.status)
  const quiet = state.status === 'active' && state.persistence === 'stored'
  const isOver = state.status === 'signed-out' && !signOutFailed
  const look = quiet ? 'quiet' : isOver ? 'past' : 'notice'
  const answered = oidc?.answer && 'session' in state ? state.session : undefined
  // A user who comes back from the provider to a session that has ended since had started to sign in again.
  useEffect(() => {
    if (answered) setReopening(answered)
  }, [answered, setReopening])
  // It is here by the time that the user asks for it, also where the network has gone since.
  const isEnding = state.status !== 'none' && state.status !== 'restoring' && state.status !== 'active'
  useEffect(() => {
    if (isEnding) void loadSignInAgain().catch(() => {})
  }, [isEnding])
  function cancel() {
    onLeave()
    setReopening(undefined)
  }
  const isNotice = !covered && look === 'notice' && state.status !== 'restoring'
  return (
    <div
      className={`cs-card ${covered ? 'cs-lock' : 'cs-session'}`}
      data-look={look}
      data-tone={isNotice ? 'warning' : undefined}
      hidden={state.status === 'none'}
    >
      {covered && <LockIcon />}
      {/* Always the same element, so that the notice is announced when it changes. */}
      <div className="cs-session-line" hidden={covered && reopening !== undefined}>
        {isNotice && <WarningIcon />}
        <SessionGuard.CoveredHeading className="cs-title" level={headingLevel} />
        <SessionGuard.CoveredPerson className="cs-text" />
        <SessionGuard.Notice className="cs-text" />
        <SessionGuard.TimeLeft className="cs-text" />
        <SessionGuard.ExtendButton className="cs-button" />
        {!covered && <SessionGuard.SignOutButton className="cs-link" />}
        <SessionGuard.SignInButton className={covered ? 'cs-button' : 'cs-link'} />
      </div>
      {reopening && (
        <LazyPart load={loadSignInAgain} waiting={<Skeleton />}>
          {({ SignInAgain }) => (
            <SignInAgain
              accountId={reopening.accountId}
              lastCredentialId={reopening.credentialId}
              oidc={oidc}
              atOnce={covered}
              headingLevel={headingLevel}
              title={messages.signInTitle}
              cancelLabel={covered ? undefined : messages.signInCancel}
              onCancel={cancel}
            />
          )}
        </LazyPart>
      )}
      {covered && <SessionGuard.SignOutButton className="cs-link" />}
    </div>
  )
}
