import type { WalletClient } from '../../createWalletClient.ts'
import type { OtpChallenge } from './otpChallenge.ts'
import { requestOtp } from './otpLogin.ts'

export {
  type LoginWithOtpParameters as LoginWithEmailOtpParameters,
  type LoginWithOtpReturnType as LoginWithEmailOtpReturnType,
  loginWithOtp as loginWithEmailOtp,
} from './otpLogin.ts'

export type RequestEmailOtpParameters = ({ email: string } | { credentialId: string }) & {
  signal?: AbortSignal | undefined
}
export type RequestEmailOtpReturnType = Awaited<ReturnType<typeof requestEmailOtp>>

/**
 * Requests a code by email: one call, after one more when the user is known only by email.
 *
 * @throws `WalletError` `RATE_LIMITED`: offer it again after `retryAfterMs`.
 */
export function requestEmailOtp(client: WalletClient, parameters: RequestEmailOtpParameters): Promise<OtpChallenge> {
  const { signal, ...identity } = parameters
  return requestOtp(client, { type: 'EMAIL_OTP', identity, signal })
}
