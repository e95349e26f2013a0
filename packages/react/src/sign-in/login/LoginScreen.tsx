import { forwardRef } from 'react'
import { classNames } from '../../primitives/classNames.ts'
import { PartBoundary } from '../../primitives/PartBoundary.tsx'
import { Screen } from '../../primitives/Screen.tsx'
import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
import type { LoginRootProps } from './LoginRoot.tsx'
import { LoginRoot } from './LoginRoot.tsx'
import { LoginSteps } from './LoginSteps.tsx'

export type LoginScreenProps = Omit<LoginRootProps, 'children'> & {
  /** What stands in the email field at first. */
  defaultEmail?: string | undefined
  /** The level of the heading in your page; 2 if not given. */
  headingLevel?: HeadingLevel | undefined
  /** The heading takes the focus at once: for a screen in the place of what the person was using. */
  focusOnMount?: boolean | undefined
}

/**
 * The finished card for signing in by whatever way a wallet has: a code by email or text message, a passkey, an account
 * at a provider. A passkey that this device remembers is offered at once. Needs `@countersign/react/styles.css`.
 */
export const LoginScreen = forwardRef<HTMLDivElement, LoginScreenProps>(function LoginScreen(props, ref) {
  const { defaultEmail, headingLevel, focusOnMount, className, ...rest } = props
  return (
    <Screen name="Login" subject={rest.accountId}>
      <LoginRoot {...rest} ref={ref} className={classNames('cs-card cs-login', className)}>
        <PartBoundary>
          <LoginSteps
            headingLevel={headingLevel}
            headingClass="cs-title"
            focusOnMount={focusOnMount}
            defaultEmail={defaultEmail}
          />
        </PartBoundary>
      </LoginRoot>
    </Screen>
  )
})
