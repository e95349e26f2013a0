import { commonErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { changeErrors } from '../../settings/signed-resource/index.ts'
import { scaErrors } from '../sca-proof/index.ts'

type Time = { time: string }

/** What the screen says while a lost phone, authenticator app or passkey is replaced. */
export const scaFactorResetMessages = {
  start: 'Verify my identity',
  /** After too many resets. `time`: when another one is possible. */
  waitUntil: ({ time }: Time) => `You’ve started this too many times. Try again at ${time}.`,
  waitingTitle: 'Verify your identity',
  waiting: 'It opens in a new tab and asks for a selfie and possibly an ID.',
  openCheck: 'Continue to verification',
  /** Where the check can no longer be reached from this page. */
  noLink: 'If you’ve finished, wait. If not, start again: its link is shown only once.',
  until: ({ time }: Time) => `Link expires ${time}`,
  reviewTitle: 'We’re reviewing your verification',
  review: 'Thanks, we’re reviewing it. You can leave this page.',
  passedTitle: 'You’re verified',
  passed: {
    SMS_OTP: 'Which phone number should we text your codes to?',
    TOTP: 'You can now remove the old app.',
    PASSKEY: 'You can now remove the old passkey.',
  },
  number: 'New mobile number',
  numberHint: 'Include the country code, for example +49. We’ll text codes to this number.',
  complete: { SMS_OTP: 'Use this number', TOTP: 'Remove the old app', PASSKEY: 'Remove the old passkey' },
  completedTitle: 'All set',
  completed: {
    SMS_OTP: 'We’ll text your codes to the new number.',
    TOTP: 'The old app was removed. You can add a new one here.',
    PASSKEY: 'The old passkey was removed. You can add a new one here.',
  },
  rejectedTitle: 'We couldn’t verify you',
  rejected: 'Nothing was changed. Start again, or contact support.',
  expiredTitle: 'The verification link expired',
  expired: 'Nothing was changed. Start again.',
  startAgain: 'Start again',
  stop: 'Cancel',
  close: 'Done',
}

/** What can go wrong during a reset. */
export const scaFactorResetErrors = {
  ...changeErrors,
  ...scaErrors,
  INVALID_INPUT: 'We can’t use this number. Check it and try again.',
  INVALID_PHONE_NUMBER: 'Include the country code, for example +49, and the whole number.',
  NETWORK_UNREACHABLE: commonErrors.NETWORK_UNREACHABLE,
  REFERENCE_NOT_FOUND: 'This verification is no longer available. Start again.',
} satisfies ErrorMessages
