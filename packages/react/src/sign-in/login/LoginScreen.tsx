import type { ReactNode } from 'react'
import { definePart } from '../../primitives/definePart.tsx'
import { defineScreen } from '../../primitives/defineScreen.tsx'
import type { ScreenHeadingProps } from '../../primitives/Heading.tsx'
import * as Login from './Login.tsx'
import { LoginSteps } from './LoginSteps.tsx'

type ScreenProps = ScreenHeadingProps & {
  /** The initial value of the email field. */
  defaultEmail?: string | undefined
  /** What stands below the first heading. */
  lead?: ReactNode
}

/**
 * The finished card for signing in with any method that a wallet has: a code by email or text message, a passkey, an
 * account at a provider. A passkey that this device remembers is offered at once. Needs `@countersign/react/styles.css`.
 */
export const LoginScreen = defineScreen(
  {
    name: 'Login',
    root: definePart(Login.Root, () => ({ className: 'cs-login' })),
  },
  ({ headingLevel, focusOnMount, defaultEmail, lead }: ScreenProps) => (
    <LoginSteps
      headingLevel={headingLevel}
      headingClass="cs-title"
      focusOnMount={focusOnMount}
      defaultEmail={defaultEmail}
      lead={lead}
    />
  ),
  ['headingLevel', 'focusOnMount', 'defaultEmail', 'lead'],
)
