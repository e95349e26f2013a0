import * as v from 'valibot'
import { verifyOidcToken } from '../../api/credentials.ts'
import { startLogin } from '../../api/platform.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { createOidcNonce, createOidcState } from '../../crypto/oidcNonce.ts'
import { base64UrlToBytes, decodeUtf8 } from '../../encoding/bytes.ts'
import { isWalletError, unexpected, WalletError } from '../../errors/WalletError.ts'
import type { SessionInfo } from '../../session/sessionState.ts'
import {
  listPendingOidcKeys,
  type PendingOidcKey,
  storePendingOidcKey,
  takePendingOidcKey,
} from '../../storage/pendingOidcKeys.ts'
import type { Persistence } from '../../storage/records.ts'
import { msSince, recallMoment } from '../../time/deviceTime.ts'
import { maskDestination } from '../../wire/maskDestination.ts'
import type { WalletSession } from '../../wire/walletSession.ts'
import { acceptSessionKey, createClientKey } from '../session/sessionKey.ts'

/** The parameters that the request to the OpenID provider has to carry (OpenID Connect Core §3.1.2.1). */
export type OidcRequest = {
  /** Names the key of this sign-in; the token comes back with it. */
  nonce: string
  /** Names this sign-in; comes back along with the token. */
  state: string
  /**
   * Where the key waits. `memory`: the browser refused to store it, so it is gone with this page: a popup works, a
   * redirect would end in `OIDC_LOGIN_LOST`.
   */
  persistence: Persistence
}

/** A sign-in that takes longer than this has to start over. */
const parkedMs = 10 * 60_000

export type PrepareOidcLoginParameters = { signal?: AbortSignal | undefined }
export type PrepareOidcLoginReturnType = Awaited<ReturnType<typeof prepareOidcLogin>>

/**
 * Creates the key of a sign-in by OpenID, and the values that its provider has to repeat. The key waits in this browser
 * for ten minutes, also while the page is away at the provider. Several sign-ins may wait at the same time.
 */
export async function prepareOidcLogin(
  client: WalletClient,
  parameters: PrepareOidcLoginParameters = {},
): Promise<OidcRequest> {
  await sweepParkedKeys(client)

  // 1. The key first: what the provider signs has to name it.
  const key = await createClientKey(client)
  const nonce = await createOidcNonce(key.publicKeyHex)
  const state = createOidcState()
  if (parameters.signal?.aborted) throw new WalletError('CANCELLED')

  // 2. It is stored under the state, by which it is found again.
  await storePendingOidcKey(client.records, { ...key, state, createdAtMs: client.transport.clock.now() })
  return { nonce, state, persistence: client.records.persistence() }
}

export type AbandonOidcLoginParameters = { state: string }
export type AbandonOidcLoginReturnType = Awaited<ReturnType<typeof abandonOidcLogin>>

/** Forgets a sign-in that was given up: a token that still arrives for it finds no key. */
export async function abandonOidcLogin(client: WalletClient, parameters: AbandonOidcLoginParameters): Promise<void> {
  await takePendingOidcKey(client, parameters)
}

export type LoginWithOidcTokenParameters = {
  /** As it came back along with the token. */
  state: string
  /** The ID token. It is sent to the service and stored nowhere. */
  oidcToken: string
  /** The credential, if known: saves one call. The platform must then know the user. */
  credentialId?: string | undefined
  signal?: AbortSignal | undefined
}
export type LoginWithOidcTokenReturnType = Awaited<ReturnType<typeof loginWithOidcToken>>

/**
 * Turns the provider's fresh ID token into a signed-in session. Works once for each prepared sign-in, whether it
 * succeeds or not: a provider's token is valid for a minute.
 *
 * @throws `WalletError` `OIDC_LOGIN_LOST`: no sign-in of this state waits here, or it has expired; start over.
 * @throws `WalletError` `OIDC_TOKEN_REFUSED`: for another key, too old or of an unknown identity; start over.
 */
export async function loginWithOidcToken(
  client: WalletClient,
  parameters: LoginWithOidcTokenParameters,
): Promise<SessionInfo> {
  const { state, oidcToken, credentialId, signal } = parameters

  // 1. Take the key of exactly this sign-in; no other call can take it afterwards. A user who left has not used it.
  if (signal?.aborted) throw new WalletError('CANCELLED')
  const parked = await takePendingOidcKey(client, { state })
  if (!parked || !isFresh(client, parked)) throw new WalletError('OIDC_LOGIN_LOST')
  const { privateKey, publicKeyHex } = parked
  const key = { privateKey, publicKeyHex }

  // 2. A token for another key may belong to another user's sign-in, or to a stolen one. It is not even sent.
  if (readNonce(oidcToken) !== (await createOidcNonce(publicKeyHex))) throw new WalletError('OIDC_TOKEN_REFUSED')

  // 3. The platform looks the identity up; an unknown one gets a response of the same shape.
  const known =
    credentialId === undefined ? await findOidcMethods(client, { oidcToken, signal }) : [{ id: credentialId }]

  // 4. One call: the service verifies the token and opens the session for the key that its nonce names.
  const opened = await verifyByOne(client, { methods: known, oidcToken, publicKeyHex, signal })

  // 5. Only a confirmed key is stored.
  const { session } = opened
  return client.sessions.start({
    session,
    key: await acceptSessionKey({ key, session }),
    credentialId: opened.credentialId,
    sentTo: maskDestination(session.nickname),
  })
}

type OidcMethod = { id: string; accountId?: string }

async function findOidcMethods(
  client: WalletClient,
  parameters: { oidcToken: string; signal: AbortSignal | undefined },
): Promise<readonly OidcMethod[]> {
  const { oidcToken, signal } = parameters
  const methods = await startLogin(client, { lookup: { oidcToken }, signal })
  return methods.filter(({ type }) => type === 'OAUTH')
}

/** A wallet may have an identity at several providers, and only the service can match a token to one of them. */
async function verifyByOne(
  client: WalletClient,
  parameters: {
    methods: readonly OidcMethod[]
    oidcToken: string
    publicKeyHex: string
    signal: AbortSignal | undefined
  },
): Promise<{ session: WalletSession; credentialId: string }> {
  const { methods, ...attempt } = parameters
  for (const { id: credentialId, accountId } of methods) {
    const session = await verifyOidcToken(client, { credentialId, ...attempt }).catch((error: unknown) => {
      if (!isWalletError(error, 'UNAUTHORIZED')) throw error
    })
    // A key of one account must never be stored for another.
    if (session && accountId !== undefined && session.accountId !== accountId) throw unexpected('another account')
    if (session) return { session, credentialId }
  }
  throw new WalletError('OIDC_TOKEN_REFUSED', { httpStatus: 401 })
}

/** On the device's own clock: a relay that states another time keeps no key alive. */
function isFresh(client: WalletClient, { createdAtMs }: PendingOidcKey): boolean {
  const { clock } = client.transport
  const created = recallMoment(clock, createdAtMs)
  return created !== undefined && msSince(clock, created) < parkedMs
}

/** Deletes the keys of abandoned sign-ins. A key that cannot be erased now is too old to be used anyway. */
async function sweepParkedKeys(client: WalletClient): Promise<void> {
  const parked = await listPendingOidcKeys(client.records).catch(() => [])
  const old = parked.filter((key) => !isFresh(client, key))
  await Promise.all(old.map((key) => takePendingOidcKey(client, key).catch(() => undefined)))
}

const claimsSchema = v.object({ nonce: v.string() })

/** Reads the nonce from a copy of a token (RFC 7519 §3), unverified: it is read only to refuse it. */
function readNonce(oidcToken: string): string | undefined {
  const [header, body, signature, ...rest] = oidcToken.split('.')
  if (!header || !body || signature === undefined || rest.length > 0) return undefined
  try {
    const bytes = base64UrlToBytes(body)
    const parsed = v.safeParse(claimsSchema, JSON.parse((bytes && decodeUtf8(bytes)) ?? ''))
    return parsed.success ? parsed.output.nonce : undefined
  } catch {
    return undefined
  }
}
