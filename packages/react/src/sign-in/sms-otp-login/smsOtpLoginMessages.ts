import { otpLoginMessages } from '../otp-login/index.ts'

/** What the screens say while a user signs in with a code from a text message. */
export const smsOtpLoginMessages = {
  ...otpLoginMessages,
  codeTitle: 'Check your phone',
  addressLabel: 'Mobile number',
  addressHint: 'Include the country code, for example +1. We’ll text codes to this number.',
  addressInvalid: 'Enter your number with its country code, such as +1 415 555 0123.',
  /** The hint where the number is known. */
  knownAddress: 'We’ll text you a code.',
  sendCode: 'Text me a code',
  codeHint: 'It can take a minute to arrive.',
  restart: 'Change number',
}
