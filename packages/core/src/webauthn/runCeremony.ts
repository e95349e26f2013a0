import { browserSupportsWebAuthnAutofill, WebAuthnAbortService } from '@simplewebauthn/browser'
import { WalletError } from '../errors/WalletError.ts'
import type { Clock } from '../time/clock.ts'
import type { PasskeyFeature } from './checkPasskeys.ts'
import { type CeremonyRecord, toCeremonyError } from './toCeremonyError.ts'

export type CeremonyContext = { clock: Clock; signal?: AbortSignal | undefined }

/** How long the browser's prompt stays open. */
export const ceremonyTimeoutMs = 60_000

/** Extra time for a browser or extension that does not enforce the timeout. */
const graceMs = 1_000

/**
 * A field's ceremony begins late, since the library asks the engine about autofill first. A caller that asks the same
 * after it finds the ceremony begun, and can end or replace it; a caller before it would be ended or replaced.
 */
const whenFieldsBegan = () => browserSupportsWebAuthnAutofill().catch(() => false)

/** Runs a ceremony until it ends, is aborted or overdue, and classifies what went wrong. */
export async function runCeremony<answer>(
  parameters: { feature: PasskeyFeature; timeoutMs: number | undefined } & CeremonyContext,
  run: () => Promise<answer>,
): Promise<answer> {
  const { feature, timeoutMs = Number.POSITIVE_INFINITY, clock, signal } = parameters
  if (signal?.aborted) throw new WalletError('CANCELLED')
  let ended: CeremonyRecord['ended']
  let over = false
  const { promise: givenUp, reject: giveUp } = Promise.withResolvers<never>()

  function end(why: CeremonyRecord['ended']): void {
    ended ??= why
    WebAuthnAbortService.cancelCeremony()
    void whenFieldsBegan().then(() => {
      if (!over) WebAuthnAbortService.cancelCeremony()
    })
    // Do not wait for an engine, or an extension in its place, that ignores the signal.
    giveUp(new WalletError('CANCELLED'))
  }

  const leave = () => end('left')
  const startedAt = clock.now()
  signal?.addEventListener('abort', leave)
  const cancelTimer = timeoutMs < Number.POSITIVE_INFINITY && clock.setTimer(() => end('overdue'), timeoutMs + graceMs)
  const answered = whenFieldsBegan()
    .then(() => (ended ? givenUp : run()))
    .finally(() => {
      over = true
    })
  try {
    return await Promise.race([answered, givenUp])
  } catch (error) {
    throw await toCeremonyError(error, { feature, ended, elapsedMs: clock.now() - startedAt, timeoutMs })
  } finally {
    signal?.removeEventListener('abort', leave)
    if (cancelTimer) cancelTimer()
  }
}
