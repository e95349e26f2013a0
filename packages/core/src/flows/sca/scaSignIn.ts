import type { Abortable } from '../../api/abortable.ts'
import { call } from '../../api/send.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { isWalletError, unexpected, WalletError } from '../../errors/WalletError.ts'
import { readRememberedSca, writeRememberedSca } from '../../storage/rememberedSca.ts'
import type { ScaPasskeyChallenge } from '../../webauthn/scaCeremonies.ts'
import { completeScaLogin, type ScaLoginStart, startScaLogin } from '../../wire/sca.ts'
import type { ScaFactor, ScaProof } from '../../wire/scaChallenge.ts'
import type { ScaFactorView } from '../../wire/scaFactors.ts'
import { toProofError } from './proof.ts'
import { recordScaLock } from './recordScaLock.ts'
import { listScaFactors } from './scaFactors.ts'
import { toOutcomeUnknown } from './toOutcomeUnknown.ts'
import { toScaConflict } from './toScaConflict.ts'

/**
 * RTS 2018/389 art. 10: account access lasts 180 days. A longer expiry is not recorded, or users would never be asked.
 */
const longestScaSessionMs = 180 * 86_400_000

/** A factor that an SCA sign-in can start with. */
export type LoginFactors = {
  readonly factors: readonly ScaFactorView[]
  /** The factor that the user used last on this device. */
  readonly lastFactor: ScaFactor | undefined
}

/** An SCA sign-in that awaits its proof. */
export type ScaSignInAttempt = {
  readonly factor: ScaFactor
  /** For a code by SMS only: the proof names it. */
  readonly challengeId: string | undefined
  /** No proof is accepted afterwards. `undefined`: the service did not say. */
  readonly expiresAt: Date | undefined
  readonly passkey: ScaPasskeyChallenge | undefined
}

const knownFactors: readonly string[] = ['SMS_OTP', 'TOTP', 'PASSKEY'] satisfies ScaFactor[]

/**
 * Returns the factors that the user can sign in with, and the one they used last on this device.
 *
 * @throws `WalletError` `SCA_NOT_APPLICABLE`: this customer needs no SCA sign-in; continue without.
 */
export async function readLoginFactors(
  client: WalletClient,
  parameters: { accountId: string } & Abortable,
): Promise<LoginFactors> {
  const { accountId, signal } = parameters
  const [listed, notes] = await Promise.all([
    listScaFactors(client, { signal }).catch((error: unknown): ScaFactorView[] => {
      // Reading the factors must not require the session that they are needed for; a code by SMS is always available.
      if (isWalletError(error, 'SCA_SESSION_REQUIRED')) return [{ factor: 'SMS_OTP' }]
      throw error
    }),
    readRememberedSca(client.records, { accountId }),
  ])
  const factors = listed.filter(({ factor }) => knownFactors.includes(factor))
  const last = factors.find(({ factor }) => factor === notes.factor)
  return { factors, lastFactor: last?.factor as ScaFactor | undefined }
}

/**
 * Starts an SCA sign-in; for a code by SMS this sends it. Start again to request another code.
 *
 * @throws `WalletError` `SCA_NOT_APPLICABLE`: this customer needs no SCA sign-in; continue without.
 * @throws `WalletError` `ACCOUNT_LOCKED`: no proof is accepted for a while; `readLock` says until when.
 */
export async function beginScaLogin(
  client: WalletClient,
  parameters: { factor: ScaFactor } & Abortable,
): Promise<ScaSignInAttempt> {
  const { factor, signal } = parameters
  const start = await call(client, startScaLogin, { body: { factor }, signal }).catch(async (error: unknown) => {
    throw await toScaConflict(client, { error, signal })
  })
  const { challengeId, expiresAt } = start
  const isComplete = factor === 'SMS_OTP' ? challengeId : factor === 'PASSKEY' ? start.passkeyOptions : true
  if (start.factor !== factor || !isComplete) throw unexpected('another sign-in')
  return {
    factor,
    challengeId: factor === 'SMS_OTP' ? challengeId : undefined,
    expiresAt,
    passkey: toPasskeyChallenge(start),
  }
}

function toPasskeyChallenge(start: ScaLoginStart): ScaPasskeyChallenge | undefined {
  const { passkeyOptions: options, allowedOrigins, relyingPartyId: rpId } = start
  return options && { options, allowedOrigins, rpId }
}

/**
 * Completes an SCA sign-in. Returns when the session ends, if the service says so, and stores that for
 * `readScaSession`.
 *
 * @throws `WalletError` `SCA_PROOF_REFUSED`: ask for the proof again.
 * @throws `WalletError` `SCA_OUTCOME_UNKNOWN`: there was no response, so it may have worked; prove it or start again.
 * @throws `WalletError` `SCA_LOGIN_INCOMPLETE`: the proof was accepted and no session opened; start again.
 * @throws `WalletError` `ACCOUNT_LOCKED`: no proof is accepted for a while; `readLock` says until when.
 */
export async function finishScaLogin(
  client: WalletClient,
  parameters: { accountId: string; attempt: ScaSignInAttempt; proof: ScaProof } & Abortable,
): Promise<{ expiresAt: Date | undefined }> {
  const { accountId, attempt, proof, signal } = parameters
  const { factor } = attempt
  const response = call(client, completeScaLogin, { body: toRequest(attempt, proof), signal })
  const answer = await recordScaLock(client, { accountId, response }).catch((error: unknown) => {
    throw toOutcomeUnknown(toProofError(error))
  })
  if (answer.status !== 'SUCCESS') throw new WalletError('SCA_LOGIN_INCOMPLETE')
  const latestMs = client.transport.serverTime.now() + longestScaSessionMs
  const expiresAt = answer.sessionExpiresAt && new Date(Math.min(answer.sessionExpiresAt.getTime(), latestMs))
  await writeRememberedSca(client.records, { accountId, factor, sessionExpiresAtMs: expiresAt?.getTime() })
  return { expiresAt }
}

function toRequest({ factor, challengeId }: ScaSignInAttempt, proof: ScaProof) {
  if ('code' in proof && factor !== 'PASSKEY') return { factor, code: proof.code, challengeId }
  if ('passkeyAssertion' in proof && factor === 'PASSKEY') return { factor, ...proof }
  throw new Error(`${factor} needs another proof`)
}
