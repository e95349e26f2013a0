import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { otpLoginErrors } from '../otp-login/index.ts'

/** What can go wrong while signing in. No sentence says which element was wrong. */
export const smsOtpLoginErrors = {
  ...otpLoginErrors,
  LOGIN_TICKET_REQUIRED: 'This sign-in has expired. Enter your mobile number to start again.',
  SIGN_IN_REQUIRED: 'Your last sign-in has expired. Enter your mobile number to sign in.',
} satisfies ErrorMessages
