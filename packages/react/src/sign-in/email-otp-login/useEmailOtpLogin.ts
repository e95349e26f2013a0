import { createEmailOtpLogin } from '@countersign/core/email-otp-login'
import { type UseOtpLoginOptions, useOtpLogin } from '../otp-login/index.ts'

/**
 * Signs in with a code from an email. Actions never reject; a failure is `state.error`. When the component goes away,
 * what is running ends.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function useEmailOtpLogin(options: UseOtpLoginOptions = {}) {
  return useOtpLogin(createEmailOtpLogin, options)
}
