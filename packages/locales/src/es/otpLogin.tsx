import type { ErrorMessages } from '@countersign/react/provider'
import type { ReactNode } from 'react'
import { commonErrors } from './common.ts'
import { passkeyErrors } from './passkeyErrors.ts'

export const otpLogin = {
  title: 'Iniciar sesión',
  signedInTitle: 'Has iniciado sesión',
  codeSent: ({ sentTo }: { sentTo: ReactNode }) => <>Hemos enviado un código a {sentTo}.</>,
  codeSentAgain: ({ sentTo }: { sentTo: ReactNode }) => (
    <>Hemos enviado un código nuevo a {sentTo}. El anterior ya no es válido.</>
  ),
  codeLabel: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    characters === 'digits' ? `Código de ${length} cifras` : `Código de ${length} letras y números`,
  codeIncomplete: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    characters === 'digits' ? `Escribe las ${length} cifras.` : `Escribe los ${length} caracteres.`,
  submitCode: 'Iniciar sesión',
  stoppedTitle: 'Nos hemos detenido por tu seguridad',
  resend: 'Reenviar código',
  resendIn: ({ time }: { time: string }) => `Reenviar código en ${time}`,
}

export const otpLoginErrors = {
  ...commonErrors,
  OTP_INCORRECT: 'Ese código no es correcto. Compruébalo e inténtalo de nuevo.',
  OTP_EXPIRED: 'Este código ha caducado. Pide uno nuevo.',
  TARGET_BUNDLE_EXPIRED: 'Este código ya no es válido. Pide uno nuevo.',
  BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
} satisfies ErrorMessages
