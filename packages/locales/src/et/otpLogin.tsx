import type { ErrorMessages } from '@countersign/react/provider'
import type { ReactNode } from 'react'
import { commonErrors } from './common.ts'
import { passkeyErrors } from './passkeyErrors.ts'

export const otpLogin = {
  title: 'Sisselogimine',
  signedInTitle: 'Olete sisse logitud',
  codeSent: ({ sentTo }: { sentTo: ReactNode }) => <>Kood saadeti siia: {sentTo}.</>,
  codeSentAgain: ({ sentTo }: { sentTo: ReactNode }) => <>Uus kood saadeti siia: {sentTo}. Vana kood enam ei kehti.</>,
  codeLabel: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    characters === 'digits' ? `${length}-kohaline kood` : `${length}-kohaline kood (tähed ja numbrid)`,
  codeIncomplete: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    `Sisestage kõik ${length} ${characters === 'digits' ? 'numbrit' : 'märki'}.`,
  submitCode: 'Logi sisse',
  stoppedTitle: 'Sisselogimine on turvalisuse huvides peatatud',
  resend: 'Saada kood uuesti',
  resendIn: ({ time }: { time: string }) => `Saada kood uuesti (${time})`,
}

export const otpLoginErrors = {
  ...commonErrors,
  OTP_INCORRECT: 'See kood ei ole õige. Kontrollige seda ja proovige uuesti.',
  OTP_EXPIRED: 'See kood on aegunud. Küsige uus.',
  TARGET_BUNDLE_EXPIRED: 'See kood enam ei kehti. Küsige uus.',
  BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
} satisfies ErrorMessages
