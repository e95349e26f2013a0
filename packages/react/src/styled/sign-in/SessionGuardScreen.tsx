import type { ReactNode } from 'react'
import { forwardRef } from 'react'
import { useMessages } from '../../hooks/useMessages.ts'
import { sessionGuardMessages } from '../../messages/sign-in/sessionGuard.tsx'
import type { HeadingLevel } from '../../parts/elements/StepHeading.tsx'
import { SessionGuardSignInButton, SessionGuardSignOutButton } from '../../parts/session-guard/SessionGuardButtons.tsx'
import { SessionGuardContent } from '../../parts/session-guard/SessionGuardContent.tsx'
import { useSessionGuardContext } from '../../parts/session-guard/SessionGuardContext.ts'
import { SessionGuardNotice, SessionGuardTimeLeft } from '../../parts/session-guard/SessionGuardNotice.tsx'
import type { SessionGuardRootProps } from '../../parts/session-guard/SessionGuardRoot.tsx'
import { SessionGuardRoot } from '../../parts/session-guard/SessionGuardRoot.tsx'
import { classNames } from '../classNames.ts'
import { EmailOtpLoginScreen } from './EmailOtpLoginScreen.tsx'
import { SignInAgain } from './SignInAgain.tsx'

export type SessionGuardScreenProps = SessionGuardRootProps & {
  /** What only a signed-in person sees. */
  children: ReactNode
  /** What stands in the email field of the sign-in at first. */
  defaultEmail?: string | undefined
  /** The level of its headings in your page; 2 if not given. */
  headingLevel?: HeadingLevel | undefined
}

/**
 * Shows the sign-in to those who are not signed in and your page to those who are, with a line about the session above
 * it. A session that runs out leaves the page as it is and offers to sign in again in place. Needs
 * `@countersign/react/styles.css`.
 */
export const SessionGuardScreen = forwardRef<HTMLDivElement, SessionGuardScreenProps>(
  function SessionGuardScreen(props, ref) {
    const { children, defaultEmail, headingLevel = 2, className, ...rest } = props
    return (
      <SessionGuardRoot {...rest} ref={ref} className={classNames('cs-guard', className)}>
        <SessionBar headingLevel={headingLevel} />
        <SignIn headingLevel={headingLevel} defaultEmail={defaultEmail} />
        <SessionGuardContent className="cs-guarded">{children}</SessionGuardContent>
      </SessionGuardRoot>
    )
  },
)

function SessionBar({ headingLevel }: { headingLevel: HeadingLevel }) {
  const { session, reopening, setReopening } = useSessionGuardContext()
  const words = useMessages('sessionGuard', sessionGuardMessages)
  const { state } = session
  const quiet = state.status === 'active' && state.persistence === 'stored'
  return (
    <div className="cs-card cs-session" data-look={quiet ? 'quiet' : 'notice'} hidden={state.status === 'none'}>
      <div className="cs-session-line">
        <SessionGuardNotice className="cs-text" />
        <SessionGuardTimeLeft className="cs-session-clock" />
        <SessionGuardSignOutButton className="cs-link" />
        <SessionGuardSignInButton className="cs-link" />
      </div>
      {reopening && (
        <SignInAgain
          accountId={reopening.accountId}
          lastCredentialId={reopening.credentialId}
          headingLevel={headingLevel}
          title={words.signInTitle}
          cancelLabel={words.signInCancel}
          onCancel={() => setReopening(undefined)}
        />
      )}
    </div>
  )
}

function SignIn(props: { headingLevel: HeadingLevel; defaultEmail: string | undefined }) {
  const { status } = useSessionGuardContext().session.state
  if (status !== 'none' && status !== 'signed-out') return null
  return <EmailOtpLoginScreen {...props} focusOnMount={status === 'signed-out'} />
}
