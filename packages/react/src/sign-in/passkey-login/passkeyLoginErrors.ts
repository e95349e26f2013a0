import { signInErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { passkeyErrors } from './passkeyErrors.ts'

/** What can go wrong while signing in with a passkey. */
export const passkeyLoginErrors = {
  ...passkeyErrors,
  LOGIN_TICKET_REQUIRED: signInErrors.LOGIN_TICKET_REQUIRED,
  // A browser that does not even ask may as well have found no passkey; it does not say which (WebAuthn §14.5).
  PASSKEY_NOT_VERIFIED:
    'We couldn’t verify you with this passkey. It may have been removed from this device. Try another way.',
  PASSKEY_REJECTED: 'This passkey didn’t work. Try another way to sign in.',
  SIGN_IN_REQUIRED: signInErrors.SIGN_IN_REQUIRED,
} satisfies ErrorMessages
