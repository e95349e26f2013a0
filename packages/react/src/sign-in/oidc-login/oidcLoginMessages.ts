import { commonErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'

/** The words of signing in with an account at another company. `provider` is its name, as your page gives it. */
export type OidcLoginMessages = {
  title: string
  signedInTitle: string
  /** What will happen, before it happens. */
  explanation: (values: { provider: string }) => string
  continueWith: (values: { provider: string }) => string
  /** While the person is at the provider. */
  away: (values: { provider: string }) => string
  verifying: string
  anotherWay: string
}

export const oidcLoginMessages: OidcLoginMessages = {
  title: 'Sign in',
  signedInTitle: 'You are signed in',
  explanation: ({ provider }) => `You sign in at ${provider} and come back here. ${provider} does not get your wallet.`,
  continueWith: ({ provider }) => `Continue with ${provider}`,
  away: ({ provider }) => `Go on at ${provider}. This page waits for you.`,
  verifying: 'Signing you in.',
  anotherWay: 'Use another way',
}

/** What can go wrong on the way there and back. No sentence says which element was wrong. */
export const oidcLoginErrors: ErrorMessages = {
  ...commonErrors,
  BROWSER_UNSUPPORTED: 'This browser cannot keep your key safe. Please use a current browser.',
  LOGIN_TICKET_REQUIRED: 'This sign-in is no longer open. Please start again.',
  OIDC_LOGIN_LOST: 'This sign-in took too long, or it began in another browser. Please start again.',
  OIDC_TOKEN_REFUSED: 'That did not work. Start again, or use another way to sign in.',
  SIGN_IN_REQUIRED: 'We no longer know who you are. Use another way to sign in.',
}
