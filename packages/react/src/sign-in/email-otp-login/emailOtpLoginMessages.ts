import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { otpLoginErrors, otpLoginMessages } from '../otp-login/index.ts'

/** What the screens say while a user signs in with an emailed code. */
export const emailOtpLoginMessages = {
  ...otpLoginMessages,
  codeTitle: 'Check your email',
  addressLabel: 'Email address',
  addressHint: 'We will send you a code. You need no password.',
  addressInvalid: 'Please enter an email address, such as name@example.com.',
  /** The hint where the address is known. */
  knownAddress: 'We will send a code to the email address of this wallet.',
  sendCode: 'Email me a code',
  codeHint: 'It can take a minute. Check your spam folder.',
  restart: 'Use another address',
}

/** What can go wrong while signing in. No sentence says which element was wrong. */
export const emailOtpLoginErrors = {
  ...otpLoginErrors,
  LOGIN_TICKET_REQUIRED: 'This sign-in is no longer open. Enter your email address to start again.',
  SIGN_IN_REQUIRED: 'We no longer know who you are. Enter your email address to sign in.',
} satisfies ErrorMessages
