import type { ReactNode } from 'react'

type Nicknamed = { nickname: ReactNode }

/** What the screens say about a session: how long it lasts, and how it ended. */
export const sessionGuardMessages = {
  restoring: 'Opening your wallet…',
  signedInAs: ({ nickname }: Nicknamed) => <>Signed in as {nickname}</>,
  /** A passkey has the name that its owner gave it, which does not say who they are. */
  signedInByPasskey: ({ nickname }: Nicknamed) => <>Signed in with the passkey “{nickname}”</>,
  memory: 'This browser can’t store your key. You’ll be signed out when you close or reload this page.',
  /** Said aloud when the last two minutes begin. */
  expiringSoon: 'You’ll be signed out soon.',
  /** `time`: the minutes and seconds that are left, counting down. */
  expiring: ({ time }: { time: ReactNode }) => <>You’ll be signed out in {time}.</>,
  /** Keeps the user signed in. */
  extend: 'Stay signed in',
  extendFailed: 'We couldn’t keep you signed in. Sign in again to continue.',
  expired: 'Your session expired. Sign in again to send money.',
  lost: 'This browser no longer has your key. Sign in again to send money.',
  /** The user was inactive for as long as the wallet allows. */
  locked: 'You were inactive. Sign in to continue.',
  /** Ended from another device, or by the service. */
  revoked: 'You were signed out from another device. Sign in again to continue.',
  signedOut: 'You’ve signed out.',
  /** The key may still be in this browser. */
  keyNotErased: 'You’ve signed out, but this browser didn’t let us erase your key. Clear its data for this site.',
  signOutFailed: 'We couldn’t sign you out. Check your connection and try again.',
  signedOutElsewhere: 'You signed out in another tab.',
  /** Heads the card in the place of the wallet while it is locked, and after it was signed out from elsewhere. */
  coveredTitle: { locked: 'Your wallet is locked', revoked: 'You were signed out' },
  /** Opens the wallet again, by the passkey of this browser, or else the way the user signed in with. */
  unlock: {
    EMAIL_OTP: 'Email me a code',
    SMS_OTP: 'Text me a code',
    PASSKEY: 'Unlock with your passkey',
    OAUTH: 'Sign in again',
  },
  /** Beside who is signed in, where someone else may be looking. */
  signOutOther: 'Not you? Sign out',
  signIn: 'Sign in again',
  signInTitle: 'Sign in again',
  signInCancel: 'Not now',
  signOut: 'Sign out',
  /** Announced at 60 and 30 seconds. */
  timeLeft: ({ seconds }: { seconds: number }) =>
    seconds === 0 ? 'Your session expired.' : `You’ll be signed out in ${seconds} seconds.`,
}
