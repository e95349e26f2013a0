import { defineScreen } from '../../primitives/defineScreen.tsx'
import type { ScreenHeadingProps } from '../../primitives/Heading.tsx'
import { OtpLoginSteps } from '../otp-login/index.ts'
import * as SmsOtpLogin from './SmsOtpLogin.tsx'

type ScreenProps = ScreenHeadingProps & {
  /** The initial value of the phone field. */
  defaultPhoneNumber?: string | undefined
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
