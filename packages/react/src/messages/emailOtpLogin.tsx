import type { ReactNode } from 'react'
import { commonErrors } from './commonErrors.ts'
import type { ErrorMessages } from './ErrorMessages.ts'

/** The words of signing in with an emailed code. Elements arrive as values, so that word order is yours. */
export type EmailOtpLoginMessages = {
  title: string
  codeTitle: string
  signedInTitle: string
  emailLabel: string
  emailHint: string
  emailInvalid: string
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

export const emailOtpLoginMessages: EmailOtpLoginMessages = {
  title: 'Sign in',
  codeTitle: 'Check your email',
  signedInTitle: 'You are signed in',
  emailLabel: 'Email address',
  emailHint: 'We will send you a code. You need no password.',
  emailInvalid: 'Please enter an email address, such as name@example.com.',
  knownAddress: 'We will send a code to the email address of this wallet.',
  sendCode: 'Email me a code',
  codeSent: ({ sentTo }) => <>We sent a code to {sentTo}.</>,
  codeSentAgain: ({ sentTo }) => <>We sent a new code to {sentTo}. The old one no longer works.</>,
  codeLabel: ({ length, characters }) =>
    characters === 'digits' ? `${length}-digit code` : `Code with ${length} letters and numbers`,
  codeHint: 'It can take a minute. Check your spam folder.',
  codeIncomplete: ({ length }) => `Enter all ${length} characters of the code.`,
  submitCode: 'Sign in',
  resend: 'Send a new code',
  resendIn: ({ time }) => `New code in ${time}`,
  restart: 'Use another address',
}

/** What can go wrong while signing in. No sentence says which element was wrong. */
export const emailOtpLoginErrors: ErrorMessages = {
  ...commonErrors,
  OTP_INCORRECT: 'That did not work. Check the code and try again.',
  OTP_EXPIRED: 'This code is too old. Ask for a new one.',
  TARGET_BUNDLE_EXPIRED: 'This code no longer works. Ask for a new one.',
  LOGIN_TICKET_REQUIRED: 'This sign-in is no longer open. Enter your email address to start again.',
  SIGN_IN_REQUIRED: 'We no longer know who you are. Enter your email address to sign in.',
  BROWSER_UNSUPPORTED: 'This browser cannot keep your key safe. Please use a current browser.',
}
