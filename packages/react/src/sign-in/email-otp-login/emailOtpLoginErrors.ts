import { otpLoginErrors } from '../otp-login/otpLoginErrors.ts'

/** What can go wrong while signing in with a code by email. The screen loads them under their shared name. */
export const emailOtpLoginErrors = otpLoginErrors
