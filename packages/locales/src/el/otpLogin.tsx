import type { ErrorMessages } from '@countersign/react/provider'
import type { ReactNode } from 'react'
import { commonErrors } from './common.ts'
import { passkeyErrors } from './passkeyErrors.ts'

type Code = { length: number; characters: 'digits' | 'alphanumeric' }

export const otpLogin = {
  title: 'Σύνδεση',
  signedInTitle: 'Έχετε συνδεθεί',
  codeSent: ({ sentTo }: { sentTo: ReactNode }) => <>Στείλαμε κωδικό στο {sentTo}.</>,
  codeSentAgain: ({ sentTo }: { sentTo: ReactNode }) => (
    <>Στείλαμε νέο κωδικό στο {sentTo}. Ο προηγούμενος δεν ισχύει πια.</>
  ),
  codeLabel: ({ length, characters }: Code) =>
    characters === 'digits' ? `Κωδικός ${length} ψηφίων` : `Κωδικός με ${length} γράμματα και ψηφία`,
  codeIncomplete: ({ length, characters }: Code) =>
    `Γράψτε και ${characters === 'digits' ? `τα ${length} ψηφία` : `τους ${length} χαρακτήρες`}.`,
  submitCode: 'Σύνδεση',
  stoppedTitle: 'Σταματήσαμε για την ασφάλειά σας',
  resend: 'Νέα αποστολή κωδικού',
  resendIn: ({ time }: { time: string }) => `Νέα αποστολή κωδικού σε ${time}`,
}

export const otpLoginErrors = {
  ...commonErrors,
  OTP_INCORRECT: 'Αυτός ο κωδικός δεν είναι σωστός. Ελέγξτε τον και δοκιμάστε ξανά.',
  OTP_EXPIRED: 'Αυτός ο κωδικός έληξε. Ζητήστε νέο.',
  TARGET_BUNDLE_EXPIRED: 'Αυτός ο κωδικός δεν ισχύει πια. Ζητήστε νέο.',
  BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
} satisfies ErrorMessages
