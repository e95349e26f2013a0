import type { ErrorMessages } from '@countersign/react/provider'
import type { ReactNode } from 'react'
import { allDigits, commonErrors, count } from './common.ts'
import { passkeyErrors } from './passkeyErrors.ts'

type CodeFormat = { length: number; characters: 'digits' | 'alphanumeric' }

export const otpLogin = {
  title: 'Prijava',
  signedInTitle: 'Prijavljeni ste',
  codeSent: ({ sentTo }: { sentTo: ReactNode }) => <>Poslali smo kôd na {sentTo}.</>,
  codeSentAgain: ({ sentTo }: { sentTo: ReactNode }) => <>Poslali smo novi kôd na {sentTo}. Stari više ne vrijedi.</>,
  codeLabel: ({ length, characters }: CodeFormat) =>
    characters === 'digits' ? `${length}-znamenkasti kôd` : `Kôd od ${length} slova i brojki`,
  codeIncomplete: ({ length, characters }: CodeFormat) =>
    characters === 'digits'
      ? allDigits(length)
      : count(length, {
          one: 'Unesite # znak.',
          few: 'Unesite sva # znaka.',
          other: 'Unesite svih # znakova.',
        }),
  submitCode: 'Prijava',
  stoppedTitle: 'Zaustavljeno radi vaše sigurnosti',
  resend: 'Pošalji kôd ponovno',
  resendIn: ({ time }: { time: string }) => `Novi kôd za ${time}`,
}

export const otpLoginErrors = {
  ...commonErrors,
  OTP_INCORRECT: 'Kôd nije točan. Provjerite ga i pokušajte ponovno.',
  OTP_EXPIRED: 'Ovaj je kôd istekao. Zatražite novi.',
  TARGET_BUNDLE_EXPIRED: 'Ovaj kôd više ne vrijedi. Zatražite novi.',
  BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
} satisfies ErrorMessages
