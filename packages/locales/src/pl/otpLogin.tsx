import type { ErrorMessages } from '@countersign/react/provider'
import type { ReactNode } from 'react'
import { commonErrors } from './common.ts'
import { passkeyErrors } from './passkeyErrors.ts'

export const otpLogin = {
  title: 'Zaloguj się',
  signedInTitle: 'Logowanie zakończone',
  codeSent: ({ sentTo }: { sentTo: ReactNode }) => <>Wysłaliśmy kod na {sentTo}.</>,
  codeSentAgain: ({ sentTo }: { sentTo: ReactNode }) => <>Wysłaliśmy nowy kod na {sentTo}. Stary już nie działa.</>,
  codeLabel: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    characters === 'digits' ? `${length}-cyfrowy kod` : `${length}-znakowy kod z liter i cyfr`,
  codeIncomplete: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    characters === 'digits' ? `Wpisz wszystkie cyfry (${length}).` : `Wpisz wszystkie znaki (${length}).`,
  submitCode: 'Zaloguj się',
  stoppedTitle: 'Przerwaliśmy dla Twojego bezpieczeństwa',
  resend: 'Wyślij kod ponownie',
  resendIn: ({ time }: { time: string }) => `Nowy kod za ${time}`,
}

export const otpLoginErrors = {
  ...commonErrors,
  OTP_INCORRECT: 'Ten kod jest nieprawidłowy. Sprawdź go i spróbuj ponownie.',
  OTP_EXPIRED: 'Ten kod wygasł. Poproś o nowy.',
  TARGET_BUNDLE_EXPIRED: 'Ten kod już nie działa. Poproś o nowy.',
  BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
} satisfies ErrorMessages
