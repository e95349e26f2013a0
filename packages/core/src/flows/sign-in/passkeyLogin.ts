import type { WalletClient } from '../../createWalletClient.ts'
import { WalletError } from '../../errors/WalletError.ts'
import { onWake } from '../../session/pageEvents.ts'
import type { SessionInfo } from '../../session/sessionState.ts'
import { offerPasskey, signWithPasskey } from '../../webauthn/ceremonies.ts'
import { checkPasskeys } from '../../webauthn/checkPasskeys.ts'
import { ceremonyTimeoutMs } from '../../webauthn/runCeremony.ts'
import type { PasskeyAssertion } from '../../wire/credentials.ts'
import {
  beginPasskeyLogin,
  confirmPasskeyLogin,
  findPasskey,
  type NamedPasskey,
  type PasskeyAttempt,
  timeLeftMs,
  toRequest,
} from './passkeyAttempt.ts'
import { promptLock, withPrompt } from './passkeyPrompt.ts'

export type LoginWithPasskeyParameters = NamedPasskey & {
  /** `prompting`: the browser asks the user. `verifying`: they confirmed. */
  onStep?: ((step: 'prompting' | 'verifying') => void) | undefined
  signal?: AbortSignal | undefined
}

/**
 * Signs in with a passkey: challenge, prompt, verification. Two calls, and one more where the platform has to look up
 * the user first. If no passkey is named, it is the one that was used last on this device.
 *
 * @throws `WalletError` `CANCELLED`: the user dismissed the prompt; return without an error.
 * @throws `WalletError` `PASSKEY_TIMED_OUT` or `PASSKEY_BUSY`: offer it again. Any other `PASSKEY_` code: offer another
 * method.
 */
export async function loginWithPasskey(
  client: WalletClient,
  parameters: LoginWithPasskeyParameters,
): Promise<SessionInfo> {
  const { onStep, signal } = parameters

  // 1. One prompt at a time: the second one ends here, before anything is sent.
  const answered = await withPrompt(client, {
    feature: 'publickey-credentials-get',
    work: () => promptPerson(client, parameters),
  })

  // 2. The service checks what the passkey signed, and opens a session for our key.
  onStep?.('verifying')
  return confirmPasskeyLogin(client, { ...answered, signal })
}

async function promptPerson(client: WalletClient, parameters: LoginWithPasskeyParameters) {
  const { onStep, signal } = parameters
  const passkey = await findPasskey(client, parameters)
  if (!passkey) throw new WalletError('PASSKEY_UNAVAILABLE')
  for (let again = false; ; again = true) {
    // 1. A fresh key for this attempt. The service's challenge binds it. Hazard: a hash that cannot be checked here.
    const attempt = await beginPasskeyLogin(client, { ...passkey, signal })

    // 2. The user is asked, as long as the challenge is valid. If it expired meanwhile, it is requested again, once.
    const leftMs = timeLeftMs(client, attempt)
    if (leftMs > 0) {
      onStep?.('prompting')
      const assertion = await signWithPasskey({
        ...toRequest(client, attempt),
        timeoutMs: Math.min(ceremonyTimeoutMs, leftMs),
        clock: client.transport.clock,
        signal,
      })
      if (timeLeftMs(client, attempt) > 0) return { attempt, assertion }
    }
    if (again) throw new WalletError('PASSKEY_TIMED_OUT')
  }
}

/**
 * An autofill challenge is renewed this long before it expires, so that a user who picks the passkey has time to unlock
 * it.
 */
const renewBeforeMs = 60_000

/** A challenge that is valid for less than this is not offered in a field: it would be renewed continuously. */
const shortestOfferMs = 30_000

/**
 * Lets the browser offer the passkey in a field with `autocomplete="username webauthn"`, for as long as `signal`
 * allows, and signs in when the user picks it.
 *
 * The passkey has to be known beforehand, since the service binds each challenge to one passkey and to one key of ours:
 * for an unknown user there is nothing to sign. The challenge is renewed while the field waits.
 *
 * @returns `undefined` where there is nothing to offer: no known passkey, or no autofill.
 * @throws `WalletError` as `loginWithPasskey`; `CANCELLED` also when a prompt replaced the offer.
 */
export async function offerPasskeyLogin(
  client: WalletClient,
  parameters: LoginWithPasskeyParameters,
): Promise<SessionInfo | undefined> {
  const { onStep, signal } = parameters
  const passkey = await findPasskey(client, parameters)
  if (!passkey || !(await checkPasskeys()).autofill) return undefined
  for (;;) {
    const attempt = await beginPasskeyLogin(client, { ...passkey, signal })
    const assertion = await offerUntilStale(client, { attempt, signal })
    if (assertion) {
      onStep?.('verifying')
      return confirmPasskeyLogin(client, { attempt, assertion, signal })
    }
  }
}

/** Returns what the passkey signed, or `undefined` when the user did not use the field until the challenge expired. */
async function offerUntilStale(
  client: WalletClient,
  parameters: { attempt: PasskeyAttempt; signal?: AbortSignal | undefined },
): Promise<PasskeyAssertion | undefined> {
  const { attempt, signal } = parameters
  const { clock } = client.transport
  const leftMs = timeLeftMs(client, attempt)
  if (leftMs < shortestOfferMs) throw new WalletError('PASSKEY_TIMED_OUT')
  const stale = new AbortController()
  const either = signal ? AbortSignal.any([signal, stale.signal]) : stale.signal
  // A prompt that is open now takes precedence over autofill, and the lock is not kept, since any later prompt does
  // too.
  const begun = await client.tabs.tryWithLock(promptLock, async () => {
    const answered = offerPasskey({ ...toRequest(client, attempt), clock, signal: either })
    // It is awaited below, and may have failed before the lock is released.
    answered.catch(() => {})
    return { answered }
  })
  if (!begun) throw new WalletError('PASSKEY_BUSY')
  const cancelTimer = clock.setTimer(() => stale.abort(), Math.max(leftMs - renewBeforeMs, leftMs / 2))
  try {
    return await begun.result.answered
  } catch (error) {
    if (!stale.signal.aborted || signal?.aborted) throw error
    // A hidden page requests nothing until it is shown again.
    await untilShown(signal)
    return undefined
  } finally {
    cancelTimer()
  }
}

function untilShown(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      stop()
      reject(new WalletError('CANCELLED'))
    }
    const look = () => {
      if (document.visibilityState === 'hidden') return
      stop()
      signal?.removeEventListener('abort', leave)
      resolve()
    }
    const stop = onWake(look)
    signal?.addEventListener('abort', leave)
    look()
  })
}
