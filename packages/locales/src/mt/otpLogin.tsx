import type { ErrorMessages } from '@countersign/react/provider'
import type { ReactNode } from 'react'
import { characters as charactersInWords, commonErrors, digits } from './common.ts'
import { passkeyErrors } from './passkeyErrors.ts'

export const otpLogin = {
  title: 'Idħol',
  signedInTitle: 'Dħalt fil-kartiera',
  codeSent: ({ sentTo }: { sentTo: ReactNode }) => <>Bgħatnielek kodiċi fuq {sentTo}.</>,
  codeSentAgain: ({ sentTo }: { sentTo: ReactNode }) => (
    <>Bgħatnielek kodiċi ġdid fuq {sentTo}. Il-qadim m’għadux jgħodd.</>
  ),
  codeLabel: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    characters === 'digits'
      ? `Kodiċi ta’ ${digits(length)}`
      : `Kodiċi ta’ ${charactersInWords(length)} (ittri u ċifri)`,
  codeIncomplete: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    characters === 'digits' ? `Daħħal iċ-ċifri kollha (${length}).` : `Daħħal il-karattri kollha (${length}).`,
  submitCode: 'Idħol',
  stoppedTitle: 'Waqafna għas-sigurtà tiegħek',
  resend: 'Ibgħatli kodiċi ieħor',
  resendIn: ({ time }: { time: string }) => `Kodiċi ieħor wara ${time}`,
}

export const otpLoginErrors = {
  ...commonErrors,
  OTP_INCORRECT: 'Dak il-kodiċi mhuwiex tajjeb. Iċċekkjah u erġa’ pprova.',
  OTP_EXPIRED: 'Dan il-kodiċi skada. Itlob wieħed ġdid.',
  TARGET_BUNDLE_EXPIRED: 'Dan il-kodiċi m’għadux jgħodd. Itlob wieħed ġdid.',
  BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
} satisfies ErrorMessages
