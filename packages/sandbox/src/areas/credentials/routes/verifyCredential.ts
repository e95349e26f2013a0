import type { Route, SandboxContext, SandboxRequest } from '../../../context.ts'
import type { RouteResponse } from '../../../http/responses.ts'
import { invalidInput, unauthorized } from '../../../http/responses.ts'
import { requireClientPublicKey } from '../../../http/validation.ts'
import type { CredentialRecord, OauthCredentialRecord, OidcIdentity } from '../../../state/records.ts'
import { findCredential } from '../credential.ts'
import { readOidcToken, requireNonce } from '../openid/oidcToken.ts'
import { openSession } from '../openSession.ts'
import { verifyOtp } from './verifyOtp.ts'
import { verifyPasskey } from './verifyPasskey.ts'

export type VerifyRequest = SandboxRequest<'verifyCredential'>
type BodyOf<type extends VerifyRequest['body']['type']> = Extract<VerifyRequest['body'], { type: type }>

/** Turns what a credential can prove into a session. */
export const verifyCredential: Route<'verifyCredential'> = (context, request) => {
  const credential = findCredential(context, { id: request.params.credentialId })
  const { body } = request
  if (credential.type === 'PASSKEY' && body.type === 'PASSKEY')
    return verifyPasskey(context, { request, credential, assertion: body.assertion })
  if (credential.type === 'OAUTH' && body.type === 'OAUTH') return verifyOidcToken(context, { credential, body })
  if (credential.type === 'EMAIL_OTP' && body.type === 'EMAIL_OTP')
    return verifyOtp(context, { request, credential, encryptedOtpBundle: body.encryptedOtpBundle })
  if (credential.type === 'SMS_OTP' && body.type === 'SMS_OTP')
    return verifyOtp(context, { request, credential, encryptedOtpBundle: body.encryptedOtpBundle })
  throw wrongType(credential)
}

function wrongType(credential: CredentialRecord) {
  const constraint = { enum: [credential.type] }
  return invalidInput([{ field: 'type', message: "Expected the credential's own type", constraint }])
}

/** One call: the token names the user, its nonce the key. */
async function verifyOidcToken(
  context: SandboxContext,
  parameters: { credential: OauthCredentialRecord; body: BodyOf<'OAUTH'> },
): Promise<RouteResponse> {
  const { credential, body } = parameters
  const { oidcToken, clientPublicKey } = body
  requireClientPublicKey(clientPublicKey)
  const { identity, nonce } = await readOidcToken(context, { oidcToken })
  requireSameIdentity(identity, { registered: credential.identity })
  await requireNonce(nonce, { clientPublicKey })
  const { id: credentialId, accountId, type, nickname } = credential
  return { status: 200, body: await openSession(context, { credentialId, accountId, type, nickname, clientPublicKey }) }
}

function requireSameIdentity(identity: OidcIdentity, parameters: { registered: OidcIdentity }): void {
  const { registered } = parameters
  for (const part of ['issuer', 'audience', 'subject'] as const)
    if (identity[part] !== registered[part]) throw unauthorized(`The ${part} of the token is not the registered one`)
}
