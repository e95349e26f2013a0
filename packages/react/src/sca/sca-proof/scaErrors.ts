import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { passkeyErrors } from '../../sign-in/passkey-login/index.ts'

/** What can go wrong with a proof, for any kind of request. No sentence says which element of the proof was wrong. */
export const scaErrors = {
  ...passkeyErrors,
  'switch-factor': 'This browser can’t do this. Try another browser, or confirm another way.',
  BROWSER_UNSUPPORTED: 'This browser can’t do this. Try another browser, or confirm another way.',
  CONFLICT: 'This didn’t go through. Try again.',
  NETWORK_UNREACHABLE: 'We can’t connect, so nothing was confirmed. Check your connection and try again.',
  PASSKEY_ALREADY_ENROLLED: 'You already have a passkey for confirming. Remove it first.',
  SCA_CHALLENGE_EXPIRED: 'Time’s up. Nothing was confirmed. Start again.',
  SCA_LOGIN_INCOMPLETE: 'We’re still verifying you. Try again in a few minutes.',
  SCA_NOT_APPLICABLE: 'You can continue without this.',
  SCA_OUTCOME_UNKNOWN:
    'We don’t know yet whether this was confirmed. You can safely confirm again: nothing is done twice.',
  SCA_PROOF_REFUSED: 'That didn’t work. Check it and try again.',
  SCA_SESSION_REQUIRED: 'Confirm it’s you again.',
  TIMEOUT: 'We got no response in time. Try again.',
} satisfies ErrorMessages
