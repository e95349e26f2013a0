import type { ErrorMessages } from '@countersign/react/provider'
import type { ReactNode } from 'react'
import { commonErrors } from './common.ts'
import { passkeyErrors } from './passkeyErrors.ts'

export const otpLogin = {
  title: 'Přihlásit se',
  signedInTitle: 'Jste přihlášeni',
  codeSent: ({ sentTo }: { sentTo: ReactNode }) => <>Poslali jsme kód na {sentTo}.</>,
  codeSentAgain: ({ sentTo }: { sentTo: ReactNode }) => <>Poslali jsme nový kód na {sentTo}. Starý už neplatí.</>,
  codeLabel: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    characters === 'digits' ? `${length}místný kód` : `${length}místný kód z písmen a číslic`,
  codeIncomplete: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    characters === 'digits' ? `Zadejte všechny číslice (${length}).` : `Zadejte všechny znaky (${length}).`,
  submitCode: 'Přihlásit se',
  stoppedTitle: 'Zastaveno pro vaši bezpečnost',
  resend: 'Poslat kód znovu',
  resendIn: ({ time }: { time: string }) => `Nový kód za ${time}`,
}

export const otpLoginErrors = {
  ...commonErrors,
  OTP_INCORRECT: 'Tento kód není správný. Zkontrolujte ho a zkuste to znovu.',
  OTP_EXPIRED: 'Platnost tohoto kódu vypršela. Vyžádejte si nový.',
  TARGET_BUNDLE_EXPIRED: 'Tento kód už neplatí. Vyžádejte si nový.',
  BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
} satisfies ErrorMessages
