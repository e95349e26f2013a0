/** What the screen says when the user confirms, from time to time, that it is them. */
export const scaSignInMessages = {
  title: 'Confirm it’s you',
  unavailableTitle: 'We can’t verify you right now',
  signedInTitle: 'Thanks, you’re verified',
  notNeededTitle: 'Nothing to confirm',
  /** Why the user is asked, and how often. */
  explanation: 'European rules require this at least every 180 days to see payments and send money.',
  choose: 'How do you want to confirm?',
  /** Names a factor in the list. */
  factors: { SMS_OTP: 'Text message code', TOTP: 'Authenticator app', PASSKEY: 'Passkey' },
  /** Names a factor where the service is still verifying the last proof. */
  again: {
    SMS_OTP: 'Try again with a text message',
    TOTP: 'Try again with your app',
    PASSKEY: 'Try again with your passkey',
  },
  /** Next to the factor that was used last. */
  usedLast: 'Used last',
  starting: 'One moment…',
  /** Where a proof was accepted and the service has not decided yet. */
  pending: 'We’re still verifying you. Try again in a few minutes.',
  /** `date` is absent where the service does not say how long the sign-in is valid. */
  signedIn: ({ date }: { date: string | undefined }) =>
    date ? `We’ll ask you again by ${date}.` : 'You can continue.',
  notNeeded: 'You can continue without this.',
  tryAgain: 'Try again',
  startAgain: 'Start again',
  close: 'Not now',
  done: 'Done',
  promptTitle: 'Confirm it’s you soon',
  /** Before the day on which the sign-in would interrupt something else. */
  prompt: ({ date }: { date: string }) =>
    `European rules require this at least every 180 days. Confirm before ${date}, so no payment has to wait.`,
  promptStart: 'Confirm now',
  promptSkip: 'Later',
}
