import type { ReactNode } from 'react'

type Nicknamed = { nickname: ReactNode }

/** What the screens say about a session: how long it lasts, and how it ended. */
export const sessionGuardMessages = {
  restoring: 'Opening your wallet',
  signedInAs: ({ nickname }: Nicknamed) => <>Signed in as {nickname}</>,
  /** A passkey has the name that its owner gave it, which does not say who they are. */
  signedInByPasskey: ({ nickname }: Nicknamed) => <>Signed in with the passkey “{nickname}”</>,
  memory: 'This browser cannot keep your key. You will be signed out when you close or reload this page.',
  expiring: 'You will be signed out soon.',
  /** Keeps the user signed in. */
  extend: 'Stay signed in',
  extendFailed: 'We could not keep you signed in. Sign in again to go on without a break.',
  expired: 'You were signed out because the time ran out. Nothing can be sent until you sign in again.',
  lost: 'This browser no longer holds your key. Nothing can be sent until you sign in again.',
  /** The user was inactive for as long as the wallet allows. */
  locked: 'Locked, because nobody used your wallet for a while. Sign in to go on where you were.',
  /** Ended from another device, or by the service. */
  revoked: 'This device was signed out from somewhere else. Nothing can be sent until you sign in again.',
  signedOut: 'You are signed out.',
  /** The key may still be in this browser. */
  keyNotErased: 'You are signed out, but this browser did not let us erase your key. Clear its data for this site.',
  signOutFailed: 'We could not sign you out. Check your connection and try again.',
  signedOutElsewhere: 'You signed out in another tab.',
  signIn: 'Sign in again',
  signInTitle: 'Sign in again',
  signInCancel: 'Not now',
  signOut: 'Sign out',
  /** Announced at 60 and 30 seconds. */
  timeLeft: ({ seconds }: { seconds: number }) =>
    seconds === 0 ? 'You were signed out because the time ran out.' : `You will be signed out in ${seconds} seconds.`,
}
