import type { ErrorMessages } from '@countersign/react/provider'
import type { ReactNode } from 'react'
import { commonErrors } from './common.ts'
import { passkeyErrors } from './passkeyErrors.ts'

export const otpLogin = {
  title: 'Iniciar sessão',
  signedInTitle: 'Iniciou sessão',
  codeSent: ({ sentTo }: { sentTo: ReactNode }) => <>Enviámos um código para {sentTo}.</>,
  codeSentAgain: ({ sentTo }: { sentTo: ReactNode }) => (
    <>Enviámos um novo código para {sentTo}. O anterior já não funciona.</>
  ),
  codeLabel: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    characters === 'digits' ? `Código de ${length} dígitos` : `Código de ${length} letras e números`,
  codeIncomplete: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    characters === 'digits' ? `Escreva os ${length} dígitos.` : `Escreva os ${length} caracteres.`,
  submitCode: 'Iniciar sessão',
  stoppedTitle: 'Parámos para sua segurança',
  resend: 'Reenviar o código',
  resendIn: ({ time }: { time: string }) => `Reenviar o código em ${time}`,
}

export const otpLoginErrors = {
  ...commonErrors,
  OTP_INCORRECT: 'Esse código não está certo. Verifique-o e tente de novo.',
  OTP_EXPIRED: 'Este código expirou. Peça um novo.',
  TARGET_BUNDLE_EXPIRED: 'Este código já não funciona. Peça um novo.',
  BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
} satisfies ErrorMessages
