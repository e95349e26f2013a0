import type { ErrorMessages } from '@countersign/react/provider'
import type { ReactNode } from 'react'
import { commonErrors } from './common.ts'
import { passkeyErrors } from './passkeyErrors.ts'

export const otpLogin = {
  title: 'Se connecter',
  signedInTitle: 'Vous êtes connecté',
  codeSent: ({ sentTo }: { sentTo: ReactNode }) => <>Nous avons envoyé un code à {sentTo}.</>,
  codeSentAgain: ({ sentTo }: { sentTo: ReactNode }) => (
    <>Nous avons envoyé un nouveau code à {sentTo}. L’ancien n’est plus valable.</>
  ),
  codeLabel: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    characters === 'digits' ? `Code à ${length} chiffres` : `Code de ${length} lettres et chiffres`,
  codeIncomplete: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    `Saisissez les ${length} ${characters === 'digits' ? 'chiffres' : 'caractères'}.`,
  submitCode: 'Se connecter',
  stoppedTitle: 'Arrêté pour votre sécurité',
  resend: 'Renvoyer le code',
  resendIn: ({ time }: { time: string }) => `Renvoyer le code dans ${time}`,
}

export const otpLoginErrors = {
  ...commonErrors,
  OTP_INCORRECT: 'Ce code n’est pas le bon. Vérifiez-le et réessayez.',
  OTP_EXPIRED: 'Ce code a expiré. Demandez-en un nouveau.',
  TARGET_BUNDLE_EXPIRED: 'Ce code n’est plus valable. Demandez-en un nouveau.',
  BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
} satisfies ErrorMessages
