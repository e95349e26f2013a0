import type { ErrorMessages } from '@countersign/react/provider'
import type { ReactNode } from 'react'
import { commonErrors } from './common.ts'
import { passkeyErrors } from './passkeyErrors.ts'

export const otpLogin = {
  title: 'Log ind',
  signedInTitle: 'Du er logget ind',
  codeSent: ({ sentTo }: { sentTo: ReactNode }) => <>Vi har sendt en kode til {sentTo}.</>,
  codeSentAgain: ({ sentTo }: { sentTo: ReactNode }) => (
    <>Vi har sendt en ny kode til {sentTo}. Den gamle virker ikke længere.</>
  ),
  codeLabel: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    characters === 'digits' ? `${length}-cifret kode` : `Kode med ${length} bogstaver og tal`,
  codeIncomplete: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    `Skriv alle ${length} ${characters === 'digits' ? 'cifre' : 'tegn'}.`,
  submitCode: 'Log ind',
  stoppedTitle: 'Stoppet for din sikkerhed',
  resend: 'Send koden igen',
  resendIn: ({ time }: { time: string }) => `Send koden igen om ${time}`,
}

export const otpLoginErrors = {
  ...commonErrors,
  OTP_INCORRECT: 'Koden er forkert. Kontrollér den, og prøv igen.',
  OTP_EXPIRED: 'Koden er udløbet. Bed om en ny.',
  TARGET_BUNDLE_EXPIRED: 'Koden virker ikke længere. Bed om en ny.',
  BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
} satisfies ErrorMessages
