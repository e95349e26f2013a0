import type { ErrorMessages } from '@countersign/react/provider'
import type { ReactNode } from 'react'
import { commonErrors } from './common.ts'
import { passkeyErrors } from './passkeyErrors.ts'

export const otpLogin = {
  title: 'Prisijungti',
  signedInTitle: 'Prisijungėte',
  codeSent: ({ sentTo }: { sentTo: ReactNode }) => <>Kodą išsiuntėme: {sentTo}.</>,
  codeSentAgain: ({ sentTo }: { sentTo: ReactNode }) => <>Naują kodą išsiuntėme: {sentTo}. Ankstesnis nebegalioja.</>,
  codeLabel: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    characters === 'digits' ? `${length} skaitmenų kodas` : `${length} ženklų kodas (raidės ir skaitmenys)`,
  codeIncomplete: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    characters === 'digits' ? `Įveskite visą ${length} skaitmenų kodą.` : `Įveskite visą ${length} ženklų kodą.`,
  submitCode: 'Prisijungti',
  stoppedTitle: 'Sustabdyta dėl jūsų saugumo',
  resend: 'Siųsti kodą dar kartą',
  resendIn: ({ time }: { time: string }) => `Naujas kodas po ${time}`,
}

export const otpLoginErrors = {
  ...commonErrors,
  OTP_INCORRECT: 'Kodas neteisingas. Patikrinkite jį ir bandykite dar kartą.',
  OTP_EXPIRED: 'Šio kodo galiojimo laikas baigėsi. Paprašykite naujo.',
  TARGET_BUNDLE_EXPIRED: 'Šis kodas nebegalioja. Paprašykite naujo.',
  BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
} satisfies ErrorMessages
