import type { ErrorMessages } from '@countersign/react/provider'
import type { ReactNode } from 'react'
import { commonErrors } from './common.ts'
import { passkeyErrors } from './passkeyErrors.ts'

export const otpLogin = {
  title: 'Logga in',
  signedInTitle: 'Du är inloggad',
  codeSent: ({ sentTo }: { sentTo: ReactNode }) => <>Vi har skickat en kod till {sentTo}.</>,
  codeSentAgain: ({ sentTo }: { sentTo: ReactNode }) => (
    <>Vi har skickat en ny kod till {sentTo}. Den gamla fungerar inte längre.</>
  ),
  codeLabel: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    characters === 'digits' ? `${length}-siffrig kod` : `Kod med ${length} bokstäver och siffror`,
  codeIncomplete: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    `Ange alla ${length} ${characters === 'digits' ? 'siffror' : 'tecken'}.`,
  submitCode: 'Logga in',
  stoppedTitle: 'Avbrutet för din säkerhet',
  resend: 'Skicka koden igen',
  resendIn: ({ time }: { time: string }) => `Skicka koden igen om ${time}`,
}

export const otpLoginErrors = {
  ...commonErrors,
  OTP_INCORRECT: 'Koden stämmer inte. Kontrollera den och försök igen.',
  OTP_EXPIRED: 'Koden har gått ut. Begär en ny.',
  TARGET_BUNDLE_EXPIRED: 'Koden fungerar inte längre. Begär en ny.',
  BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
} satisfies ErrorMessages
