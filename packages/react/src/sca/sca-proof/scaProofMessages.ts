import type { ReactNode } from 'react'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { passkeyErrors } from '../../sign-in/passkey-login/index.ts'

type Length = { length: number }
type Time = { time: string }
type Seconds = { seconds: number }

function inWords(seconds: number): string {
  return seconds > 60 ? `${seconds / 60} minutes` : `${seconds} seconds`
}

/** What the screen says while the user proves that it is them, whatever the proof confirms. */
export const scaProofMessages = {
  /** What happens, or has happened, by the factor. */
  explanations: {
    SMS_OTP: 'We sent a code by text message to your phone.',
    TOTP: 'Open your authenticator app and type the code that it shows now.',
    PASSKEY: 'Your device asks for your fingerprint, face or screen lock. None of that leaves it.',
  },
  /** For a factor that this page does not know. */
  unknownFactor: 'This page cannot confirm in the way that is asked for. Use another way, or contact support.',
  codeResent: 'We sent a new code to your phone.',
  codeLabel: ({ length }: Length) => `${length}-digit code`,
  codeHint: 'Give this code to nobody, not even to us.',
  /** When only a part of the code is sent. */
  codeIncomplete: ({ length }: Length) => `Enter all ${length} digits of the code.`,
  submitCode: 'Confirm',
  usePasskey: 'Confirm with your passkey',
  /** While the device shows its passkey prompt. */
  prompting: 'Your device is asking you now.',
  resend: 'Send a new code',
  /** `time` is minutes and seconds, such as `0:24`. */
  resendIn: ({ time }: Time) => `New code in ${time}`,
  /** When the service does not send another code yet. */
  resendTooSoon: 'We cannot send a new code yet. The code that you have still counts.',
  /** Offers another factor. */
  useInstead: {
    SMS_OTP: 'Use a text message',
    TOTP: 'Use your authenticator app',
    PASSKEY: 'Use your passkey',
  },
  /** `time` is a time of day. */
  confirmBy: ({ time }: Time) => `Confirm by ${time}`,
  /** Announced at 180, 60 and 30 seconds, and at 0, when the time is over. */
  timeLeft: ({ seconds }: Seconds) =>
    seconds === 0 ? 'The time to confirm is over.' : `You have ${inWords(seconds)} left to confirm.`,
  /** After too many attempts. */
  waitUntil: ({ time }: Time) => `Too many tries. You can try again at ${time}.`,
  /** Announced like `timeLeft`, before the next attempt is possible or a lock ends. */
  waitLeft: ({ seconds }: Seconds) =>
    seconds === 0 ? 'You can try again now.' : `You can try again in ${inWords(seconds)}.`,
  lockedTitle: 'Locked for now',
  lockedUntil: ({ time }: Time) => `Locked until ${time}. Nothing can be confirmed before.`,
  suspendedTitle: 'Your account is locked',
  /** Say here how the user can reach you. */
  suspended:
    'Nothing can be confirmed until we unlock it, and waiting does not help. Please contact support.' as ReactNode,
  expiredTitle: 'The time to confirm is over',
  expired: 'It was not confirmed in time. Please start again.',
  /** Replaces `expired` where no response to a proof arrived. */
  expiredUnknown:
    'No answer came, so we do not know yet whether this was confirmed in time. Look whether it was done before you start again.',
  offline: 'You are offline. The time goes on; confirm when you are back.',
}

/** What can go wrong with a proof, whatever it confirms. No sentence says which element of it was wrong. */
export const scaErrors = {
  ...passkeyErrors,
  'switch-factor': 'This browser cannot do this. Try another browser or another way to confirm.',
  BROWSER_UNSUPPORTED: 'This browser cannot do this. Please use a current browser, or another way.',
  CONFLICT: 'The service did not take this now. Please try again.',
  NETWORK_UNREACHABLE: 'We cannot reach the service, so nothing was confirmed. Check your connection and try again.',
  PASSKEY_ALREADY_ENROLLED: 'There is a passkey for confirming already. Remove it before you add another one.',
  SCA_CHALLENGE_EXPIRED: 'The time to confirm is over. Nothing was confirmed. Please start again.',
  SCA_LOGIN_INCOMPLETE: 'That did not work. Please start again.',
  SCA_NOT_APPLICABLE: 'You do not need this. Go on without it.',
  SCA_OUTCOME_UNKNOWN:
    'No answer came, so we do not know yet whether this was confirmed. You can safely confirm again: nothing is done twice.',
  SCA_PROOF_REFUSED: 'That did not work. Check it and try again.',
  SCA_SESSION_REQUIRED: 'Please confirm again that it is you.',
  TIMEOUT: 'No answer came in time. Please try again.',
} satisfies ErrorMessages
