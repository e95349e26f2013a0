import type { WalletError, WalletErrorAction } from '@countersign/core'
import { durationInWords } from './durationInWords.ts'
import type { ErrorMessages, ErrorSentence } from './ErrorMessages.ts'

/** One sentence for each thing that can be done about an error. */
const byAction: { readonly [action in WalletErrorAction]: ErrorSentence } = {
  'sign-in': 'Sign in again to continue.',
  'sca-sign-in': 'Confirm it’s you to continue.',
  resend: 'This code no longer works. Request a new one.',
  'switch-factor': 'This doesn’t work here. Try another browser or way to sign in.',
  wait: 'Wait a moment, then try again.',
  'new-quote': 'This price is no longer valid. Get a new one.',
  retry: 'That didn’t work. Try again.',
  'contact-support': 'Something went wrong, so we stopped. Contact support.',
  none: 'That didn’t work.',
}

/** What is not possible for now, and until when. */
const paused =
  (what: string) =>
  ({ retryAfterMs }: WalletError) =>
    `${what} Try again ${retryAfterMs ? `in ${durationInWords(retryAfterMs)}` : 'later'}.`

/** The sentences every journey needs. A journey adds those for the codes it can meet. */
export const commonErrors = {
  ...byAction,
  NETWORK_UNREACHABLE: 'We can’t connect. Check your connection and try again.',
  TIMEOUT: 'This took too long. Check your connection and try again.',
  PLATFORM_UNAVAILABLE: 'The service isn’t available. Try again later.',
  SERVICE_UNAVAILABLE: 'The service isn’t available. Try again later.',
  RATE_LIMITED: paused('Too many attempts.'),
  ACCOUNT_LOCKED: paused('This is temporarily locked.'),
  UNEXPECTED_RESPONSE: 'We got an unexpected response, so we stopped. Try again later, or contact support.',
  STORAGE_UNAVAILABLE: 'This browser can’t save what your wallet needs. Leave private mode or free some space.',
  TARGET_BUNDLE_UNTRUSTED: 'Your code was not sent. We couldn’t verify who would receive it. Contact support.',
  VERIFICATION_LINK_UNTRUSTED:
    'We didn’t open the verification: its link leads to a site we don’t know. Contact support.',
} satisfies ErrorMessages

/** What can go wrong with every sign-in. */
export const signInErrors = {
  BROWSER_UNSUPPORTED: 'This browser can’t keep your key safe. Use an up-to-date browser.',
  LOGIN_TICKET_REQUIRED: 'This sign-in has expired. Start again.',
  SIGN_IN_REQUIRED: 'Your last sign-in has expired. Try another way to sign in.',
} satisfies ErrorMessages

/** The sentences of a screen about a wallet, which may be another customer's. */
export const walletErrors = {
  ...commonErrors,
  REFERENCE_NOT_FOUND: 'We couldn’t find this wallet. Reload the page, or contact support.',
} satisfies ErrorMessages
