import type { ReactNode } from 'react'

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
