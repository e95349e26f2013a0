import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { changeErrors } from '../../settings/signed-resource/index.ts'
import { scaErrors } from '../sca-proof/index.ts'

type Time = { time: string }

/** What the screen says while a lost phone, authenticator app or passkey is replaced. */
export const scaFactorResetMessages = {
  start: 'Start the check',
  /** After too many resets. `time`: when another one is possible. */
  waitUntil: ({ time }: Time) => `You have started this too often. You can start again at ${time}.`,
  waitingTitle: 'Show that it is you',
  waiting:
    'The check opens in a new tab and asks for your face and perhaps for a document. Then come back to this page.',
  openCheck: 'Open the check',
  /** Where the check can no longer be reached from this page. */
  noLink: 'If you have finished the check, wait here. If not, start again: the way to it is shown only once.',
  until: ({ time }: Time) => `Possible until ${time}`,
  reviewTitle: 'Your check is being reviewed',
  review: 'You have done your part. This can take a while. You may leave this page and look here later.',
  passedTitle: 'The check has passed',
  passed: {
    SMS_OTP: 'Which phone should get your codes from now on?',
    TOTP: 'Now the old app can be removed. Its codes will no longer count.',
    PASSKEY: 'Now the old passkey can be removed. It will no longer count.',
  },
  countryCode: 'Country code',
  number: 'New mobile number',
  numberHint: 'Without the country code. We send codes to this number.',
  complete: { SMS_OTP: 'Use this number', TOTP: 'Remove the old app', PASSKEY: 'Remove the old passkey' },
  completedTitle: 'This is done',
  completed: {
    SMS_OTP: 'Codes are sent to your new number from now on.',
    TOTP: 'The old app no longer counts. You can add a new one on this page.',
    PASSKEY: 'The old passkey no longer counts. You can add a new one on this page.',
  },
  rejectedTitle: 'The check did not pass',
  rejected: 'Nothing was changed. You can start again, or contact support.',
  expiredTitle: 'The time for the check is over',
  expired: 'Nothing was changed. You can start again.',
  startAgain: 'Start again',
  stop: 'Stop this',
  close: 'Done',
}

/** What can go wrong during a reset. */
export const scaFactorResetErrors = {
  ...changeErrors,
  ...scaErrors,
  INVALID_INPUT: 'This number was not accepted. Check it and try again.',
  INVALID_PHONE_NUMBER: 'Enter the country code, such as +49, and the whole number.',
  NETWORK_UNREACHABLE: 'We cannot reach the service. Check your connection and try again.',
  REFERENCE_NOT_FOUND: 'The service no longer knows of this check. Please start again.',
  VERIFICATION_LINK_UNTRUSTED:
    'The check would open on a site that we do not know, so we did not open it. Please contact support.',
} satisfies ErrorMessages
