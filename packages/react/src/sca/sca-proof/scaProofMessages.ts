import type { ReactNode } from 'react'

/** The words of proving that it is you, whatever the proof is for. Times of day and names arrive as values. */
export type ScaProofMessages = {
  /** What happens, or has happened, by the kind of proof. */
  explanations: { readonly [factor in 'SMS_OTP' | 'TOTP' | 'PASSKEY']: string }
  /** For a kind that this page does not know. */
  unknownFactor: string
  codeResent: string
  codeLabel: (values: { length: number }) => string
  codeHint: string
  /** When a part of the code is sent. */
  codeIncomplete: (values: { length: number }) => string
  submitCode: string
  usePasskey: string
  /** While the browser asks for the passkey. */
  prompting: string
  resend: string
  /** `time` is minutes and seconds, such as `0:24`. */
  resendIn: (values: { time: string }) => string
  /** When the service sends no other code yet. */
  resendTooSoon: string
  /** Offers another way, by its kind. */
  useInstead: { readonly [factor in 'SMS_OTP' | 'TOTP' | 'PASSKEY']: string }
  /** `time` is a time of day. */
  confirmBy: (values: { time: string }) => string
  /** Said aloud at 180, 60 and 30 seconds, and at 0, when it is over. */
  timeLeft: (values: { seconds: number }) => string
  /** After too many tries. */
  waitUntil: (values: { time: string }) => string
  /** Said aloud like `timeLeft`: when the next try is possible, or a lock is over. */
  waitLeft: (values: { seconds: number }) => string
  lockedTitle: string
  lockedUntil: (values: { time: string }) => string
  suspendedTitle: string
  /** Say here how to reach you. */
  suspended: ReactNode
  expiredTitle: string
  expired: string
  /** In place of `expired`, where the answer to a proof was lost. */
  expiredUnknown: string
  offline: string
}

function inWords(seconds: number): string {
  return seconds > 60 ? `${seconds / 60} minutes` : `${seconds} seconds`
}

export const scaProofMessages: ScaProofMessages = {
  explanations: {
    SMS_OTP: 'We sent a code by text message to your phone.',
    TOTP: 'Open your authenticator app and type the code that it shows now.',
    PASSKEY: 'Your device asks for your fingerprint, face or screen lock. None of that leaves it.',
  },
  unknownFactor: 'This page cannot confirm in the way that is asked for. Use another way, or contact support.',
  codeResent: 'We sent a new code to your phone.',
  codeLabel: ({ length }) => `${length}-digit code`,
  codeHint: 'Give this code to nobody, not even to us.',
  codeIncomplete: ({ length }) => `Enter all ${length} digits of the code.`,
  submitCode: 'Confirm',
  usePasskey: 'Confirm with your passkey',
  prompting: 'Your device is asking you now.',
  resend: 'Send a new code',
  resendIn: ({ time }) => `New code in ${time}`,
  resendTooSoon: 'We cannot send a new code yet. The code that you have still counts.',
  useInstead: {
    SMS_OTP: 'Use a text message',
    TOTP: 'Use your authenticator app',
    PASSKEY: 'Use your passkey',
  },
  confirmBy: ({ time }) => `Confirm by ${time}`,
  timeLeft: ({ seconds }) =>
    seconds === 0 ? 'The time to confirm is over.' : `You have ${inWords(seconds)} left to confirm.`,
  waitUntil: ({ time }) => `Too many tries. You can try again at ${time}.`,
  waitLeft: ({ seconds }) => (seconds === 0 ? 'You can try again now.' : `You can try again in ${inWords(seconds)}.`),
  lockedTitle: 'Locked for now',
  lockedUntil: ({ time }) => `Locked until ${time}. Nothing can be confirmed before.`,
  suspendedTitle: 'Your account is locked',
  suspended: 'Nothing can be confirmed until we unlock it, and waiting does not help. Please contact support.',
  expiredTitle: 'The time to confirm is over',
  expired: 'It was not confirmed in time. Please start again.',
  expiredUnknown:
    'No answer came, so we do not know yet whether this was confirmed in time. Look whether it was done before you start again.',
  offline: 'You are offline. The time goes on; confirm when you are back.',
}
