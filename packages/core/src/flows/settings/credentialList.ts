import { listCredentials } from '../../api/credentials.ts'
import { send } from '../../api/send.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import type { SigningIntent } from '../../crypto/payload/payloadIntent.ts'
import { isWalletError, unexpected, WalletError } from '../../errors/WalletError.ts'
import { openSession } from '../../session/sessionState.ts'
import { forgetLogin, readRememberedLogins } from '../../storage/rememberedLogins.ts'
import {
  type AuthMethod,
  type CredentialCreateRequest,
  createCredential,
  deleteCredential,
} from '../../wire/credentials.ts'
import type { OtpChallenge } from '../sign-in/otpChallenge.ts'
import { toOtpChallenge } from '../sign-in/otpLogin.ts'
import { reportAcceptedPasskeys } from '../sign-in/passkeySignals.ts'
import { signRequest } from '../signedRequest.ts'
import { readContact } from './contactChange.ts'

/** A sign-in method of the wallet, with what this browser remembers of it. */
export type CredentialItem = AuthMethod & {
  /** When it was last used in this browser; the use in other browsers is not known. */
  lastUsedAt?: Date | undefined
  /** Whether it opened the session of this page. */
  current: boolean
}

type OfAccount = { accountId: string; signal?: AbortSignal | undefined }

/** Returns the sign-in methods of one account, with what this browser remembers of them. */
export async function listCredentialItems(
  client: WalletClient,
  parameters: OfAccount,
): Promise<readonly CredentialItem[]> {
  const [methods, remembered] = await Promise.all([
    listCredentials(client, parameters),
    readRememberedLogins(client.records),
    client.sessions.restore().catch(() => {}),
  ])
  void reportAcceptedPasskeys(client, { accountId: parameters.accountId, methods })
  const open = openSession(client.sessions.getSnapshot())
  const current = open?.accountId === parameters.accountId ? open.credentialId : undefined
  return methods.map((method): CredentialItem => {
    const login = remembered.find(({ credentialId }) => credentialId === method.id)
    return { ...method, current: method.id === current, lastUsedAt: login && new Date(login.lastUsedAtMs) }
  })
}

/** The credential to add. A passkey is added by its own journey. */
export type NewCredential =
  | { type: 'add-email-otp' }
  | { type: 'add-sms-otp' }
  /** A fresh token of the provider, at most a minute old. */
  | { type: 'add-oauth'; oidcToken: string }

export type AddedCredential = {
  credential: AuthMethod
  /** A code is on its way to verify the address or number: have it typed. */
  challenge?: OtpChallenge
}

/**
 * Adds a sign-in method: a code to the customer's own address or number, or an identity of an OpenID provider.
 *
 * @throws `WalletError` `EMAIL_OTP_CREDENTIAL_ALREADY_EXISTS` or `SMS_OTP_CREDENTIAL_ALREADY_EXISTS`: there is one.
 * @throws `WalletError` `OIDC_TOKEN_REFUSED`: it is too old or not the provider's; get a new one.
 * @throws `WalletError` `INVALID_INPUT` with the field in `details.errors`: the customer has no such address or number.
 */
export async function addCredential(
  client: WalletClient,
  parameters: OfAccount & { add: NewCredential },
): Promise<AddedCredential> {
  const { accountId, add, signal } = parameters

  // 1. The code goes to the customer's own address, so only that may be signed.
  const { request, intent } = await describe(client, { accountId, add, signal })

  // 2. Signed by a session of an existing method. A code is sent with the second leg.
  const { body } = await signRequest(client, {
    accountId,
    intent,
    // An attacker's account would sign in by itself from then on. A code only goes where the customer reads it already.
    recent: add.type === 'add-oauth',
    signal,
    send: (signing) =>
      send(client.transport, createCredential, { body: request, ...signing }).catch((error: unknown) => {
        throw toRefusalError(error, { request })
      }),
  })
  if (body.accountId !== accountId) throw unexpected('another account')

  const { otpEncryptionTargetBundle: targetBundle, ...credential } = body
  const { type } = request
  if (targetBundle === undefined || (type !== 'EMAIL_OTP' && type !== 'SMS_OTP')) return { credential }
  // The code itself is typed in the login, as after any other challenge.
  return { credential, challenge: toOtpChallenge(client, { credential, type, targetBundle }) }
}

async function describe(
  client: WalletClient,
  { accountId, add, signal }: OfAccount & { add: NewCredential },
): Promise<{ request: CredentialCreateRequest; intent: SigningIntent }> {
  if (add.type === 'add-oauth') {
    const { oidcToken } = add
    return { request: { type: 'OAUTH', accountId, oidcToken }, intent: { to: 'add-oauth', oidcToken } }
  }
  const { email, phoneNumber } = await readContact(client, { accountId, signal })
  if (add.type === 'add-email-otp' && email !== undefined)
    return { request: { type: 'EMAIL_OTP', accountId }, intent: { to: 'add-email-otp', email } }
  if (add.type === 'add-sms-otp' && phoneNumber !== undefined)
    return { request: { type: 'SMS_OTP', accountId }, intent: { to: 'add-sms-otp', phoneNumber } }
  const field = add.type === 'add-email-otp' ? 'email' : 'phoneNumber'
  throw new WalletError('INVALID_INPUT', { message: `no ${field}`, details: { errors: [{ field }] } })
}

/** A refusal here without a code of its own concerns the token: the session is not checked before the second leg. */
function toRefusalError(error: unknown, { request }: { request: CredentialCreateRequest }): unknown {
  if (request.type !== 'OAUTH' || !isWalletError(error, 'UNAUTHORIZED')) return error
  return new WalletError('OIDC_TOKEN_REFUSED', { httpStatus: error.httpStatus })
}

/**
 * Removes a sign-in method, and with it all of its sessions. Signed by a session of another one. One that is already
 * gone counts as removed.
 *
 * @throws `WalletError` `OTHER_CREDENTIAL_REQUIRED`: sign in with one of `details.credentialIds`, then call again.
 * @throws `WalletError` `LAST_CREDENTIAL`: it stays; add another one first.
 */
export async function removeCredential(
  client: WalletClient,
  parameters: OfAccount & { credentialId: string },
): Promise<void> {
  const { accountId, credentialId, signal } = parameters

  // 1. Which other method could sign? Checked before a request is sent that would only be refused.
  const methods = await listCredentials(client, { accountId, signal })
  const removed = methods.find(({ id }) => id === credentialId)
  const others = methods.filter(({ id }) => id !== credentialId).map(({ id }) => id)
  if (removed) {
    if (others.length === 0) throw new WalletError('LAST_CREDENTIAL')
    await expectOther(client, { accountId, credentialId, others })

    // 2. Signed by the session of another one.
    await signRequest(client, {
      accountId,
      intent: { to: 'remove-credential', type: removed.type },
      signal,
      send: (signing) => send(client.transport, deleteCredential, { path: { credentialId }, ...signing }),
    }).catch((error: unknown) => {
      // 404: another device was faster. 400 has this one reason: all others were removed meanwhile.
      if (isWalletError(error) && error.httpStatus === 404) return
      if (isWalletError(error, 'INVALID_INPUT') && error.httpStatus === 400)
        throw new WalletError('LAST_CREDENTIAL', { httpStatus: 400 })
      throw error
    })
  }

  // 3. It can no longer open a session, neither here nor in another tab that signed in by it meanwhile. A remembered
  // login that stays behind is no reason to call a finished removal failed.
  await forgetLogin(client.records, { credentialId }).catch(() => {})
  const open = await client.sessions.use(accountId).catch(() => undefined)
  if (open?.credentialId === credentialId) await client.sessions.markOver(open, 'revoked')
}

/** Also checked without a session: a user who signs in by the method to be removed would have to sign in twice. */
async function expectOther(
  client: WalletClient,
  parameters: { accountId: string; credentialId: string; others: readonly string[] },
): Promise<void> {
  const { accountId, credentialId, others: credentialIds } = parameters
  const open = await client.sessions.use(accountId).catch(() => undefined)
  if (!open || open.credentialId === credentialId)
    throw new WalletError('OTHER_CREDENTIAL_REQUIRED', { details: { credentialIds } })
}
