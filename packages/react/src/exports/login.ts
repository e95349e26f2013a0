'use client'

export * as Login from '../sign-in/login/Login.tsx'
export type {
  LoginIdentifierKind as LoginIdentityKind,
  LoginOidcOptions,
  LoginOptions,
} from '../sign-in/login/LoginOptions.ts'
export { LoginScreen } from '../sign-in/login/LoginScreen.tsx'
export { type UseLoginOptions, useLogin } from '../sign-in/login/useLogin.ts'
