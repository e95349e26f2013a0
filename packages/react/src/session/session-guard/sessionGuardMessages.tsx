import type { ReactNode } from 'react'

/** The words around a session: how long it lasts, and how it ended. */
export type SessionGuardMessages = {
  restoring: string
  signedInAs: (values: { nickname: ReactNode }) => ReactNode
  /** A passkey has the name that its owner gave it, which says nothing about who they are. */
  signedInByPasskey: (values: { nickname: ReactNode }) => ReactNode
  memory: string
  expiring: string
  /** Keeps the person signed in. */
  extend: string
  extendFailed: string
  expired: string
  lost: string
  /** Nobody was active for as long as the wallet allows. */
  locked: string
  /** Ended from another device, or by the service. */
  revoked: string
  signedOut: string
  /** The key may still be in this browser. */
  keyNotErased: string
  signOutFailed: string
  signedOutElsewhere: string
  signIn: string
  signInTitle: string
  signInCancel: string
  signOut: string
  /** Said aloud at 60 and 30 seconds. */
  timeLeft: (values: { seconds: number }) => string
}

export const sessionGuardMessages: SessionGuardMessages = {
  restoring: 'Opening your wallet',
  signedInAs: ({ nickname }) => <>Signed in as {nickname}</>,
  signedInByPasskey: ({ nickname }) => <>Signed in with the passkey “{nickname}”</>,
  memory: 'This browser cannot keep your key. You will be signed out when you close or reload this page.',
  expiring: 'You will be signed out soon.',
  extend: 'Stay signed in',
  extendFailed: 'We could not keep you signed in. Sign in again to go on without a break.',
  expired: 'You were signed out because the time ran out. Nothing can be sent until you sign in again.',
  lost: 'This browser no longer holds your key. Nothing can be sent until you sign in again.',
  locked: 'Locked, because nobody used your wallet for a while. Sign in to go on where you were.',
  revoked: 'This device was signed out from somewhere else. Nothing can be sent until you sign in again.',
  signedOut: 'You are signed out.',
  keyNotErased: 'You are signed out, but this browser did not let us erase your key. Clear its data for this site.',
  signOutFailed: 'We could not sign you out. Check your connection and try again.',
  signedOutElsewhere: 'You signed out in another tab.',
  signIn: 'Sign in again',
  signInTitle: 'Sign in again',
  signInCancel: 'Not now',
  signOut: 'Sign out',
  timeLeft: ({ seconds }) =>
    seconds === 0 ? 'You were signed out because the time ran out.' : `You will be signed out in ${seconds} seconds.`,
}
