import type { ErrorMessages } from '@countersign/react/provider'
import type { ReactNode } from 'react'
import { commonErrors } from './common.ts'
import { passkeyErrors } from './passkeyErrors.ts'

export const otpLogin = {
  title: 'Conectare',
  signedInTitle: 'V-ați conectat',
  codeSent: ({ sentTo }: { sentTo: ReactNode }) => <>Am trimis un cod la {sentTo}.</>,
  codeSentAgain: ({ sentTo }: { sentTo: ReactNode }) => (
    <>Am trimis un cod nou la {sentTo}. Cel vechi nu mai este valabil.</>
  ),
  codeLabel: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    characters === 'digits' ? `Cod din ${length} cifre` : `Cod din ${length} litere și cifre`,
  codeIncomplete: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    characters === 'digits' ? `Introduceți toate cele ${length} cifre.` : `Introduceți toate cele ${length} caractere.`,
  submitCode: 'Conectare',
  stoppedTitle: 'Ne-am oprit pentru siguranța dvs.',
  resend: 'Trimiteți codul din nou',
  resendIn: ({ time }: { time: string }) => `Retrimiteți codul în ${time}`,
}

export const otpLoginErrors = {
  ...commonErrors,
  OTP_INCORRECT: 'Acest cod nu este corect. Verificați-l și încercați din nou.',
  OTP_EXPIRED: 'Acest cod a expirat. Cereți altul.',
  TARGET_BUNDLE_EXPIRED: 'Acest cod nu mai este valabil. Cereți altul.',
  BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
} satisfies ErrorMessages
