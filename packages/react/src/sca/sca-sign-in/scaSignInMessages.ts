/** What the screen says when the user confirms, from time to time, that it is them. */
export const scaSignInMessages = {
  title: 'Confirm that it is you',
  unavailableTitle: 'We cannot ask you right now',
  signedInTitle: 'Thank you, that was you',
  notNeededTitle: 'Nothing to confirm',
  /** Why the user is asked, and how often. */
  explanation:
    'In your region we ask for this at least every 180 days, before we show your payments or send money. A payment may still ask you to confirm it.',
  choose: 'How do you want to confirm it?',
  /** Names a factor in the list. */
  factors: { SMS_OTP: 'Code by text message', TOTP: 'Authenticator app', PASSKEY: 'Passkey' },
  /** Next to the factor that was used last. */
  usedLast: 'Used last',
  starting: 'One moment, please.',
  /** `date` is absent where the service does not say how long the sign-in is valid. */
  signedIn: ({ date }: { date: string | undefined }) => (date ? `We ask you again by ${date}.` : 'You can go on.'),
  notNeeded: 'Your account does not need this. Please go on without it.',
  tryAgain: 'Try again',
  startAgain: 'Start again',
  close: 'Not now',
  done: 'Done',
  promptTitle: 'Confirm soon that it is you',
  /** Before the day on which the sign-in would interrupt something else. */
  prompt: ({ date }: { date: string }) =>
    `In your region we ask for this at least every 180 days. Do it before ${date}, so that no payment has to wait for it.`,
  promptStart: 'Confirm now',
  promptSkip: 'Later',
}
