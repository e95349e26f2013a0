import type { WalletClient } from '../../createWalletClient.ts'
import type { OtpChallenge } from './otpChallenge.ts'
import { requestOtp } from './otpLogin.ts'

export {
  type LoginWithOtpParameters as LoginWithSmsOtpParameters,
  type LoginWithOtpReturnType as LoginWithSmsOtpReturnType,
  loginWithOtp as loginWithSmsOtp,
} from './otpLogin.ts'

/** `phoneNumber`: with `+` and the country code; blanks, brackets and dashes may stay. */
export type RequestSmsOtpParameters = ({ phoneNumber: string } | { credentialId: string }) & {
  signal?: AbortSignal | undefined
}
export type RequestSmsOtpReturnType = Awaited<ReturnType<typeof requestSmsOtp>>

/**
 * Requests a code by SMS: one call, after one more when the user is known only by phone number.
 *
 * @throws `WalletError` `INVALID_PHONE_NUMBER`: ask for it with `+` and the country code. Nothing was sent.
 * @throws `WalletError` `RATE_LIMITED`: offer it again after `retryAfterMs`.
 */
export function requestSmsOtp(client: WalletClient, parameters: RequestSmsOtpParameters): Promise<OtpChallenge> {
  const { signal, ...identity } = parameters
  return requestOtp(client, { type: 'SMS_OTP', identity, signal })
}
