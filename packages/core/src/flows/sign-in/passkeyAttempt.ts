import { challengePasskey, verifyPasskey } from '../../api/credentials.ts'
import { startLogin } from '../../api/platform.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { isWalletError, unexpected, WalletError } from '../../errors/WalletError.ts'
import type { SessionInfo } from '../../session/sessionState.ts'
import { type RememberedLogin, readRememberedLogins } from '../../storage/rememberedLogins.ts'
import { addRememberedPasskeys } from '../../storage/rememberedPasskeys.ts'
import { resolveRpId, signalUnknownPasskey } from '../../webauthn/signals.ts'
import type { PasskeyAssertion, PasskeyChallengeResponse } from '../../wire/credentials.ts'
import { acceptSessionKey, type ClientKey, createClientKey } from '../session/sessionKey.ts'

/** The passkey that signs in, and how the platform learns whose it is. */
export type KnownPasskey = {
  /** The `AuthMethod:…` id. */
  readonly credentialId: string
  /** For a passkey that only this device remembers. */
  readonly remembered?: RememberedLogin | undefined
}

/** A passkey as the caller names it, if at all. */
export type NamedPasskey = { readonly [field in keyof KnownPasskey]?: KnownPasskey[field] | undefined }

/** Returns the passkey that the caller named, or else the one that was used last on this device. */
export async function findPasskey(client: WalletClient, named: NamedPasskey): Promise<KnownPasskey | undefined> {
  const { credentialId, remembered } = named
  if (credentialId !== undefined || remembered)
    return { credentialId: credentialId ?? remembered?.credentialId ?? '', remembered }
  const last = (await readRememberedLogins(client.records)).find(({ type }) => type === 'PASSKEY')
  return last && { credentialId: last.credentialId, remembered: last }
}

/** A fresh key, and the challenge that a passkey has to sign to open a session for it. */
export type PasskeyAttempt = {
  readonly credentialId: string
  readonly key: ClientKey
  readonly challenge: PasskeyChallengeResponse
}

/** Returns what the browser needs to prompt for the passkey of an attempt. */
export function toRequest(client: WalletClient, { challenge }: PasskeyAttempt) {
  return { challenge: challenge.challenge, passkeyId: challenge.credentialId, rpId: client.passkeys.rpId }
}

/** Returns how long the challenge of an attempt is valid, on the service's time. */
export function timeLeftMs(client: WalletClient, { challenge }: PasskeyAttempt): number {
  return challenge.expiresAt.getTime() - client.transport.serverTime.now()
}

/**
 * Creates a key and requests the challenge that the passkey has to sign for it. A user known to the platform needs one
 * call. A remembered passkey needs a login ticket first, unless a session of its account was open on this page: then
 * the platform most likely still knows the user, and the ticket is requested only if it does not.
 */
export async function beginPasskeyLogin(
  client: WalletClient,
  parameters: KnownPasskey & { signal?: AbortSignal | undefined },
): Promise<PasskeyAttempt> {
  const { credentialId, remembered, signal } = parameters
  const key = await createClientKey(client)
  const ask = () => challengePasskey(client, { credentialId, publicKeyHex: key.publicKeyHex, signal })
  const isStranger = remembered && !wasHere(client, remembered)
  if (isStranger) await askForTicket(client, parameters)
  const challenge = await ask().catch(async (error: unknown) => {
    // Unknown, or not a passkey of the user who is signed in at the platform.
    if (isWalletError(error) && error.httpStatus === 404) throw new WalletError('PASSKEY_REJECTED', { httpStatus: 404 })
    if (isStranger || !isUnknownPerson(error)) throw error
    await askForTicket(client, parameters)
    return ask()
  })
  // For a passkey that no longer exists the platform invents a challenge, so that its absence is not revealed. No
  // authenticator could answer it.
  if (remembered && challenge.accountId !== remembered.accountId) throw new WalletError('PASSKEY_REJECTED')
  return { credentialId, key, challenge }
}

/** Returns whether the platform does not, or no longer, know the user. */
function isUnknownPerson(error: unknown): boolean {
  return isWalletError(error, 'SIGN_IN_REQUIRED') || isWalletError(error, 'LOGIN_TICKET_REQUIRED')
}

function wasHere(client: WalletClient, { accountId }: RememberedLogin): boolean {
  const state = client.sessions.getSnapshot()
  return 'session' in state && state.session.accountId === accountId
}

async function askForTicket(
  client: WalletClient,
  parameters: { credentialId: string; signal?: AbortSignal | undefined },
): Promise<void> {
  const { credentialId, signal } = parameters
  const methods = await startLogin(client, { lookup: { credentialId }, signal })
  // An unknown user gets a response of the same shape with invented methods.
  if (!methods.some(({ id }) => id === credentialId)) throw new WalletError('PASSKEY_REJECTED')
}

/** Ends the sign-in: the service verifies, the session is checked, and only then the key is stored. */
export async function confirmPasskeyLogin(
  client: WalletClient,
  parameters: { attempt: PasskeyAttempt; assertion: PasskeyAssertion; signal?: AbortSignal | undefined },
): Promise<SessionInfo> {
  const { attempt, assertion, signal } = parameters
  const { credentialId, key, challenge } = attempt
  const { requestId } = challenge
  const session = await verifyPasskey(client, { credentialId, assertion, requestId, signal }).catch(
    async (error: unknown) => {
      throw await toRejectionError(client, { error, challenge })
    },
  )

  // A key of one account must never be stored for another.
  if (session.accountId !== challenge.accountId) throw unexpected('another account')

  const signingKey = await acceptSessionKey({ key, session })
  const sentTo = session.nickname
  const info = await client.sessions.start({ session, key: signingKey, credentialId, sentTo })
  // If the passkey came from another device, this is how its user becomes known here.
  const { userHandle: userId } = assertion
  if (userId) await addRememberedPasskeys(client.records, { accountId: info.accountId, userId })
  return info
}

/** The service has one code for every proof that it does not accept. */
async function toRejectionError(
  client: WalletClient,
  parameters: { error: unknown; challenge: PasskeyChallengeResponse },
): Promise<unknown> {
  const { error, challenge } = parameters
  if (!isWalletError(error) || isUnknownPerson(error)) return error
  if (error.httpStatus !== 401 && error.httpStatus !== 404) return error
  // It had a challenge a moment ago, so it belongs to this user: it was removed in between.
  if (error.httpStatus === 404)
    await signalUnknownPasskey({ rpId: resolveRpId(client.passkeys.rpId), passkeyId: challenge.credentialId })
  return new WalletError('PASSKEY_REJECTED', { httpStatus: error.httpStatus })
}
