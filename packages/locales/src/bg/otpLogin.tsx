import type { ErrorMessages } from '@countersign/react/provider'
import type { ReactNode } from 'react'
import { commonErrors } from './common.ts'
import { passkeyErrors } from './passkeyErrors.ts'

export const otpLogin = {
  title: 'Влизане',
  signedInTitle: 'Влязохте',
  codeSent: ({ sentTo }: { sentTo: ReactNode }) => <>Изпратихме код на {sentTo}.</>,
  codeSentAgain: ({ sentTo }: { sentTo: ReactNode }) => <>Изпратихме нов код на {sentTo}. Старият вече не важи.</>,
  codeLabel: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    characters === 'digits' ? `${length}-цифрен код` : `Код от ${length} букви и цифри`,
  codeIncomplete: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    `Въведете всичките ${length} ${characters === 'digits' ? 'цифри' : 'знака'}.`,
  submitCode: 'Влизане',
  stoppedTitle: 'Спряхме за Вашата сигурност',
  resend: 'Изпращане на кода отново',
  resendIn: ({ time }: { time: string }) => `Нов код след ${time}`,
}

export const otpLoginErrors = {
  ...commonErrors,
  OTP_INCORRECT: 'Този код не е верен. Проверете го и опитайте отново.',
  OTP_EXPIRED: 'Този код изтече. Поискайте нов.',
  TARGET_BUNDLE_EXPIRED: 'Този код вече не важи. Поискайте нов.',
  BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
} satisfies ErrorMessages
