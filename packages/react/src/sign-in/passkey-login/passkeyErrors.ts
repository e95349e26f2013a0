import { commonErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'

/** What can go wrong with a passkey, whether it is registered or used. */
export const passkeyErrors = {
  ...commonErrors,
  PASSKEY_BUSY: 'Another passkey prompt is open in this browser. Finish it or close it, then try again.',
  PASSKEY_FORBIDDEN_HERE: 'This page may not use passkeys here. Open it in its own tab, or use another way.',
  PASSKEY_INSECURE_PAGE: 'Passkeys work on secure pages only, and this is none. Use another way.',
  PASSKEY_NOT_VERIFIED: 'Your device could not check that it is you. Set up a screen lock, or use another way.',
  PASSKEY_TIMED_OUT: 'Nobody answered in time. Try again, or use another way.',
  PASSKEY_UNAVAILABLE: 'This device has no passkey that fits. Use another device or another way.',
  PASSKEY_UNSUPPORTED: 'This browser has no passkeys. Use another way.',
  PASSKEY_WRONG_SITE: 'This passkey belongs to another site, so we stopped. Use another way and tell support.',
  BROWSER_UNSUPPORTED: 'This browser cannot keep your key safe. Please use a current browser.',
} satisfies ErrorMessages
