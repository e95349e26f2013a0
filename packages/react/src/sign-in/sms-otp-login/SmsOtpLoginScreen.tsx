import { defineScreen } from '../../primitives/defineScreen.tsx'
import type { HeadingLevel } from '../../primitives/Heading.tsx'
import { OtpLoginSteps } from '../otp-login/index.ts'
import * as SmsOtpLogin from './SmsOtpLogin.tsx'

type ScreenProps = {
  /** The initial value of the phone field. */
  defaultPhoneNumber?: string | undefined
  /** The level of the heading in your page; 2 by default. */
  headingLevel?: HeadingLevel | undefined
  /** The heading takes the focus at once: for a screen that replaces what the user was using. */
  focusOnMount?: boolean | undefined
}

/**
 * The finished card for signing in with a code from a text message. With `credentialId`, no number is needed. Needs
 * `@countersign/react/styles.css`.
 */
export const SmsOtpLoginScreen = defineScreen(
  {
    name: 'SmsOtpLogin',
    root: SmsOtpLogin.Root,
    subject: ({ credentialId }) => credentialId,
  },
  ({ defaultPhoneNumber, headingLevel, focusOnMount }: ScreenProps) => (
    <>
      <SmsOtpLogin.Heading className="cs-title" level={headingLevel} focusOnMount={focusOnMount} />
      <OtpLoginSteps defaultAddress={defaultPhoneNumber} />
    </>
  ),
  ['defaultPhoneNumber', 'headingLevel', 'focusOnMount'],
)
