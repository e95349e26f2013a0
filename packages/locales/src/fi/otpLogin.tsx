import type { ErrorMessages } from '@countersign/react/provider'
import type { ReactNode } from 'react'
import { commonErrors } from './common.ts'
import { passkeyErrors } from './passkeyErrors.ts'

export const otpLogin = {
  title: 'Kirjaudu sisään',
  signedInTitle: 'Olet kirjautunut sisään',
  codeSent: ({ sentTo }: { sentTo: ReactNode }) => <>Lähetimme koodin tänne: {sentTo}.</>,
  codeSentAgain: ({ sentTo }: { sentTo: ReactNode }) => (
    <>Lähetimme uuden koodin tänne: {sentTo}. Vanha ei enää toimi.</>
  ),
  codeLabel: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    characters === 'digits' ? `${length}-numeroinen koodi` : `${length} kirjaimen ja numeron koodi`,
  codeIncomplete: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    `Anna kaikki merkit (${length} ${characters === 'digits' ? 'numeroa' : 'merkkiä'}).`,
  submitCode: 'Kirjaudu sisään',
  stoppedTitle: 'Keskeytimme turvallisuutesi vuoksi',
  resend: 'Lähetä koodi uudelleen',
  resendIn: ({ time }: { time: string }) => `Lähetä uudelleen (${time})`,
}

export const otpLoginErrors = {
  ...commonErrors,
  OTP_INCORRECT: 'Koodi ei ole oikein. Tarkista se ja yritä uudelleen.',
  OTP_EXPIRED: 'Koodi on vanhentunut. Pyydä uusi.',
  TARGET_BUNDLE_EXPIRED: 'Tämä koodi ei enää toimi. Pyydä uusi.',
  BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
} satisfies ErrorMessages
