export * as OidcLogin from './OidcLogin.tsx'
export { OidcLoginSteps } from './OidcLoginScreen.tsx'
export type { OidcAnswer, OpenOidcProvider } from './useOidcLogin.ts'
export { useUnusedAnswer } from './useUnusedAnswer.ts'
