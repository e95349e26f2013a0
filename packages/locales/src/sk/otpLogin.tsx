import type { ErrorMessages } from '@countersign/react/provider'
import type { ReactNode } from 'react'
import { commonErrors } from './common.ts'
import { passkeyErrors } from './passkeyErrors.ts'

export const otpLogin = {
  title: 'Prihlásiť sa',
  signedInTitle: 'Prihlásenie sa podarilo',
  codeSent: ({ sentTo }: { sentTo: ReactNode }) => <>Kód sme poslali na {sentTo}.</>,
  codeSentAgain: ({ sentTo }: { sentTo: ReactNode }) => <>Nový kód sme poslali na {sentTo}. Starý už neplatí.</>,
  codeLabel: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    characters === 'digits' ? `${length}-miestny kód` : `${length}-miestny kód z písmen a číslic`,
  codeIncomplete: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    characters === 'digits' ? `Zadajte všetky číslice (${length}).` : `Zadajte všetky znaky (${length}).`,
  submitCode: 'Prihlásiť sa',
  stoppedTitle: 'Zastavené pre vašu bezpečnosť',
  resend: 'Poslať nový kód',
  resendIn: ({ time }: { time: string }) => `Do vyžiadania nového kódu zostáva ${time}`,
}

export const otpLoginErrors = {
  ...commonErrors,
  OTP_INCORRECT: 'Tento kód nie je správny. Skontrolujte ho a skúste to znova.',
  OTP_EXPIRED: 'Platnosť tohto kódu sa skončila. Vyžiadajte si nový.',
  TARGET_BUNDLE_EXPIRED: 'Tento kód už neplatí. Vyžiadajte si nový.',
  BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
} satisfies ErrorMessages
