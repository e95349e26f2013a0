import { commonErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'

type Provider = { provider: string }

/** What the sign-in with an account at another company says. `provider`: its name, as your page gives it. */
export const oidcLoginMessages = {
  title: 'Sign in',
  signedInTitle: 'You are signed in',
  /** What will happen, before it happens. */
  explanation: ({ provider }: Provider) =>
    `You sign in at ${provider} and come back here. ${provider} does not get your wallet.`,
  continueWith: ({ provider }: Provider) => `Continue with ${provider}`,
  /** While the user is at the provider. */
  away: ({ provider }: Provider) => `Go on at ${provider}. This page waits for you.`,
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
