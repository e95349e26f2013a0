import { challengeOtp, verifyOtp } from '../../api/credentials.ts'
import { startLogin } from '../../api/platform.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { parsePhoneNumber } from '../../encoding/phoneNumber.ts'
import { isWalletError, unexpected, WalletError } from '../../errors/WalletError.ts'
import type { SessionInfo } from '../../session/sessionState.ts'
import type { AuthMethod } from '../../wire/credentials.ts'
import { maskDestination } from '../../wire/maskDestination.ts'
import { loadEncryption, loadSigning } from '../loadChunk.ts'
import { signLegs } from '../signedRequest.ts'
import type { OtpChallenge, OtpType } from './otpChallenge.ts'

/** What a user types to sign in. A phone number needs its `+` and country code; blanks and dashes may stay. */
export type TypedLogin = { email: string } | { phoneNumber: string }

/** The user who signs in: one the platform has yet to look up, or a credential it has already named. */
export type LoginIdentity = TypedLogin | { credentialId: string }

export type RequestOtpParameters = { type: OtpType; identity: LoginIdentity; signal?: AbortSignal | undefined }

/** The minimum pause between two codes; the service's own limit applies in addition. */
const resendPauseMs = 30_000

/**
 * Requests a code: one call, after one more when the user is known only by what they typed.
 *
 * @throws `WalletError` `RATE_LIMITED`: offer it again after `retryAfterMs`.
 * @throws `WalletError` `INVALID_PHONE_NUMBER`: ask for it with `+` and the country code. Nothing was sent.
 */
export async function requestOtp(client: WalletClient, parameters: RequestOtpParameters): Promise<OtpChallenge> {
  const { type, identity, signal } = parameters

  // 1. Look up the user. An unknown one gets a response of the same shape, so nothing is revealed here.
  const credentialId =
    'credentialId' in identity ? identity.credentialId : await findCredential(client, { type, typed: identity, signal })

  // 2. The service sends a code and names the enclave key to encrypt it to.
  const answer = await challengeOtp(client, { credentialId, signal })

  return toOtpChallenge(client, { credential: answer, type, targetBundle: answer.otpEncryptionTargetBundle })
}

/** Returns the challenge for the code that was just sent to a credential. */
export function toOtpChallenge(
  client: WalletClient,
  parameters: { credential: AuthMethod; type: OtpType; targetBundle: string },
): OtpChallenge {
  const { credential, type, targetBundle } = parameters
  const { serverTime } = client.transport
  const now = serverTime.now()
  return {
    credentialId: credential.id,
    accountId: credential.accountId,
    type,
    sentTo: maskDestination(credential.nickname),
    targetBundle,
    codeLength: client.otp.length,
    codeCharacters: client.otp.characters,
    sentAtMs: now,
    resendAtMs: now + resendPauseMs,
    clockOffsetMs: serverTime.offsetMs(),
  }
}

export type LoginWithOtpParameters = {
  challenge: OtpChallenge
  /** As typed. It is encrypted and used nowhere else. */
  code: string
  signal?: AbortSignal | undefined
}
export type LoginWithOtpReturnType = Awaited<ReturnType<typeof loginWithOtp>>

/**
 * Turns a one-time code into a signed-in session.
 *
 * @throws `WalletError` `OTP_INCORRECT` or `OTP_EXPIRED`: ask the user again, or send a new code.
 * @throws `WalletError` `TARGET_BUNDLE_UNTRUSTED`: stop; someone may be in the middle. Nothing was sent.
 */
export async function loginWithOtp(client: WalletClient, parameters: LoginWithOtpParameters): Promise<SessionInfo> {
  const { challenge, code, signal } = parameters
  const [{ createSessionKey }, { encryptOtp }] = await Promise.all([loadSigning(), loadEncryption()])

  // 1. A fresh key for this attempt. It becomes the session key if the login succeeds.
  const key = await createSessionKey()

  // 2. Encrypt the code and the public key so that only the enclave can read them.
  const encryptedOtp = await encryptOtp({
    code,
    publicKeyHex: key.publicKeyHex,
    targetBundle: challenge.targetBundle,
    trust: client.trust,
  })

  // 3. Two calls with the same body: the service checks the code and responds with a payload, which the key from step 1
  // signs for the second.
  const attempt = { credentialId: challenge.credentialId, type: challenge.type, encryptedOtp }
  const { body: session } = await signLegs(client, {
    intent: 'sign-in',
    key: async () => key,
    signal,
    send: (signing) =>
      verifyOtp(client, attempt, signing).catch((error: unknown) => {
        throw signing.stamp === undefined ? toOtpError(client, { error, challenge }) : error
      }),
  })

  // 4. A key of one account must never be stored for another.
  if (session.accountId !== challenge.accountId) throw unexpected('another account')

  // 5. Only a confirmed key is stored.
  return client.sessions.start({ session, key, credentialId: challenge.credentialId, sentTo: challenge.sentTo })
}

async function findCredential(
  client: WalletClient,
  parameters: { type: OtpType; typed: TypedLogin; signal: AbortSignal | undefined },
): Promise<string> {
  const { type, typed, signal } = parameters
  const methods = await startLogin(client, { lookup: readTypedLogin(typed), signal })
  const method = methods.find((candidate) => candidate.type === type)
  if (!method) throw unexpected('no method has this code')
  return method.id
}

/**
 * Returns what was typed in the form of the wire.
 *
 * @throws `WalletError` `INVALID_PHONE_NUMBER`: ask for it with `+` and the country code.
 */
export function readTypedLogin(typed: TypedLogin): TypedLogin {
  return 'email' in typed ? { email: typed.email.trim() } : { phoneNumber: parsePhoneNumber(typed.phoneNumber) }
}

/** The service has one code for every wrong proof; the age of the code tells whether it can still be right. */
function toOtpError(client: WalletClient, parameters: { error: unknown; challenge: OtpChallenge }): unknown {
  const { error, challenge } = parameters
  if (!isWalletError(error, 'UNAUTHORIZED')) return error
  const age = client.transport.serverTime.now() - challenge.sentAtMs
  return new WalletError(age >= client.otp.lifetimeMs ? 'OTP_EXPIRED' : 'OTP_INCORRECT', {
    httpStatus: error.httpStatus,
  })
}
