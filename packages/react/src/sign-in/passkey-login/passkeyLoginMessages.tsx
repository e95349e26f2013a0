import type { PasskeyObstacle } from '@countersign/core'
import type { ReactNode } from 'react'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { passkeyErrors } from './passkeyErrors.ts'

/** What the sign-in with a passkey says. Elements are passed as values, so that a translation can order its words. */
export const passkeyLoginMessages = {
  title: 'Sign in',
  signedInTitle: 'You are signed in',
  /** What will happen, before it happens. `name`: the passkey's, where it is known. */
  explanation: ({ name }: { name: ReactNode | undefined }) => (
    <>
      {name ? <>We will use your passkey “{name}”. </> : 'We will use your passkey. '}
      Your device asks for your fingerprint, face or screen lock. None of that leaves it.
    </>
  ),
  /** Why passkeys cannot work on this page. */
  obstacles: {
    unsupported: 'This browser has no passkeys. Use another way to sign in.',
    'insecure-page': 'Passkeys work on secure pages only, and this is none. Use another way to sign in.',
    'in-app-browser': 'Passkeys do not work inside of this app. Open this page in your browser, or use another way.',
    'forbidden-frame': 'This page stands inside of another one that allows no passkeys. Use another way to sign in.',
  } satisfies { [obstacle in PasskeyObstacle]: string },
  start: 'Sign in with your passkey',
  /** While the browser shows its prompt. */
  prompting: 'Your device is asking you now.',
  verifying: 'Signing you in.',
  anotherWay: 'Use another way',
}

/** What can go wrong while signing in with a passkey. */
export const passkeyLoginErrors: ErrorMessages = {
  ...passkeyErrors,
  LOGIN_TICKET_REQUIRED: 'This sign-in is no longer open. Please start again.',
  // A browser that does not even ask may as well have found no passkey; it does not say which (WebAuthn §14.5).
  PASSKEY_NOT_VERIFIED:
    'Your device could not check that it is you, or this passkey is no longer on it. Set up a screen lock, or use another way.',
  PASSKEY_REJECTED: 'That did not work with this passkey. Use another way to sign in.',
  SIGN_IN_REQUIRED: 'We no longer know who you are. Use another way to sign in.',
}
