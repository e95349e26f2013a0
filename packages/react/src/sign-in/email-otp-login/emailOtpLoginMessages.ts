import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { type OtpLoginMessages, otpLoginErrors, otpLoginMessages } from '../otp-login/otpLoginMessages.tsx'

/** The words of signing in with an emailed code. */
export type EmailOtpLoginMessages = OtpLoginMessages

export const emailOtpLoginMessages: EmailOtpLoginMessages = {
  ...otpLoginMessages,
  codeTitle: 'Check your email',
  addressLabel: 'Email address',
  addressHint: 'We will send you a code. You need no password.',
  addressInvalid: 'Please enter an email address, such as name@example.com.',
  knownAddress: 'We will send a code to the email address of this wallet.',
  sendCode: 'Email me a code',
  codeHint: 'It can take a minute. Check your spam folder.',
  restart: 'Use another address',
}

/** What can go wrong while signing in. No sentence says which element was wrong. */
export const emailOtpLoginErrors: ErrorMessages = {
  ...otpLoginErrors,
  LOGIN_TICKET_REQUIRED: 'This sign-in is no longer open. Enter your email address to start again.',
  SIGN_IN_REQUIRED: 'We no longer know who you are. Enter your email address to sign in.',
}
