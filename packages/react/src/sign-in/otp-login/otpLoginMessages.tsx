import type { ReactNode } from 'react'
import { commonErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'

/** The words of signing in with a code that is sent. Elements arrive as values, so that word order is yours. */
export type OtpLoginMessages = {
  title: string
  codeTitle: string
  signedInTitle: string
  /** The address is an email address or a phone number. */
  addressLabel: string
  addressHint: string
  addressInvalid: string
  /** The hint when the address is already known. */
  knownAddress: string
  sendCode: string
  codeSent: (values: { sentTo: ReactNode }) => ReactNode
  codeSentAgain: (values: { sentTo: ReactNode }) => ReactNode
  codeLabel: (values: { length: number; characters: 'digits' | 'alphanumeric' }) => string
  codeHint: string
  /** When a part of the code is sent. */
  codeIncomplete: (values: { length: number }) => string
  submitCode: string
  resend: string
  /** `time` is minutes and seconds, such as `0:24`. */
  resendIn: (values: { time: string }) => string
  restart: string
}

/** What does not depend on how the code travels. */
export const otpLoginMessages = {
  title: 'Sign in',
  signedInTitle: 'You are signed in',
  codeSent: ({ sentTo }) => <>We sent a code to {sentTo}.</>,
  codeSentAgain: ({ sentTo }) => <>We sent a new code to {sentTo}. The old one no longer works.</>,
  codeLabel: ({ length, characters }) =>
    characters === 'digits' ? `${length}-digit code` : `Code with ${length} letters and numbers`,
  codeIncomplete: ({ length }) => `Enter all ${length} characters of the code.`,
  submitCode: 'Sign in',
  resend: 'Send a new code',
  resendIn: ({ time }) => `New code in ${time}`,
} satisfies Partial<OtpLoginMessages>

/** What can go wrong while signing in with a code. No sentence says which element was wrong. */
export const otpLoginErrors = {
  ...commonErrors,
  OTP_INCORRECT: 'That did not work. Check the code and try again.',
  OTP_EXPIRED: 'This code is too old. Ask for a new one.',
  TARGET_BUNDLE_EXPIRED: 'This code no longer works. Ask for a new one.',
  BROWSER_UNSUPPORTED: 'This browser cannot keep your key safe. Please use a current browser.',
} satisfies ErrorMessages
