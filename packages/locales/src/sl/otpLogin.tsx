import type { ErrorMessages } from '@countersign/react/provider'
import type { ReactNode } from 'react'
import { commonErrors, count, enterAllDigits } from './common.ts'
import { passkeyErrors } from './passkeyErrors.ts'

type CodeFormat = { length: number; characters: 'digits' | 'alphanumeric' }

export const otpLogin = {
  title: 'Prijava',
  signedInTitle: 'Prijavljeni ste',
  codeSent: ({ sentTo }: { sentTo: ReactNode }) => <>Kodo smo poslali na {sentTo}.</>,
  codeSentAgain: ({ sentTo }: { sentTo: ReactNode }) => <>Novo kodo smo poslali na {sentTo}. Stara ne velja več.</>,
  codeLabel: ({ length, characters }: CodeFormat) =>
    characters === 'digits' ? `${length}-mestna koda` : `${length}-mestna koda iz črk in številk`,
  codeIncomplete: ({ length, characters }: CodeFormat) =>
    characters === 'digits'
      ? enterAllDigits(length)
      : count(length, {
          one: 'Vnesite # znak.',
          two: 'Vnesite oba (#) znaka.',
          few: 'Vnesite vse # znake.',
          other: 'Vnesite vseh # znakov.',
        }),
  submitCode: 'Prijava',
  stoppedTitle: 'Ustavljeno zaradi vaše varnosti',
  resend: 'Pošlji kodo znova',
  resendIn: ({ time }: { time: string }) => `Nova koda čez ${time}`,
}

export const otpLoginErrors = {
  ...commonErrors,
  OTP_INCORRECT: 'Koda ni pravilna. Preverite jo in poskusite znova.',
  OTP_EXPIRED: 'Koda je potekla. Zahtevajte novo.',
  TARGET_BUNDLE_EXPIRED: 'Ta koda ne velja več. Zahtevajte novo.',
  BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
} satisfies ErrorMessages
