import { commonErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'

/** What is said about everything that is read, changed with a signature and read again. */
export const signedResourceMessages = {
  loading: 'Loading',
  tryAgain: 'Try again',
}

/** What can go wrong while something is read. */
export const signedResourceErrors = commonErrors satisfies ErrorMessages

const nothingSigned = 'Nothing was signed and nothing was changed.'

/**
 * What can go wrong while something is changed. After a failure the screen reads it again, so a lost response is answered
 * with "look here first".
 */
export const changeErrors = {
  ...commonErrors,
  NETWORK_UNREACHABLE: 'The connection was lost, so the change may or may not have been made. Check here first.',
  TIMEOUT: 'We got no response in time, so the change may or may not have been made. Check here first.',
  SIGNED_REQUEST_EXPIRED: 'This took too long, so nothing was changed. Try again.',
  PAYLOAD_INVALID: `We couldn’t verify what would be signed. ${nothingSigned} Contact support.`,
  PAYLOAD_MISMATCH: `What we were asked to sign is not what you asked for. ${nothingSigned} Contact support.`,
  REFERENCE_NOT_FOUND: 'This is no longer there. Nothing was changed.',
  INVALID_INPUT: 'This wasn’t accepted. Nothing was changed.',
} satisfies ErrorMessages
