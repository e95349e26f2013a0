import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { passkeyErrors } from '../../sign-in/passkey-login/passkeyErrors.ts'

/** What can go wrong with a proof, whatever it is for. No sentence says which element of it was wrong. */
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
