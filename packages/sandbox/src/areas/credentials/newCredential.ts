import type { SandboxContext, SandboxRequest } from '../../context.ts'
import { invalidInput, ServiceError } from '../../http/responses.ts'
import { userIdOf } from '../../signing/payload.ts'
import type { OauthCredentialRecord, OtpCredentialRecord, PasskeyRecord } from '../../state/records.ts'
import { credentialsOf } from './credential.ts'
import { readOidcToken } from './openid/oidcToken.ts'
import { verifyAttestation } from './passkeys.ts'

type CreateBody = SandboxRequest<'createCredential'>['body']
type BodyOf<type extends CreateBody['type']> = Extract<CreateBody, { type: type }>

type Unnumbered = 'id' | 'accountId' | 'createdAt' | 'updatedAt'
type NewOtp = Omit<OtpCredentialRecord, Unnumbered>
type NewPasskey = Omit<PasskeyRecord, Unnumbered>
type NewOauth = Omit<OauthCredentialRecord, Unnumbered>

/** A credential that may be added, without an id yet. */
export type NewCredential = NewOtp | NewPasskey | NewOauth

/**
 * Checks everything about a new credential, and changes nothing.
 *
 * @throws `ServiceError` 400 for one that exists already or is not allowed, 401 for a stale or forged OpenID token.
 */
export function prepareCredential(context: SandboxContext, parameters: { body: CreateBody }): Promise<NewCredential> {
  const { body } = parameters
  if (body.type === 'PASSKEY') return preparePasskey(context, { body })
  if (body.type === 'OAUTH') return prepareOauth(context, { body })
  return prepareOtp(context, { body })
}

/** Returns the text to sign to add it. */
export function additionOf(credential: NewCredential, parameters: { body: CreateBody }) {
  const { body } = parameters
  const userId = userIdOf(body.accountId)
  const { nickname } = credential
  if (body.type === 'EMAIL_OTP')
    return { type: 'ACTIVITY_TYPE_UPDATE_USER_EMAIL', parameters: { userEmail: nickname, userId } }
  if (body.type === 'SMS_OTP')
    return { type: 'ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER', parameters: { userId, userPhoneNumber: nickname } }
  if (body.type === 'OAUTH') {
    const oauthProviders = [{ oidcToken: body.oidcToken, providerName: nickname }]
    return { type: 'ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS', parameters: { oauthProviders, userId } }
  }
  const { challenge, attestation } = body
  const { transports = [], ...made } = attestation
  const authenticators = [{ attestation: made, authenticatorName: nickname, challenge, transports }]
  return { type: 'ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2', parameters: { authenticators, userId } }
}

async function prepareOtp(
  context: SandboxContext,
  parameters: { body: BodyOf<'EMAIL_OTP' | 'SMS_OTP'> },
): Promise<NewOtp> {
  const { type, accountId } = parameters.body
  if (credentialsOf(context, { accountId }).some((other) => other.type === type))
    throw alreadyExists(type, 'The account has a credential of this type')
  const account = context.state.internalAccounts.get(accountId)
  const customer = context.state.customers.get(account?.customerId ?? '')
  const nickname = type === 'EMAIL_OTP' ? customer?.email : customer?.phoneNumber
  if (typeof nickname !== 'string')
    throw invalidInput([{ field: 'type', message: 'The customer has no address to send codes to', constraint: {} }])
  return { type, nickname, challengedAt: [] }
}

async function preparePasskey(context: SandboxContext, parameters: { body: BodyOf<'PASSKEY'> }): Promise<NewPasskey> {
  const { accountId, nickname, challenge, attestation } = parameters.body
  const made = await verifyAttestation(context, { attestation, challenge }).catch((error: Error) => {
    throw invalidInput([{ field: 'attestation', message: error.message, constraint: {} }])
  })
  // After the last wait, so that nothing happens between these checks and what the caller does next.
  if (context.state.usedChallenges.has(challenge))
    throw invalidInput([{ field: 'challenge', message: 'It was already used', constraint: {} }])
  const passkeys = credentialsOf(context, { accountId }).filter((other) => other.type === 'PASSKEY')
  if (passkeys.some((other) => other.webAuthnId === attestation.credentialId))
    throw alreadyExists('PASSKEY', 'The account has this passkey')
  return { type: 'PASSKEY', nickname, ...made }
}

async function prepareOauth(context: SandboxContext, parameters: { body: BodyOf<'OAUTH'> }): Promise<NewOauth> {
  const { accountId, oidcToken } = parameters.body
  const { identity, nickname } = await readOidcToken(context, { oidcToken })
  const registered = credentialsOf(context, { accountId }).filter((other) => other.type === 'OAUTH')
  if (registered.some((other) => isSame(other.identity, identity)))
    throw invalidInput([{ field: 'oidcToken', message: 'The account has this identity', constraint: {} }])
  return { type: 'OAUTH', nickname, identity }
}

function isSame(one: NewOauth['identity'], other: NewOauth['identity']): boolean {
  return one.issuer === other.issuer && one.audience === other.audience && one.subject === other.subject
}

function alreadyExists(type: CreateBody['type'], message: string): ServiceError {
  return new ServiceError({ status: 400, code: `${type}_CREDENTIAL_ALREADY_EXISTS`, message })
}
