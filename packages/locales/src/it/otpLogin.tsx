import type { ErrorMessages } from '@countersign/react/provider'
import type { ReactNode } from 'react'
import { commonErrors } from './common.ts'
import { passkeyErrors } from './passkeyErrors.ts'

export const otpLogin = {
  title: 'Accedi',
  signedInTitle: 'Hai effettuato l’accesso',
  codeSent: ({ sentTo }: { sentTo: ReactNode }) => <>Abbiamo inviato un codice a {sentTo}.</>,
  codeSentAgain: ({ sentTo }: { sentTo: ReactNode }) => (
    <>Abbiamo inviato un nuovo codice a {sentTo}. Quello vecchio non è più valido.</>
  ),
  codeLabel: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    characters === 'digits' ? `Codice di ${length} cifre` : `Codice di ${length} lettere e numeri`,
  codeIncomplete: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    characters === 'digits' ? `Inserisci tutte le ${length} cifre.` : `Inserisci tutti i ${length} caratteri.`,
  submitCode: 'Accedi',
  stoppedTitle: 'Ci siamo fermati per la tua sicurezza',
  resend: 'Invia di nuovo il codice',
  resendIn: ({ time }: { time: string }) => `Nuovo invio del codice tra ${time}`,
}

export const otpLoginErrors = {
  ...commonErrors,
  OTP_INCORRECT: 'Il codice non è corretto. Controllalo e riprova.',
  OTP_EXPIRED: 'Questo codice è scaduto. Richiedine uno nuovo.',
  TARGET_BUNDLE_EXPIRED: 'Questo codice non è più valido. Richiedine uno nuovo.',
  BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
} satisfies ErrorMessages
