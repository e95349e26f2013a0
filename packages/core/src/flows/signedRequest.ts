import type { Signing } from '../api/signedRetry.ts'
import type { WalletClient } from '../createWalletClient.ts'
import type { SessionKey } from '../crypto/createSessionKey.ts'
import type { SigningIntent } from '../crypto/payloadIntent.ts'
import { isWalletError, WalletError } from '../errors/WalletError.ts'
import type { SignedRequestChallenge } from '../wire/signedRequests.ts'
import { loadCrypto } from './loadLater.ts'

/** An answer of the service: what to sign next, or the end of it. */
type Leg<done> = { readonly status: 202; readonly body: SignedRequestChallenge } | done

export type SignedRequest<done> = {
  /** What the person agreed to. */
  intent: SigningIntent
  /** Sends the same method, path and body each time; with both headers from the second leg on. */
  send: (signing: Signing) => Promise<Leg<done>>
  /** How often the service may ask for a signature: once, and twice for a delegated key. */
  signatures?: 1 | 2
  signal?: AbortSignal | undefined
}

/**
 * Makes a request that the session of an account has to sign, and returns the answer that ends it.
 *
 * A signed leg is sent once. When its answer is lost, nobody knows whether it counted: read before asking again.
 *
 * @throws `WalletError` `SESSION_REQUIRED`, `SESSION_EXPIRED`, `SESSION_LOST`, `SESSION_LOCKED` or `SESSION_REVOKED`:
 * sign in, then call again from the start.
 * @throws `WalletError` `SIGNED_REQUEST_EXPIRED`: call again. `PAYLOAD_MISMATCH`: stop; nothing was signed.
 */
export async function signRequest<done extends { readonly status: number }>(
  client: WalletClient,
  parameters: { accountId: string } & SignedRequest<done>,
): Promise<Exclude<done, { status: 202 }>> {
  const { accountId, ...request } = parameters
  // Before anything is sent: without a session the first leg would be for nothing.
  await client.sessions.use(accountId)
  try {
    return await signLegs(client, { ...request, key: () => client.sessions.use(accountId) })
  } catch (error) {
    // The one refusal that says something about the key: its session was ended elsewhere.
    if (isWalletError(error, 'WALLET_SIGNATURE_INVALID')) await client.sessions.markRevoked(accountId)
    throw error
  }
}

/** The legs themselves, by whatever key may sign now. */
export async function signLegs<done extends { readonly status: number }>(
  client: WalletClient,
  parameters: SignedRequest<done> & { key: () => Promise<SessionKey> },
): Promise<Exclude<done, { status: 202 }>> {
  const { intent, send, signatures = 1, signal, key } = parameters
  const { stampPayload } = await loadCrypto()
  let answer = await send({ signal })
  for (let signed = 0; answer.status === 202 && signed < signatures; signed++) {
    const { payloadToSign, requestId, expiresAt } = (answer as { body: SignedRequestChallenge }).body
    if (expiresAt.getTime() <= client.transport.serverTime.now()) throw new WalletError('SIGNED_REQUEST_EXPIRED')
    const { headerValue: stamp } = await stampPayload(payloadToSign, await key(), intent)
    // Whoever left by now has not agreed any more.
    if (signal?.aborted) throw new WalletError('CANCELLED')
    answer = await send({ stamp, requestId, signal })
  }
  if (answer.status === 202)
    throw new WalletError('UNEXPECTED_RESPONSE', { message: 'one signature too many is asked' })
  return answer as Exclude<done, { status: 202 }>
}
