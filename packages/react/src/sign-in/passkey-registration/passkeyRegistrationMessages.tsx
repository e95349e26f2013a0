import type { ReactNode } from 'react'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { passkeyErrors } from '../passkey-login/index.ts'

/** What the registration of a passkey says. Elements are passed as values, so that a translation can order its words. */
export const passkeyRegistrationMessages = {
  title: 'Next time, sign in with a passkey',
  doneTitle: 'Your passkey is ready',
  /** What a passkey is for, and what will happen. */
  explanation:
    'Instead of waiting for a code you use your fingerprint, face or screen lock. Your device asks for it now. None of that leaves it.',
  /** Replaces the explanation where this browser or page cannot register one. */
  obstacle: 'This browser or this page cannot make passkeys. Try it in another browser or on your phone.',
  nameLabel: 'Name of this passkey',
  nameHint: 'So that you know it again in your list.',
  nameInvalid: "Use 1 to 100 letters, numbers, spaces and these: . _ - ' ( )",
  submit: 'Create a passkey',
  /** While the device prompts the user and the service registers the passkey. */
  working: 'Follow the steps that your device shows.',
  done: ({ name }: { name: ReactNode }) => <>You can now sign in with “{name}”.</>,
  skip: 'Not now',
  goOn: 'Continue',
}

/** What can go wrong while a passkey is created and registered. Nothing changes in the wallet before it is registered. */
export const passkeyRegistrationErrors: ErrorMessages = {
  ...passkeyErrors,
  PASSKEY_ALREADY_HERE: 'This device already has a passkey for your wallet. You can sign in with it.',
  PASSKEY_CREDENTIAL_ALREADY_EXISTS: 'This passkey is already in your list. You can sign in with it.',
  PASSKEY_CHALLENGE_EXPIRED: 'This took too long, so no passkey was added. Please try again.',
  PASSKEY_REJECTED: 'This passkey was not accepted, so it was not added. Try another device.',
  PASSKEY_UNAVAILABLE: 'This device cannot make a passkey. Try it on your phone or another computer.',
  PASSKEY_UNSUPPORTED: 'This browser cannot make passkeys. Try another browser.',
  PASSKEY_WRONG_SITE: 'Passkeys are not set up for this site, so none was made. Please tell support.',
  PASSKEY_TIMED_OUT: 'Nobody answered in time, so no passkey was made. Please try again.',
  PASSKEY_NOT_VERIFIED: 'Your device could not check that it is you. Set up a screen lock and try again.',
  PASSKEY_FORBIDDEN_HERE: 'This page may not make passkeys here. Open it in its own tab.',
  PASSKEY_INSECURE_PAGE: 'Passkeys work on secure pages only, and this is none.',
  SIGNED_REQUEST_EXPIRED: 'This took too long, so no passkey was added. Please try again.',
  INVALID_INPUT: 'This name cannot be used. Use letters, numbers and spaces.',
  PAYLOAD_INVALID: 'We could not confirm what would be signed, so no passkey was added. Please contact support.',
  PAYLOAD_MISMATCH: 'What we were asked to sign is not a new passkey, so none was added. Please contact support.',
}
