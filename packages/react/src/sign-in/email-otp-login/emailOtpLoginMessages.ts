import { otpLoginMessages } from '../otp-login/index.ts'

/** What the screens say while a user signs in with an emailed code. */
export const emailOtpLoginMessages = {
  ...otpLoginMessages,
  codeTitle: 'Check your email',
  addressLabel: 'Email address',
  addressHint: 'We’ll email you a code. No password needed.',
  addressInvalid: 'Enter an email address like name@example.com.',
  /** The hint where the address is known. */
  knownAddress: 'We’ll email you a code.',
  sendCode: 'Email me a code',
  codeHint: 'It can take a minute. Check your spam folder too.',
  restart: 'Change email',
}
