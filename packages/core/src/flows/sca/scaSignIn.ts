import { call } from '../../api/send.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { isWalletError, WalletError } from '../../errors/WalletError.ts'
import { readScaNotes, writeScaNotes } from '../../storage/notes/scaNotes.ts'
import type { ScaPasskeyChallenge } from '../../webauthn/scaCeremonies.ts'
import { completeScaLogin, type ScaLoginStart, startScaLogin } from '../../wire/sca.ts'
import type { ScaFactor, ScaProof } from '../../wire/scaChallenge.ts'
import type { ScaFactorView } from '../../wire/scaFactors.ts'
import { nameScaConflict } from './nameScaConflict.ts'
import { toProofError } from './proof.ts'
import { listScaFactors } from './scaFactors.ts'
import { toOutcomeUnknown } from './toOutcomeUnknown.ts'

/** RTS 2018/389 art. 10: an account is read for 180 days. A login is never noted for longer, or nobody would be asked. */
const longestScaSessionMs = 180 * 86_400_000

type Waiting = { signal?: AbortSignal | undefined }

/** What a login can be begun with. */
export type LoginFactors = {
  readonly factors: readonly ScaFactorView[]
  /** What the person took last on this device. */
  readonly lastFactor: ScaFactor | undefined
}

/** A login of the region that awaits its proof. */
export type ScaSignInAttempt = {
  readonly factor: ScaFactor
  /** Of a code by SMS only: the proof names it. */
  readonly challengeId: string | undefined
  /** Nothing is taken afterwards. `undefined`: nobody said. */
  readonly expiresAt: Date | undefined
  readonly passkey: ScaPasskeyChallenge | undefined
}

const knownFactors: readonly string[] = ['SMS_OTP', 'TOTP', 'PASSKEY'] satisfies ScaFactor[]

/**
 * What the person can sign in with, and what they took last on this device.
 *
 * @throws `WalletError` `SCA_NOT_APPLICABLE`: this customer needs no such login, go on without.
 */
export async function readLoginFactors(
  client: WalletClient,
  parameters: { accountId: string } & Waiting,
): Promise<LoginFactors> {
  const { accountId, signal } = parameters
  const [listed, notes] = await Promise.all([
    listScaFactors(client, { signal }).catch((error: unknown): ScaFactorView[] => {
      // Nobody could ever sign in who has to be signed in to see how; a code by SMS is always among the ways.
      if (isWalletError(error, 'SCA_SESSION_REQUIRED')) return [{ factor: 'SMS_OTP' }]
      throw error
    }),
    readScaNotes(client.records, { accountId }),
  ])
  const factors = listed.filter(({ factor }) => knownFactors.includes(factor))
  const last = factors.find(({ factor }) => factor === notes.factor)
  return { factors, lastFactor: last?.factor as ScaFactor | undefined }
}

/**
 * Begins a login; for a code by SMS this sends it. Beginning again is how another code is asked for.
 *
 * @throws `WalletError` `SCA_NOT_APPLICABLE`: this customer needs no such login, go on without.
 * @throws `WalletError` `ACCOUNT_LOCKED`: nothing is taken for a while; `readLock` says until when.
 */
export async function beginScaLogin(
  client: WalletClient,
  parameters: { factor: ScaFactor } & Waiting,
): Promise<ScaSignInAttempt> {
  const { factor, signal } = parameters
  const start = await call(client, startScaLogin, { body: { factor }, signal }).catch(async (error: unknown) => {
    throw await nameScaConflict(client, { error, signal })
  })
  const { challengeId, expiresAt } = start
  const isComplete = factor === 'SMS_OTP' ? challengeId : factor === 'PASSKEY' ? start.passkeyOptions : true
  if (start.factor !== factor || !isComplete)
    throw new WalletError('UNEXPECTED_RESPONSE', { message: 'the login is not the one that was begun' })
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
 * Ends a login. Answers when it is over, where the service says so, and remembers that for `readScaSession`.
 *
 * @throws `WalletError` `SCA_PROOF_REFUSED`: ask for the proof again.
 * @throws `WalletError` `SCA_OUTCOME_UNKNOWN`: nobody heard an answer, so it may have worked; prove it or begin again.
 * @throws `WalletError` `SCA_LOGIN_INCOMPLETE`: the proof was taken and no session opened; begin again.
 * @throws `WalletError` `ACCOUNT_LOCKED`: nothing is taken for a while; `readLock` says until when.
 */
export async function finishScaLogin(
  client: WalletClient,
  parameters: { accountId: string; attempt: ScaSignInAttempt; proof: ScaProof } & Waiting,
): Promise<{ expiresAt: Date | undefined }> {
  const { accountId, attempt, proof, signal } = parameters
  const { factor } = attempt
  const answer = await call(client, completeScaLogin, { body: toRequest(attempt, proof), signal }).catch(
    (error: unknown) => {
      throw toOutcomeUnknown(toProofError(error))
    },
  )
  if (answer.status !== 'SUCCESS') throw new WalletError('SCA_LOGIN_INCOMPLETE')
  const latestMs = client.transport.serverTime.now() + longestScaSessionMs
  const expiresAt = answer.sessionExpiresAt && new Date(Math.min(answer.sessionExpiresAt.getTime(), latestMs))
  const sessionExpiresAtMs = expiresAt?.getTime()
  await writeScaNotes(client.records, {
    accountId,
    factor,
    ...(sessionExpiresAtMs !== undefined && { sessionExpiresAtMs }),
  })
  return { expiresAt }
}

function toRequest({ factor, challengeId }: ScaSignInAttempt, proof: ScaProof) {
  if ('code' in proof && factor !== 'PASSKEY')
    return { factor, code: proof.code, ...(challengeId !== undefined && { challengeId }) }
  if ('passkeyAssertion' in proof && factor === 'PASSKEY') return { factor, ...proof }
  throw new Error(`finishScaLogin: a login by ${factor} takes another proof. Begin a login by the other factor first.`)
}
