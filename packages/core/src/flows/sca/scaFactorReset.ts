import { call } from '../../api/send.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { parsePhoneNumber } from '../../encoding/phoneNumber.ts'
import { mayRetry } from '../../errors/outcome.ts'
import { isWalletError, WalletError } from '../../errors/WalletError.ts'
import { readScaResetRecord, removeScaResetRecord, writeScaResetRecord } from '../../storage/notes/scaResets.ts'
import type { ScaFactor } from '../../wire/scaChallenge.ts'
import { completeScaReset, getScaReset, type ScaReset, startScaReset } from '../../wire/scaFactors.ts'
import { boundRetry } from '../boundRetry.ts'
import { pause, pollPauseMs } from '../payment/pause.ts'
import { nameScaConflict } from './nameScaConflict.ts'

/** A reset that this browser knows of. */
export type KnownScaReset = { readonly accountId: string; readonly resetId: string; readonly factor: ScaFactor }

/** Where a reset stands. `waiting` is also whatever nobody here knows. */
export type ScaResetProgress = {
  readonly stage: 'waiting' | 'in-review' | 'passed' | 'completed' | 'rejected' | 'expired'
  readonly expiresAt: Date
}

type Waiting = { signal?: AbortSignal | undefined }

/** What was begun, and how the person proves who they are. The link is not checked yet, and both are secret. */
export type BegunScaReset = {
  readonly reset: KnownScaReset
  readonly link: string | undefined
  readonly livenessToken: string | undefined
  readonly expiresAt: Date | undefined
}

/**
 * Begins the reset of a factor that was lost.
 *
 * @throws `WalletError` `RATE_LIMITED`: five in 24 hours; `retryAfterMs` says when there is another.
 * @throws `WalletError` `SCA_NOT_APPLICABLE`: this customer needs none. `SCA_SESSION_REQUIRED`: have the person sign in
 * to the region's login, then call again.
 */
export async function beginScaReset(
  client: WalletClient,
  parameters: { accountId: string; factor: ScaFactor } & Waiting,
): Promise<BegunScaReset> {
  const { accountId, factor, signal } = parameters
  const started = await call(client, startScaReset, { body: { factor }, signal }).catch(async (error: unknown) => {
    throw await nameScaConflict(client, { error, signal })
  })
  const { resetId, verificationLink: link, livenessAccessToken: livenessToken, expiresAt } = started
  const reset = { accountId, resetId, factor }
  await writeScaResetRecord(client.records, reset)
  return { reset, link, livenessToken, expiresAt }
}

/** The reset that was begun in this browser and is not over, as far as this browser knows. */
export async function findScaReset(
  client: WalletClient,
  parameters: { accountId: string },
): Promise<KnownScaReset | undefined> {
  const record = await readScaResetRecord(client.records, parameters)
  return record && { ...parameters, resetId: record.resetId, factor: record.factor }
}

/** Forgets a reset in this browser. At the service it lapses by itself. */
export function forgetScaReset(client: WalletClient, parameters: { reset: KnownScaReset }): Promise<void> {
  return removeScaResetRecord(client.records, parameters.reset)
}

/**
 * Reads where a reset stands; one that is over is forgotten here.
 *
 * @throws `WalletError` with the status 404: the service does not know it.
 */
async function readScaReset(
  client: WalletClient,
  parameters: { reset: KnownScaReset } & Waiting,
): Promise<ScaResetProgress> {
  const { reset, signal } = parameters
  const read = await call(client, getScaReset, { path: { resetId: reset.resetId }, signal })
  // What is completed, and how, follows from the factor that was shown.
  if (read.factor !== reset.factor) throw new WalletError('UNEXPECTED_RESPONSE', { message: 'getScaReset factor' })
  const stage = stageOf(read)
  if (isOver(stage)) await forgetScaReset(client, { reset })
  return { stage, expiresAt: read.expiresAt }
}

/**
 * Reads a reset again and again until the person is asked for something or it is over, ever more slowly, and tells each
 * time, also of answers that were lost.
 *
 * @throws `WalletError` where reading again would not help; `CANCELLED` when `signal` ends it.
 */
export async function followScaReset(
  client: WalletClient,
  parameters: {
    reset: KnownScaReset
    signal: AbortSignal
    onProgress: (progress: ScaResetProgress) => void
    onLost: (error: WalletError) => void
  },
): Promise<void> {
  const { reset, signal, onProgress, onLost } = parameters
  for (let turn = 0; ; turn++) {
    // A check takes minutes, so the first, hasty looks are left out.
    let ms = pollPauseMs(turn + 3)
    try {
      const progress = await readScaReset(client, { reset, signal })
      onProgress(progress)
      if (progress.stage !== 'waiting' && progress.stage !== 'in-review') return
    } catch (error) {
      if (!isWalletError(error) || !mayRetry(error)) throw error
      onLost(error)
      ms = Math.max(ms, boundRetry(error).retryAfterMs ?? 0)
    }
    await pause(client, { ms, signal })
  }
}

/**
 * Ends a reset whose check has passed. `phoneNumber`: the new number of a lost phone, with `+` and the country code. Returns
 * where the reset stands then: a check that has not passed after all is waited for again.
 *
 * @throws `WalletError` `INVALID_PHONE_NUMBER` or `INVALID_INPUT`: ask for the number again.
 * @throws `WalletError` `NETWORK_UNREACHABLE` and the like: nobody knows whether it was completed; call again.
 */
export async function completeReset(
  client: WalletClient,
  parameters: { reset: KnownScaReset; phoneNumber?: string | undefined } & Waiting,
): Promise<ScaResetProgress['stage']> {
  const { reset, signal } = parameters
  const mobile = reset.factor === 'SMS_OTP' ? splitNumber(parameters.phoneNumber ?? '') : undefined
  try {
    const body = mobile && { mobile }
    await call(client, completeScaReset, { path: { resetId: reset.resetId }, ...(body && { body }), signal })
  } catch (error) {
    if (isWalletError(error, 'CANCELLED') || isWalletError(error, 'SCA_SESSION_REQUIRED')) throw error
    // The answer may have been lost, another tab may have completed it, or the check did not pass: only reading tells.
    const read = await readScaReset(client, { reset, signal }).catch(() => undefined)
    if (!read || read.stage === 'passed') throw error
    return read.stage
  }
  await forgetScaReset(client, { reset })
  return 'completed'
}

/** The country codes of E.164 (ITU-T List of Recommendation E.164 assigned country codes): one, two or three digits. */
const countryCodes = /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/

/** Splits a number into the two parts that the service takes. */
function splitNumber(phoneNumber: string): { countryCode: string; number: string } {
  const whole = parsePhoneNumber(phoneNumber)
  const countryCode = countryCodes.exec(whole)?.[0] ?? ''
  const number = whole.slice(countryCode.length)
  if (!/^\d{4,14}$/.test(number)) throw new WalletError('INVALID_PHONE_NUMBER')
  return { countryCode, number }
}

function stageOf({ status }: ScaReset): ScaResetProgress['stage'] {
  switch (status) {
    case 'PENDING_REVIEW':
      return 'in-review'
    case 'LIVENESS_PASSED':
      return 'passed'
    case 'COMPLETED':
      return 'completed'
    case 'REJECTED':
      return 'rejected'
    case 'EXPIRED':
      return 'expired'
    default:
      return 'waiting'
  }
}

const isOver = (stage: ScaResetProgress['stage']) =>
  stage === 'completed' || stage === 'rejected' || stage === 'expired'
