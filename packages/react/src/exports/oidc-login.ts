'use client'

export * as OidcLogin from '../sign-in/oidc-login/OidcLogin.tsx'
export { OidcLoginScreen } from '../sign-in/oidc-login/OidcLoginScreen.tsx'
export {
  type OidcCallbackParameters,
  type OpenOidcProvider,
  type UseOidcLoginOptions,
  useOidcLogin,
} from '../sign-in/oidc-login/useOidcLogin.ts'
