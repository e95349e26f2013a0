import type { ErrorMessages } from '@countersign/react/provider'
import type { ReactNode } from 'react'
import { characters as charactersOf, commonErrors, digits } from './common.ts'
import { passkeyErrors } from './passkeyErrors.ts'

export const otpLogin = {
  title: 'Logáil isteach',
  signedInTitle: 'Tá tú logáilte isteach',
  codeSent: ({ sentTo }: { sentTo: ReactNode }) => <>Sheolamar cód chuig {sentTo}.</>,
  codeSentAgain: ({ sentTo }: { sentTo: ReactNode }) => (
    <>Sheolamar cód nua chuig {sentTo}. Níl an seanchód bailí a thuilleadh.</>
  ),
  codeLabel: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    characters === 'digits' ? `Cód ${digits(length)}` : `Cód ${charactersOf(length)}, idir litreacha agus uimhreacha`,
  codeIncomplete: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    `Cuir isteach an cód iomlán: ${characters === 'digits' ? digits(length) : charactersOf(length)}.`,
  submitCode: 'Logáil isteach',
  stoppedTitle: 'Stopamar ar mhaithe le do shlándáil',
  resend: 'Seol cód nua chugam',
  resendIn: ({ time }: { time: string }) => `Cód nua i gceann ${time}`,
}

export const otpLoginErrors = {
  ...commonErrors,
  OTP_INCORRECT: 'Níl an cód sin ceart. Seiceáil é agus bain triail eile as.',
  OTP_EXPIRED: 'Chuaigh an cód seo as feidhm. Iarr ceann nua.',
  TARGET_BUNDLE_EXPIRED: 'Níl an cód seo bailí a thuilleadh. Iarr ceann nua.',
  BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
} satisfies ErrorMessages
