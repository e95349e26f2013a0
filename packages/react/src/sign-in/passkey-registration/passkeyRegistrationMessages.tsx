import type { ReactNode } from 'react'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { passkeyErrors } from '../passkey-login/index.ts'

/** What the registration of a passkey says. Elements are passed as values, so that a translation can order its words. */
export const passkeyRegistrationMessages = {
  title: 'Sign in faster with a passkey',
  doneTitle: 'Your passkey is ready',
  /** What a passkey is for, and what will happen. */
  explanation: 'Use your fingerprint, face or screen lock instead of a code. It never leaves your device.',
  /** Replaces the explanation where this browser or page cannot register one. */
  obstacle: 'This browser can’t create passkeys. Try another one, or your phone.',
  nameLabel: 'Passkey name',
  nameHint: 'Helps you recognize it in your list.',
  /** The name of a passkey that is made without asking for one, where the browser is not known. */
  defaultName: 'My passkey',
  nameInvalid: "Use 1 to 100 letters, numbers, spaces and these: . _ - ' ( )",
  submit: 'Create a passkey',
  /** While the device prompts the user and the service registers the passkey. */
  working: 'Follow the steps on your device.',
  done: ({ name }: { name: ReactNode }) => <>You can now sign in with “{name}”.</>,
  skip: 'Not now',
  goOn: 'Continue',
}

/** What can go wrong while a passkey is created and registered. Nothing changes in the wallet before it is registered. */
export const passkeyRegistrationErrors = {
  ...passkeyErrors,
  PASSKEY_ALREADY_HERE: 'This device already has a passkey for your wallet.',
  PASSKEY_CREDENTIAL_ALREADY_EXISTS: 'This passkey is already in your list.',
  PASSKEY_CHALLENGE_EXPIRED: 'No passkey was added because this took too long. Try again.',
  PASSKEY_REJECTED: 'This passkey was not accepted. Try another device.',
  PASSKEY_UNAVAILABLE: 'This device can’t create a passkey. Try your phone or another computer.',
  PASSKEY_UNSUPPORTED: 'This browser can’t create passkeys. Try another browser.',
  PASSKEY_WRONG_SITE: 'Passkeys aren’t set up for this site. Contact support.',
  PASSKEY_TIMED_OUT: 'No passkey was created because this took too long. Try again.',
  PASSKEY_NOT_VERIFIED: 'Your device couldn’t verify you. Set up a screen lock and try again.',
  PASSKEY_FORBIDDEN_HERE: 'Passkeys can’t be created here. Open this page in its own tab.',
  PASSKEY_INSECURE_PAGE: 'Passkeys need a secure (https) page.',
  SIGNED_REQUEST_EXPIRED: 'No passkey was added because this took too long. Try again.',
  INVALID_INPUT: 'This name can’t be used. Use letters, numbers and spaces.',
  PAYLOAD_INVALID: 'No passkey was added. We couldn’t verify what would be signed. Contact support.',
  PAYLOAD_MISMATCH: 'No passkey was added. We were asked to sign something else. Contact support.',
} satisfies ErrorMessages
