import type { ReactNode } from 'react'
import { commonErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'

type Sent = { sentTo: ReactNode }
type CodeFormat = { length: number; characters: 'digits' | 'alphanumeric' }

/** What does not depend on the channel of the code. */
export const otpLoginMessages = {
  title: 'Sign in',
  signedInTitle: 'You are signed in',
  codeSent: ({ sentTo }: Sent) => <>We sent a code to {sentTo}.</>,
  codeSentAgain: ({ sentTo }: Sent) => <>We sent a new code to {sentTo}. The old one no longer works.</>,
  codeLabel: ({ length, characters }: CodeFormat) =>
    characters === 'digits' ? `${length}-digit code` : `Code with ${length} letters and numbers`,
  /** When a part of the code is sent. */
  codeIncomplete: ({ length }: { length: number }) => `Enter all ${length} characters of the code.`,
  submitCode: 'Sign in',
  resend: 'Send a new code',
  /** `time` is minutes and seconds, such as `0:24`. */
  resendIn: ({ time }: { time: string }) => `New code in ${time}`,
}

/** What can go wrong while signing in with a code. No sentence says which element was wrong. */
export const otpLoginErrors = {
  ...commonErrors,
  OTP_INCORRECT: 'That did not work. Check the code and try again.',
  OTP_EXPIRED: 'This code is too old. Ask for a new one.',
  TARGET_BUNDLE_EXPIRED: 'This code no longer works. Ask for a new one.',
  BROWSER_UNSUPPORTED: 'This browser cannot keep your key safe. Please use a current browser.',
} satisfies ErrorMessages
