import type { Abortable } from '../../api/abortable.ts'
import { call } from '../../api/send.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { parsePhoneNumber } from '../../encoding/phoneNumber.ts'
import { mayRetry } from '../../errors/outcome.ts'
import { isWalletError, unexpected, WalletError } from '../../errors/WalletError.ts'
import { readScaResetRecord, removeScaResetRecord, writeScaResetRecord } from '../../storage/scaResets.ts'
import type { ScaFactor } from '../../wire/scaChallenge.ts'
import { completeScaReset, getScaReset, type ScaReset, startScaReset } from '../../wire/scaFactors.ts'
import { boundRetry } from '../boundRetry.ts'
import { pause, pollPauseMs } from '../payment/pause.ts'
import { toScaConflict } from './toScaConflict.ts'

/** A reset that this browser has a record of. */
export type KnownScaReset = { readonly accountId: string; readonly resetId: string; readonly factor: ScaFactor }

/** The progress of a reset. `waiting` also stands for any status that is unknown here. */
export type ScaResetProgress = {
  readonly stage: 'waiting' | 'in-review' | 'passed' | 'completed' | 'rejected' | 'expired'
  readonly expiresAt: Date
}

/** What was begun, and how the user passes the identity check. The link is not checked yet, and both are secret. */
export type BegunScaReset = {
  readonly reset: KnownScaReset
  readonly link: string | undefined
  readonly livenessToken: string | undefined
  readonly expiresAt: Date | undefined
}

/**
 * Begins the reset of a factor that was lost.
 *
 * @throws `WalletError` `RATE_LIMITED`: five in 24 hours; `retryAfterMs` says when the next one is possible.
 * @throws `WalletError` `SCA_NOT_APPLICABLE`: this customer needs no factor. `SCA_SESSION_REQUIRED`: show the SCA
 * sign-in, then call again.
 */
export async function beginScaReset(
  client: WalletClient,
  parameters: { accountId: string; factor: ScaFactor } & Abortable,
): Promise<BegunScaReset> {
  const { accountId, factor, signal } = parameters
  const started = await call(client, startScaReset, { body: { factor }, signal }).catch(async (error: unknown) => {
    throw await toScaConflict(client, { error, signal })
  })
  const { resetId, verificationLink: link, livenessAccessToken: livenessToken, expiresAt } = started
  const reset = { accountId, resetId, factor }
  await writeScaResetRecord(client.records, reset)
  return { reset, link, livenessToken, expiresAt }
}

/** Returns the reset that was begun in this browser and has not ended, according to this browser's record. */
export async function findScaReset(
  client: WalletClient,
  parameters: { accountId: string },
): Promise<KnownScaReset | undefined> {
  const record = await readScaResetRecord(client.records, parameters)
  return record && { ...parameters, resetId: record.resetId, factor: record.factor }
}

/** Forgets a reset in this browser. At the service it expires by itself. */
export function forgetScaReset(client: WalletClient, parameters: { reset: KnownScaReset }): Promise<void> {
  return removeScaResetRecord(client.records, parameters.reset)
}

/**
 * Reads the progress of a reset; one that has ended is deleted here.
 *
 * @throws `WalletError` with the status 404: the service has no such reset.
 */
async function readScaReset(
  client: WalletClient,
  parameters: { reset: KnownScaReset } & Abortable,
): Promise<ScaResetProgress> {
  const { reset, signal } = parameters
  const read = await call(client, getScaReset, { path: { resetId: reset.resetId }, signal })
  // What is completed, and how, follows from the factor that was shown.
  if (read.factor !== reset.factor) throw unexpected('another factor')
  const stage = stageOf(read)
  if (isOver(stage)) await forgetScaReset(client, { reset })
  return { stage, expiresAt: read.expiresAt }
}

/**
 * Reads a reset repeatedly until the user has to act or it has ended, with growing pauses, and reports each reading,
 * including lost responses.
 *
 * @throws `WalletError` where reading again would not help; `CANCELLED` when `signal` aborts it.
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
  for (let attempt = 0; ; attempt++) {
    // A check takes minutes, so the short first pauses are skipped.
    const ms = pollPauseMs(attempt + 3)
    let retryAfterMs: number | undefined
    try {
      const progress = await readScaReset(client, { reset, signal })
      // The storage cannot be aborted, unlike the request.
      if (signal.aborted) throw new WalletError('CANCELLED')
      onProgress(progress)
      if (progress.stage !== 'waiting' && progress.stage !== 'in-review') return
    } catch (error) {
      if (!isWalletError(error) || !mayRetry(error)) throw error
      onLost(error)
      retryAfterMs = boundRetry(error).retryAfterMs
    }
    await pause(client, { ms, retryAfterMs, signal })
  }
}

/**
 * Ends a reset whose check has passed. `phoneNumber`: the new number of a lost phone, with `+` and the country code. Returns
 * where the reset stands then: a check that has not passed after all is waited for again.
 *
 * @throws `WalletError` `INVALID_PHONE_NUMBER` or `INVALID_INPUT`: ask for the number again.
 * @throws `WalletError` `NETWORK_UNREACHABLE` and the like: it is unknown whether it was completed; call again.
 */
export async function completeReset(
  client: WalletClient,
  parameters: { reset: KnownScaReset; phoneNumber?: string | undefined } & Abortable,
): Promise<ScaResetProgress['stage']> {
  const { reset, signal } = parameters
  const mobile = reset.factor === 'SMS_OTP' ? splitNumber(parameters.phoneNumber ?? '') : undefined
  try {
    await call(client, completeScaReset, { path: { resetId: reset.resetId }, body: mobile && { mobile }, signal })
  } catch (error) {
    if (isWalletError(error, 'CANCELLED') || isWalletError(error, 'SCA_SESSION_REQUIRED')) throw error
    // The response may have been lost, another tab may have completed it, or the check did not pass: only reading
    // tells.
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
