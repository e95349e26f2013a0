import type { ErrorMessages } from '@countersign/react/provider'
import type { ReactNode } from 'react'
import { commonErrors } from './common.ts'
import { passkeyErrors } from './passkeyErrors.ts'

export const otpLogin = {
  title: 'Anmelden',
  signedInTitle: 'Sie sind angemeldet',
  codeSent: ({ sentTo }: { sentTo: ReactNode }) => <>Wir haben einen Code an {sentTo} gesendet.</>,
  codeSentAgain: ({ sentTo }: { sentTo: ReactNode }) => (
    <>Wir haben einen neuen Code an {sentTo} gesendet. Der alte gilt nicht mehr.</>
  ),
  codeLabel: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    characters === 'digits' ? `${length}-stelliger Code` : `Code aus ${length} Buchstaben und Ziffern`,
  codeIncomplete: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    `Geben Sie alle ${length} ${characters === 'digits' ? 'Ziffern' : 'Zeichen'} ein.`,
  submitCode: 'Anmelden',
  stoppedTitle: 'Zu Ihrer Sicherheit abgebrochen',
  resend: 'Code erneut senden',
  resendIn: ({ time }: { time: string }) => `Code erneut senden in ${time}`,
}

export const otpLoginErrors = {
  ...commonErrors,
  OTP_INCORRECT: 'Dieser Code stimmt nicht. Prüfen Sie ihn und versuchen Sie es noch einmal.',
  OTP_EXPIRED: 'Dieser Code ist abgelaufen. Fordern Sie einen neuen an.',
  TARGET_BUNDLE_EXPIRED: 'Dieser Code ist nicht mehr gültig. Fordern Sie einen neuen an.',
  BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
} satisfies ErrorMessages
