/** The words of confirming from time to time that it is you. Dates arrive as values. */
export type ScaLoginMessages = {
  title: string
  unavailableTitle: string
  signedInTitle: string
  notNeededTitle: string
  /** Why this is asked, and how often. */
  explanation: string
  choose: string
  /** Names a way in the list. */
  factors: { readonly [factor in 'SMS_OTP' | 'TOTP' | 'PASSKEY']: string }
  /** Beside the way that was used last. */
  usedLast: string
  starting: string
  /** `date` is absent where nobody said how long it counts. */
  signedIn: (values: { date: string | undefined }) => string
  notNeeded: string
  tryAgain: string
  startAgain: string
  close: string
  done: string
  promptTitle: string
  /** Ahead of the day on which it would be asked for in the middle of something. */
  prompt: (values: { date: string }) => string
  promptStart: string
  promptLater: string
}

export const scaLoginMessages: ScaLoginMessages = {
  title: 'Confirm that it is you',
  unavailableTitle: 'We cannot ask you right now',
  signedInTitle: 'Thank you, that was you',
  notNeededTitle: 'Nothing to confirm',
  explanation:
    'In your region we ask for this at least every 180 days, before we show your payments or send money. A payment may still ask you to confirm it.',
  choose: 'How do you want to confirm it?',
  factors: { SMS_OTP: 'Code by text message', TOTP: 'Authenticator app', PASSKEY: 'Passkey' },
  usedLast: 'Used last',
  starting: 'One moment, please.',
  signedIn: ({ date }) => (date ? `We ask you again by ${date}.` : 'You can go on.'),
  notNeeded: 'Your account does not need this. Please go on without it.',
  tryAgain: 'Try again',
  startAgain: 'Start again',
  close: 'Not now',
  done: 'Done',
  promptTitle: 'Confirm soon that it is you',
  prompt: ({ date }) =>
    `In your region we ask for this at least every 180 days. Do it before ${date}, so that no payment has to wait for it.`,
  promptStart: 'Confirm now',
  promptLater: 'Later',
}
