import { commonErrors, signInErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'

/** What can go wrong with a passkey, whether it is registered or used. */
export const passkeyErrors = {
  ...commonErrors,
  PASSKEY_BUSY: 'Another passkey prompt is open. Finish or close it, then try again.',
  PASSKEY_FORBIDDEN_HERE: 'Passkeys aren’t allowed here. Open this page in its own tab, or try another way.',
  PASSKEY_INSECURE_PAGE: 'Passkeys need a secure (https) page. Try another way.',
  PASSKEY_NOT_VERIFIED: 'Your device couldn’t verify you. Set up a screen lock, or try another way.',
  PASSKEY_TIMED_OUT: 'That took too long. Try again, or try another way.',
  PASSKEY_UNAVAILABLE: 'No passkey for this wallet on this device. Use another device, or try another way.',
  PASSKEY_UNSUPPORTED: 'This browser doesn’t support passkeys. Try another way.',
  PASSKEY_WRONG_SITE: 'This passkey belongs to another site, so we stopped. Try another way and contact support.',
  BROWSER_UNSUPPORTED: signInErrors.BROWSER_UNSUPPORTED,
} satisfies ErrorMessages
