import type { ErrorMessages } from '@countersign/react/provider'
import type { ReactNode } from 'react'
import { commonErrors } from './common.ts'
import { passkeyErrors } from './passkeyErrors.ts'

export const otpLogin = {
  title: 'Inloggen',
  signedInTitle: 'Je bent ingelogd',
  codeSent: ({ sentTo }: { sentTo: ReactNode }) => <>We hebben een code naar {sentTo} gestuurd.</>,
  codeSentAgain: ({ sentTo }: { sentTo: ReactNode }) => (
    <>We hebben een nieuwe code naar {sentTo} gestuurd. De oude werkt niet meer.</>
  ),
  codeLabel: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    characters === 'digits' ? `Code van ${length} cijfers` : `Code van ${length} letters en cijfers`,
  codeIncomplete: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    `Voer alle ${length} ${characters === 'digits' ? 'cijfers' : 'tekens'} in.`,
  submitCode: 'Inloggen',
  stoppedTitle: 'Gestopt voor je veiligheid',
  resend: 'Code opnieuw sturen',
  resendIn: ({ time }: { time: string }) => `Code opnieuw sturen over ${time}`,
}

export const otpLoginErrors = {
  ...commonErrors,
  OTP_INCORRECT: 'Deze code klopt niet. Controleer hem en probeer het opnieuw.',
  OTP_EXPIRED: 'Deze code is verlopen. Vraag een nieuwe aan.',
  TARGET_BUNDLE_EXPIRED: 'Deze code werkt niet meer. Vraag een nieuwe aan.',
  BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
} satisfies ErrorMessages
