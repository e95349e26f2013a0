import type { PasskeyObstacle } from '@countersign/core'
import type { ReactNode } from 'react'

/** What the sign-in with a passkey says. Elements are passed as values, so that a translation can order its words. */
export const passkeyLoginMessages = {
  title: 'Sign in',
  signedInTitle: 'You’re signed in',
  /** What will happen, before it happens. `name`: the passkey's, where it is known. */
  explanation: ({ name }: { name: ReactNode | undefined }) => (
    <>
      Your device will ask for your fingerprint, face or screen lock
      {name ? <> to use “{name}”</> : ' to use your passkey'}.
    </>
  ),
  /** Why passkeys cannot work on this page. */
  obstacles: {
    unsupported: 'This browser doesn’t support passkeys. Try another way to sign in.',
    'insecure-page': 'Passkeys need a secure (https) page. Try another way to sign in.',
    'in-app-browser': 'Passkeys don’t work inside this app. Open this page in your browser, or try another way.',
    'forbidden-frame': 'The site around this page blocks passkeys. Try another way to sign in.',
  } satisfies { [obstacle in PasskeyObstacle]: string },
  start: 'Sign in with your passkey',
  /** While the browser shows its prompt. */
  prompting: 'Waiting for your device…',
  verifying: 'Signing you in…',
  anotherWay: 'Try another way',
}
