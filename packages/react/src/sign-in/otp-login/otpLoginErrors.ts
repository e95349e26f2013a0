import { commonErrors, signInErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'

/** What can go wrong while signing in with a code. No sentence says which element was wrong. */
export const otpLoginErrors = {
  ...commonErrors,
  OTP_INCORRECT: 'That code isn’t right. Check it and try again.',
  OTP_EXPIRED: 'This code has expired. Request a new one.',
  TARGET_BUNDLE_EXPIRED: 'This code no longer works. Request a new one.',
  ...signInErrors,
  SIGN_IN_REQUIRED: 'Your last sign-in has expired. Sign in again.',
} satisfies ErrorMessages
