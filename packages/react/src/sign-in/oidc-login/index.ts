export * as OidcLogin from './OidcLogin.tsx'
export { OidcLoginSteps } from './OidcLoginScreen.tsx'
export type { OidcCallbackParameters, OpenOidcProvider } from './useOidcLogin.ts'
export { useUnusedCallback } from './useUnusedCallback.ts'
