import type { ErrorMessages } from '@countersign/react/provider'
import type { ReactNode } from 'react'
import { commonErrors } from './common.ts'
import { passkeyErrors } from './passkeyErrors.ts'

export const otpLogin = {
  title: 'Bejelentkezés',
  signedInTitle: 'Bejelentkezett',
  codeSent: ({ sentTo }: { sentTo: ReactNode }) => <>Kódot küldtünk ide: {sentTo}.</>,
  codeSentAgain: ({ sentTo }: { sentTo: ReactNode }) => <>Új kódot küldtünk ide: {sentTo}. A régi már nem érvényes.</>,
  codeLabel: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    characters === 'digits' ? `${length} számjegyű kód` : `${length} betűből és számból álló kód`,
  codeIncomplete: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    `Írja be a teljes kódot: ${length} ${characters === 'digits' ? 'számjegy' : 'karakter'}.`,
  submitCode: 'Bejelentkezés',
  stoppedTitle: 'A biztonsága érdekében megszakítottuk',
  resend: 'Kód küldése újra',
  resendIn: ({ time }: { time: string }) => `Kód küldése újra: ${time}`,
}

export const otpLoginErrors = {
  ...commonErrors,
  OTP_INCORRECT: 'Ez a kód nem helyes. Ellenőrizze, és próbálja újra.',
  OTP_EXPIRED: 'Ez a kód lejárt. Kérjen újat.',
  TARGET_BUNDLE_EXPIRED: 'Ez a kód már nem érvényes. Kérjen újat.',
  BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
} satisfies ErrorMessages
