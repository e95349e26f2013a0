import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { otpLoginErrors, otpLoginMessages } from '../otp-login/index.ts'

/** What the screens say while a user signs in with a code from a text message. */
export const smsOtpLoginMessages = {
  ...otpLoginMessages,
  codeTitle: 'Check your phone',
  addressLabel: 'Mobile number',
  addressHint: 'With country code, such as +1 415 555 0123. We will send you a code.',
  addressInvalid: 'Please enter your number with its country code, such as +1 415 555 0123.',
  /** The hint where the number is known. */
  knownAddress: 'We will send a code to the mobile number of this wallet.',
  sendCode: 'Text me a code',
  codeHint: 'It can take a minute. Check that your phone has signal.',
  restart: 'Use another number',
}

/** What can go wrong while signing in. No sentence says which element was wrong. */
export const smsOtpLoginErrors = {
  ...otpLoginErrors,
  LOGIN_TICKET_REQUIRED: 'This sign-in is no longer open. Enter your mobile number to start again.',
  SIGN_IN_REQUIRED: 'We no longer know who you are. Enter your mobile number to sign in.',
} satisfies ErrorMessages
