import { commonErrors, signInErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'

type Provider = { provider: string }

/** What the sign-in with an account at another company says. `provider`: its name, as your page gives it. */
export const oidcLoginMessages = {
  title: 'Sign in',
  signedInTitle: 'You’re signed in',
  /** What will happen, before it happens. */
  explanation: ({ provider }: Provider) =>
    `You’ll sign in with ${provider} and come back here. ${provider} can’t access your wallet.`,
  continueWith: ({ provider }: Provider) => `Continue with ${provider}`,
  /** While the user is at the provider. */
  away: ({ provider }: Provider) => `Continue in the ${provider} window.`,
  verifying: 'Signing you in…',
  anotherWay: 'Try another way',
}

/** What can go wrong on the way there and back. No sentence says which element was wrong. */
export const oidcLoginErrors = {
  ...commonErrors,
  ...signInErrors,
  OIDC_LOGIN_LOST: 'This sign-in took too long, or it started in another browser. Start again.',
  OIDC_TOKEN_REFUSED: 'You’re not signed in. Sign in another way, then link this account in settings.',
} satisfies ErrorMessages
