export * as Login from './Login.tsx'
export { type LoginOidcOptions, type LoginOptions, LoginOptionsContext, useLoginOptions } from './LoginOptions.ts'
export { LoginSteps } from './LoginSteps.tsx'
