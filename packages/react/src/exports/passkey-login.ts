'use client'

export * as PasskeyLogin from '../sign-in/passkey-login/PasskeyLogin.tsx'
export { PasskeyLoginScreen } from '../sign-in/passkey-login/PasskeyLoginScreen.tsx'
export { type UsePasskeyLoginOptions, usePasskeyLogin } from '../sign-in/passkey-login/usePasskeyLogin.ts'
export { usePasskeySupport } from '../sign-in/passkey-login/usePasskeySupport.ts'
