import type { ReactNode } from 'react'

type Length = { length: number }
type Time = { time: string }
type Seconds = { seconds: number }

function inWords(seconds: number): string {
  return seconds > 60 ? `${seconds / 60} minutes` : `${seconds} seconds`
}

/** What the screen says while the user confirms who they are, for any kind of request. */
export const scaProofMessages = {
  /** What happens, or has happened, by the factor. */
  explanations: {
    SMS_OTP: 'We texted a code to your phone.',
    TOTP: 'Enter the code that your authenticator app shows.',
    PASSKEY: 'Your device will ask for your fingerprint, face or screen lock.',
  },
  /** For a factor that this page does not know. */
  unknownFactor: 'This page can’t confirm it this way. Try another way, or contact support.',
  codeResent: 'We texted a new code to your phone.',
  codeLabel: ({ length }: Length) => `${length}-digit code`,
  codeHint: 'Never share this code, not even with us.',
  /** When only a part of the code is sent. */
  codeIncomplete: ({ length }: Length) => `Enter all ${length} digits.`,
  submitCode: 'Confirm',
  usePasskey: 'Confirm with your passkey',
  /** While the device shows its passkey prompt. */
  prompting: 'Waiting for your device…',
  resend: 'Resend code',
  /** `time` is minutes and seconds, such as `0:24`. */
  resendIn: ({ time }: Time) => `Resend code in ${time}`,
  /** When the service does not send another code yet. */
  resendTooSoon: 'You can’t get a new code yet. Your last code still works.',
  /** Offers another factor. */
  useInstead: {
    SMS_OTP: 'Text me a code instead',
    TOTP: 'Use your authenticator app',
    PASSKEY: 'Use your passkey',
  },
  /** `time` is a time of day. */
  confirmBy: ({ time }: Time) => `Confirm by ${time}`,
  /** Announced at 180, 60 and 30 seconds, and at 0, when the time is over. */
  timeLeft: ({ seconds }: Seconds) => (seconds === 0 ? 'Time’s up.' : `You have ${inWords(seconds)} left to confirm.`),
  /** After too many attempts. */
  waitUntil: ({ time }: Time) => `Too many attempts. Try again at ${time}.`,
  /** Labels the countdown to the next attempt. */
  waitLabel: 'Time left',
  /** Announced like `timeLeft`, before the next attempt is possible or a lock ends. */
  waitLeft: ({ seconds }: Seconds) =>
    seconds === 0 ? 'You can try again now.' : `You can try again in ${inWords(seconds)}.`,
  lockedTitle: 'Too many failed attempts',
  /** `time` is a time of day, with the date if that is not today. */
  lockedUntil: ({ time }: Time) => `You can confirm again at ${time}.`,
  /** Why there is a lock, and what to do. */
  locked: 'Until then, we accept no codes or passkeys. If this wasn’t you, contact support.',
  suspendedTitle: 'Your account is locked',
  /** Say here how the user can reach you. */
  suspended: 'Too many failed attempts. Waiting won’t unlock it: contact support.' as ReactNode,
  /** The user says that support has unlocked the account. */
  lifted: 'Check again',
  expiredTitle: 'Time’s up',
  expired: 'You didn’t confirm in time. Start again.',
  /** Replaces `expired` where nothing says what became of a proof. */
  expiredUnknown: 'We don’t know yet whether this was confirmed in time. Check that before you start again.',
  offline: 'You’re offline. The time keeps running: confirm once you’re back.',
}
