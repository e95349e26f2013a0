import type { WalletClient } from '../../createWalletClient.ts'
import { createOtpLogin, type OtpLoginController, type OtpLoginOptions } from './otpLogin.ts'

export type EmailOtpLoginController = OtpLoginController<{ email: string }>
export type EmailOtpLoginOptions = OtpLoginOptions

/** Signs in by a code sent by email. A reload between the two steps continues where it was. */
export function createEmailOtpLogin(client: WalletClient, options: EmailOtpLoginOptions = {}): EmailOtpLoginController {
  return createOtpLogin(client, { ...options, type: 'EMAIL_OTP' })
}
