import type { ReactNode } from 'react'
import { commonErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'

type Sent = { sentTo: ReactNode }
type CodeFormat = { length: number; characters: 'digits' | 'alphanumeric' }

/** What does not depend on the channel of the code. */
export const otpLoginMessages = {
  title: 'Sign in',
  signedInTitle: 'You’re signed in',
  codeSent: ({ sentTo }: Sent) => <>We sent a code to {sentTo}.</>,
  codeSentAgain: ({ sentTo }: Sent) => <>We sent a new code to {sentTo}. The old one no longer works.</>,
  codeLabel: ({ length, characters }: CodeFormat) =>
    characters === 'digits' ? `${length}-digit code` : `Code with ${length} letters and numbers`,
  /** When a part of the code is sent. */
  codeIncomplete: ({ length, characters }: CodeFormat) =>
    `Enter all ${length} ${characters === 'digits' ? characters : 'characters'}.`,
  submitCode: 'Sign in',
  /** In place of the title, after a security stop. */
  stoppedTitle: 'We stopped for your safety',
  resend: 'Resend code',
  /** `time` is minutes and seconds, such as `0:24`. */
  resendIn: ({ time }: { time: string }) => `Resend code in ${time}`,
}

/** What can go wrong while signing in with a code. No sentence says which element was wrong. */
export const otpLoginErrors = {
  ...commonErrors,
  OTP_INCORRECT: 'That code isn’t right. Check it and try again.',
  OTP_EXPIRED: 'This code has expired. Request a new one.',
  TARGET_BUNDLE_EXPIRED: 'This code no longer works. Request a new one.',
  BROWSER_UNSUPPORTED: 'This browser can’t keep your key safe. Use an up-to-date browser.',
} satisfies ErrorMessages
