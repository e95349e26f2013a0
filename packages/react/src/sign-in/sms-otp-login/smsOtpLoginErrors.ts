import { otpLoginErrors } from '../otp-login/otpLoginErrors.ts'

/** What can go wrong while signing in with a code in a text message. The screen loads them under their shared name. */
export const smsOtpLoginErrors = otpLoginErrors
