import { createSmsOtpLogin } from '@countersign/core/sms-otp-login'
import { type UseOtpLoginOptions, useOtpLogin } from '../otp-login/index.ts'

/**
 * Signs in with a code from a text message. Actions never reject; a failure is `state.error`. When the component goes
 * away, what is running ends.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function useSmsOtpLogin(options: UseOtpLoginOptions = {}) {
  return useOtpLogin(createSmsOtpLogin, options)
}
