import type { WalletErrorAction } from './codes.ts'

/** What each action requires of the program, for developers who read a backend's logs. */
export const actionSentences: { readonly [action in WalletErrorAction]: string } = {
  'sign-in': 'Have the user sign in, then repeat the call.',
  'sca-sign-in': 'Have the user complete the SCA sign-in, then repeat the call.',
  resend: 'Request a new code.',
  'switch-factor': 'Offer another sign-in method or factor.',
  wait: 'Wait before the next attempt.',
  'new-quote': 'Request a new quote.',
  retry: 'Try again. After a lost response, read the outcome first.',
  'contact-support': 'Stop and refer the user to support.',
  none: 'Repeating the call does not help.',
}
