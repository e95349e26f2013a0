import type { ReactNode } from 'react'
import { defineScreen } from '../../primitives/defineScreen.tsx'
import type { ScreenHeadingProps } from '../../primitives/Heading.tsx'
import { OtpLoginSteps } from '../otp-login/index.ts'
import * as EmailOtpLogin from './EmailOtpLogin.tsx'

type ScreenProps = ScreenHeadingProps & {
  /** The initial value of the email field. */
  defaultEmail?: string | undefined
  /** What stands below the first heading. */
  lead?: ReactNode
}

/**
 * The finished card for signing in with an emailed code. With `credentialId`, no address is needed. Needs
 * `@countersign/react/styles.css`.
 */
export const EmailOtpLoginScreen = defineScreen(
  {
    name: 'EmailOtpLogin',
    root: EmailOtpLogin.Root,
    subject: ({ credentialId }) => credentialId,
  },
  ({ defaultEmail, lead, headingLevel, focusOnMount }: ScreenProps) => (
    <>
      <EmailOtpLogin.Heading className="cs-title" level={headingLevel} focusOnMount={focusOnMount} />
      <OtpLoginSteps defaultAddress={defaultEmail} lead={lead} />
    </>
  ),
  ['defaultEmail', 'lead', 'headingLevel', 'focusOnMount'],
)
