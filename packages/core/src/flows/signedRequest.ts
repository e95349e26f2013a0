import type { Signing } from '../api/signedRetry.ts'
import type { WalletClient } from '../createWalletClient.ts'
import type { SessionKey } from '../crypto/createSessionKey.ts'
import type { SigningIntent } from '../crypto/payload/payloadIntent.ts'
import { isWalletError, WalletError } from '../errors/WalletError.ts'
import type { KeyRecord } from '../storage/keyStore.ts'
import type { SignedRequestChallenge } from '../wire/signedRequests.ts'
import { loadSigning } from './loadChunk.ts'

/** A response of the service: what to sign next, or the final one. */
type Leg<done> = { readonly status: 202; readonly body: SignedRequestChallenge } | done

export type SignedRequest<done> = {
  /** What the user agreed to. */
  intent: SigningIntent
  /** Sends the same method, path and body each time; with both headers from the second leg on. */
  send: (signing: Signing) => Promise<Leg<done>>
  /** How often the service may request a signature: once, and twice for a delegated key. */
  signatures?: 1 | 2
  /** Whether the service may do it without requesting one, and so without a session. */
  unsigned?: boolean
  /** Whether the user has to have signed in recently, also for what needs no signature. */
  recent?: boolean
  signal?: AbortSignal | undefined
}

/**
 * Makes a request that the session of an account has to sign, and returns the final response.
 *
 * A signed leg is sent once. When its response is lost, it is unknown whether it counted: read before asking again.
 *
 * @throws `WalletError` `SESSION_REQUIRED`, `SESSION_EXPIRED`, `SESSION_LOST`, `SESSION_LOCKED`, `SESSION_REVOKED` or
 * `SIGN_IN_TOO_OLD`: sign in, then call again from the start.
 * @throws `WalletError` `SIGNED_REQUEST_EXPIRED`: call again. `PAYLOAD_MISMATCH`: stop; nothing was signed.
 */
export async function signRequest<done extends { readonly status: number }>(
  client: WalletClient,
  parameters: { accountId: string } & SignedRequest<done>,
): Promise<Exclude<done, { status: 202 }>> {
  const { accountId, recent, ...request } = parameters
  const use = () => client.sessions.use(accountId, { recent })
  // Checked before anything is sent: without a session the first leg would be useless.
  if (!request.unsigned || recent) await use()
  let used: KeyRecord | undefined
  const key = async () => {
    // Again, since the response may have corrected the clock that an old sign-in was judged by.
    const current = await use()
    // All legs of one request use the same key; after a new sign-in in between, the request starts over.
    if (used && used.publicKeyHex !== current.publicKeyHex) throw new WalletError('SIGNED_REQUEST_EXPIRED')
    used = current
    return current
  }
  try {
    return await signLegs(client, { ...request, key })
  } catch (error) {
    if (used && isWalletError(error, 'WALLET_SIGNATURE_INVALID'))
      throw await toKeyError(client, { accountId, used, error })
    throw error
  }
}

/** The only refusal that concerns the key: its session was ended elsewhere. */
async function toKeyError(
  client: WalletClient,
  { accountId, used, error }: { accountId: string; used: KeyRecord; error: WalletError },
): Promise<WalletError> {
  await client.sessions.markOver(used, 'revoked')
  const current = await client.sessions.use(accountId).catch(() => undefined)
  // A newer key, by a refresh for example, may sign: nothing was done, so the request can start over.
  return current ? new WalletError('SIGNED_REQUEST_EXPIRED') : error
}

/** Runs the legs, signed by the given key. */
export async function signLegs<done extends { readonly status: number }>(
  client: WalletClient,
  parameters: SignedRequest<done> & { key: () => Promise<SessionKey> },
): Promise<Exclude<done, { status: 202 }>> {
  const { intent, send, signatures = 1, unsigned = false, signal, key } = parameters
  const { stampPayload } = await loadSigning()
  const requestIds = new Set<string>()
  let answer = await send({ signal })
  while (answer.status === 202) {
    const { payloadToSign, requestId, expiresAt } = (answer as { body: SignedRequestChallenge }).body
    if (requestIds.size === signatures) throw unexpected('one signature too many')
    if (requestIds.has(requestId)) throw unexpected('an id comes twice')
    requestIds.add(requestId)
    expectWaiting(client, { expiresAt, signal })
    const { headerValue: stamp } = await stampPayload(payloadToSign, await key(), intent)
    // Signing takes time, too: a payload that has expired by now is not sent.
    expectWaiting(client, { expiresAt, signal })
    answer = await send({ stamp, requestId, signal }).catch((error: unknown) => {
      throw toSignedRequestError(error)
    })
  }
  // A relay that claims success without requesting a signature has not asked the service.
  if (requestIds.size === 0 && !unsigned) throw unexpected('no signature is asked')
  return answer as Exclude<done, { status: 202 }>
}

/** If the user left, consent is withdrawn; an expired request would be rejected anyway. */
function expectWaiting(
  client: WalletClient,
  { expiresAt, signal }: { expiresAt: Date; signal: AbortSignal | undefined },
): void {
  if (signal?.aborted) throw new WalletError('CANCELLED')
  if (expiresAt.getTime() <= client.transport.serverTime.now()) throw new WalletError('SIGNED_REQUEST_EXPIRED')
}

/**
 * A signed leg is refused without a code of its own when its request id has expired, was used, or belongs to something
 * else.
 */
function toSignedRequestError(error: unknown): unknown {
  if (!isWalletError(error, 'UNAUTHORIZED')) return error
  return new WalletError('SIGNED_REQUEST_EXPIRED', { httpStatus: error.httpStatus })
}

function unexpected(message: string): WalletError {
  return new WalletError('UNEXPECTED_RESPONSE', { message })
}
