import * as v from 'valibot'
import { call, send } from '../../api/send.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { isWalletError, unexpected, WalletError } from '../../errors/WalletError.ts'
import { openSession } from '../../session/sessionState.ts'
import { readRememberedLogins, rememberLogin } from '../../storage/rememberedLogins.ts'
import { addRememberedPasskeys, readRememberedPasskeys } from '../../storage/rememberedPasskeys.ts'
import { createPasskey } from '../../webauthn/ceremonies.ts'
import { checkPasskeys, readObstacle } from '../../webauthn/checkPasskeys.ts'
import { ceremonyTimeoutMs } from '../../webauthn/runCeremony.ts'
import { resolveRpId, signalUnknownPasskey } from '../../webauthn/signals.ts'
import {
  type AuthMethod,
  createCredential,
  type PasskeyAttestation,
  passkeyNicknameSchema,
} from '../../wire/credentials.ts'
import { beginPasskeyRegistration } from '../../wire/platform.ts'
import { signRequest } from '../signedRequest.ts'
import { withPrompt } from './passkeyPrompt.ts'

/** A passkey that the device created and the service does not have yet. Nothing in it is secret. */
export type MadePasskey = {
  readonly accountId: string
  /** Its name, trimmed. */
  readonly nickname: string
  /** As the platform issued it. */
  readonly challenge: string
  readonly attestation: PasskeyAttestation
  /** The WebAuthn user id that it was created for, base64url. */
  readonly userId: string
}

export type MakePasskeyParameters = { accountId: string; nickname: string; signal?: AbortSignal | undefined }

/** A session that lasts at least this long outlives the prompt, and can sign right after it. */
const promptMs = ceremonyTimeoutMs + 30_000

/**
 * First half of a registration: the device creates a passkey. A user who cannot sign has to sign in before the prompt,
 * so that they do not touch the sensor for nothing.
 *
 * @throws `WalletError` `INVALID_INPUT`: the nickname is empty, longer than 100 characters or contains characters other
 * than letters, numbers, spaces and `. _ - ' ( )`. The user was not asked.
 * @throws `WalletError` `SESSION_REQUIRED` and the like: sign in, then call again.
 * @throws `WalletError` `CANCELLED`: return without an error. `PASSKEY_ALREADY_HERE`: this device has one already. Any
 * other `PASSKEY_` code: say why it does not work here.
 */
export async function makePasskey(client: WalletClient, parameters: MakePasskeyParameters): Promise<MadePasskey> {
  const { accountId, signal } = parameters

  // 1. An invalid name is reported before the prompt.
  const nickname = parseNickname(parameters.nickname)

  return withPrompt(client, {
    feature: 'publickey-credentials-create',
    work: async () => {
      // 2. A user who signs in now continues here; after the prompt they would be prompted twice.
      const { expiresAt } = await client.sessions.use(accountId, { recent: true })
      if (expiresAt.getTime() - client.transport.serverTime.now() < promptMs) throw new WalletError('SESSION_EXPIRED')

      // 3. The platform issues the challenge. A passkey for another site than ours could never sign in here.
      const options = await call(client, beginPasskeyRegistration, { body: { accountId }, signal })
      if (options.rp.id !== resolveRpId(client.passkeys.rpId)) throw new WalletError('PASSKEY_WRONG_SITE')

      // 4. The user is asked.
      const attestation = await createPasskey({ options, clock: client.transport.clock, signal })
      return { accountId, nickname, challenge: options.challenge, attestation, userId: options.user.id }
    },
  })
}

/**
 * Second half: registers the passkey at the service, by a request that the session signs. May be called again with the
 * same passkey when the user has to sign in first.
 *
 * @throws `WalletError` `PASSKEY_CHALLENGE_EXPIRED`: create another passkey. `SESSION_REQUIRED` and the like: sign in,
 * then call again.
 */
export async function registerPasskey(
  client: WalletClient,
  parameters: { made: MadePasskey; signal?: AbortSignal | undefined },
): Promise<AuthMethod> {
  const { made, signal } = parameters
  const { accountId, nickname, challenge, attestation, userId } = made

  // 1. The account's session signs for it.
  const request = { type: 'PASSKEY' as const, accountId, nickname, challenge, attestation }
  const { credentialId, attestationObject } = attestation
  const answer = await signRequest(client, {
    accountId,
    intent: { to: 'add-passkey', credentialId, attestationObject },
    // It could be an attacker's, and would sign in by itself from then on.
    recent: true,
    send: (signing) => send(client.transport, createCredential, { body: request, ...signing }),
    signal,
  }).catch(async (error: unknown) => {
    if (isFinalRefusal(error)) await withdraw(client, made)
    throw error
  })

  // 2. Check that the added passkey is the one that was created.
  const { body } = answer
  if (body.accountId !== accountId || body.type !== 'PASSKEY' || body.credentialId !== credentialId)
    throw unexpected('another credential')

  // 3. This device now offers it.
  const lastUsedAtMs = client.transport.clock.now()
  await rememberLogin(client.records, { credentialId: body.id, accountId, type: 'PASSKEY', nickname, lastUsedAtMs })
  await addRememberedPasskeys(client.records, { accountId, userId })
  return body
}

/**
 * Returns whether the service, or the platform, rejected this passkey for good. A missing response or session does not
 * count.
 */
function isFinalRefusal(error: unknown): boolean {
  if (!isWalletError(error) || error.code === 'PASSKEY_CREDENTIAL_ALREADY_EXISTS') return false
  return error.httpStatus !== undefined && [400, 403, 404, 409].includes(error.httpStatus)
}

/** An unregistered passkey would be offered forever and never work, so the browser is asked to drop it. */
function withdraw(client: WalletClient, { attestation }: MadePasskey): Promise<void> {
  const rpId = resolveRpId(client.passkeys.rpId)
  return signalUnknownPasskey({ rpId, passkeyId: attestation.credentialId })
}

function parseNickname(text: string): string {
  const parsed = v.safeParse(passkeyNicknameSchema, text)
  if (!parsed.success) throw new WalletError('INVALID_INPUT', { details: { errors: [{ field: 'nickname' }] } })
  return parsed.output
}

/** How long a declined offer is not repeated. */
const declinedForMs = 90 * 24 * 60 * 60_000

/**
 * Returns whether to offer a passkey now: a user is signed in, this device can create one, it has none for this
 * account, and the user did not decline in the last 90 days.
 */
export async function shouldOfferPasskey(client: WalletClient, parameters: { accountId: string }): Promise<boolean> {
  const { accountId } = parameters
  await client.sessions.restore().catch(() => {})
  if (openSession(client.sessions.getSnapshot())?.accountId !== accountId) return false
  const remembered = await readRememberedLogins(client.records)
  if (remembered.some((login) => login.accountId === accountId && login.type === 'PASSKEY')) return false
  const { declinedAtMs } = await readRememberedPasskeys(client.records, { accountId })
  // A clock that was set since does not count: the offer would be declined forever.
  const declinedAgoMs = Math.abs(client.transport.clock.now() - (declinedAtMs ?? Number.NEGATIVE_INFINITY))
  if (declinedAgoMs < declinedForMs) return false
  if (readObstacle('publickey-credentials-create')) return false
  const { obstacle, builtIn } = await checkPasskeys()
  return !obstacle && builtIn
}

/** Remembers that the user declined a passkey for this account on this device. */
export async function declinePasskey(client: WalletClient, parameters: { accountId: string }): Promise<void> {
  const declinedAtMs = client.transport.clock.now()
  await addRememberedPasskeys(client.records, { ...parameters, declinedAtMs })
}
