import type { ErrorMessages } from '@countersign/react/provider'
import type { ReactNode } from 'react'
import { commonErrors } from './common.ts'
import { passkeyErrors } from './passkeyErrors.ts'

export const otpLogin = {
  title: 'Pieslēgties',
  signedInTitle: 'Pieslēgšanās izdevās',
  codeSent: ({ sentTo }: { sentTo: ReactNode }) => <>Nosūtījām kodu uz {sentTo}.</>,
  codeSentAgain: ({ sentTo }: { sentTo: ReactNode }) => (
    <>Nosūtījām jaunu kodu uz {sentTo}. Iepriekšējais vairs nav derīgs.</>
  ),
  codeLabel: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    characters === 'digits' ? `${length} ciparu kods` : `${length} rakstzīmju kods (burti un cipari)`,
  codeIncomplete: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    characters === 'digits' ? `Ievadiet visus ${length} ciparus.` : `Ievadiet visas ${length} rakstzīmes.`,
  submitCode: 'Pieslēgties',
  stoppedTitle: 'Apturēts drošības labad',
  resend: 'Nosūtīt kodu vēlreiz',
  resendIn: ({ time }: { time: string }) => `Jauns kods pēc ${time}`,
}

export const otpLoginErrors = {
  ...commonErrors,
  OTP_INCORRECT: 'Kods nav pareizs. Pārbaudiet to un mēģiniet vēlreiz.',
  OTP_EXPIRED: 'Koda derīguma termiņš ir beidzies. Pieprasiet jaunu.',
  TARGET_BUNDLE_EXPIRED: 'Šis kods vairs nav derīgs. Pieprasiet jaunu.',
  BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
} satisfies ErrorMessages
