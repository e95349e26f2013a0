import type { WalletErrorAction } from '@countersign/core'
import { durationInWords } from './durationInWords.ts'
import type { ErrorMessages, ErrorSentence } from './ErrorMessages.ts'

/** One sentence for each thing that can be done about an error. */
const byAction: { readonly [action in WalletErrorAction]: ErrorSentence } = {
  'sign-in': 'Please sign in again.',
  'sca-sign-in': 'Please confirm again that it is you.',
  resend: 'This code no longer works. Ask for a new one.',
  'switch-factor': 'This browser cannot do this. Try another browser or another way to sign in.',
  wait: 'Please wait a little, then try again.',
  'new-quote': 'This price no longer holds. Get a new quote.',
  retry: 'That did not work. Please try again.',
  'contact-support': 'Something is not right, so we stopped. Please contact support.',
  none: 'That did not work.',
}

/** The sentences every journey needs. A journey adds those for the codes it can meet. */
export const commonErrors = {
  ...byAction,
  NETWORK_UNREACHABLE: 'We cannot reach the service. Check your connection and try again.',
  TIMEOUT: 'The service did not answer in time. Please try again.',
  PLATFORM_UNAVAILABLE: 'The service is not available right now. Please try again later.',
  SERVICE_UNAVAILABLE: 'The service is not available right now. Please try again later.',
  RATE_LIMITED: (error) =>
    error.retryAfterMs
      ? `Too many tries. Please wait ${durationInWords(error.retryAfterMs)}, then try again.`
      : 'Too many tries. Please wait a little, then try again.',
  ACCOUNT_LOCKED: (error) =>
    error.retryAfterMs
      ? `This is locked for now. Please try again in ${durationInWords(error.retryAfterMs)}.`
      : 'This is locked for now. Please try again later.',
  UNEXPECTED_RESPONSE:
    'We got an answer that makes no sense to us, so we stopped. Please try again later, or contact support.',
  STORAGE_UNAVAILABLE: 'This browser does not let us keep your key. Leave private mode or free some space.',
  TARGET_BUNDLE_UNTRUSTED:
    'We stopped before your code was sent: we could not confirm who would receive it. Nothing was sent. Do not try again, and contact support.',
} satisfies ErrorMessages
