import type { WalletClient } from '../../createWalletClient.ts'
import { createOtpLogin, type OtpLoginController, type OtpLoginOptions } from './otpLogin.ts'

/** Phone numbers come with `+` and the country code; one without becomes the error `INVALID_PHONE_NUMBER`. */
export type SmsOtpLoginController = OtpLoginController<{ phoneNumber: string }>
export type SmsOtpLoginOptions = OtpLoginOptions

/** Signs in by a code sent by SMS. A reload between the two steps continues where it was. */
export function createSmsOtpLogin(client: WalletClient, options: SmsOtpLoginOptions = {}): SmsOtpLoginController {
  return createOtpLogin(client, { ...options, type: 'SMS_OTP' })
}
