import * as v from 'valibot'
import type { SandboxContext } from '../../../context.ts'
import { bytesToHex, textToBytes } from '../../../crypto/encoding.ts'
import { invalidInput, unauthorized } from '../../../http/responses.ts'
import type { OidcIdentity } from '../../../state/records.ts'
import { identityPublicKey, sandboxIssuer } from './identityProvider.ts'

const freshSeconds = 60
const skewSeconds = 5

const textSchema = v.pipe(v.string(), v.minLength(1))
/** The claims that are read of an ID token (OpenID Connect Core §2). */
const idTokenSchema = v.object({
  iss: textSchema,
  sub: textSchema,
  aud: v.union([
    textSchema,
    v.pipe(
      v.tuple([textSchema]),
      v.transform(([audience]) => audience),
    ),
  ]),
  iat: v.number(),
  exp: v.number(),
  nonce: v.optional(v.string()),
  email: v.optional(v.string()),
})
type IdToken = v.InferOutput<typeof idTokenSchema>

/**
 * Reads an ID token and checks that it is of a supported issuer, fresh and, for the sandbox's own provider, signed.
 *
 * @throws `ServiceError` `INVALID_INPUT` for text that is not an ID token or is of an unsupported issuer, 401 for a
 * stale or a forged one.
 */
export async function readOidcToken(
  context: SandboxContext,
  parameters: { oidcToken: string },
): Promise<{ identity: OidcIdentity; nickname: string; nonce: string | undefined }> {
  const { oidcToken } = parameters
  const { iss: issuer, aud: audience, sub: subject, iat, exp, email, nonce } = await parseToken(oidcToken)
  if (issuer !== sandboxIssuer && !context.settings.oidcIssuers.includes(issuer))
    throw invalidToken('The issuer is not supported')
  if (issuer === sandboxIssuer) await requireSignature(oidcToken)
  const now = context.now() / 1000
  if (exp <= now) throw unauthorized('The token is expired')
  if (iat > now + skewSeconds) throw unauthorized('The token was issued in the future')
  if (iat < now - freshSeconds - skewSeconds) throw unauthorized('The token was issued more than 60 seconds ago')
  return { identity: { issuer, audience, subject }, nickname: email ?? subject, nonce }
}

/** @throws `ServiceError` 401 when the token was not requested with this key. */
export async function requireNonce(nonce: string | undefined, parameters: { clientPublicKey: string }): Promise<void> {
  const digest = await crypto.subtle.digest('SHA-256', textToBytes(parameters.clientPublicKey))
  if (nonce !== bytesToHex(new Uint8Array(digest)))
    throw unauthorized('The nonce of the token is not the SHA-256 of clientPublicKey')
}

async function parseToken(oidcToken: string): Promise<IdToken> {
  const { decodeJwt } = await import('jose')
  try {
    return v.parse(idTokenSchema, decodeJwt(oidcToken))
  } catch {
    throw invalidToken('Not an ID token with iss, aud, sub, iat and exp')
  }
}

async function requireSignature(oidcToken: string): Promise<void> {
  const { compactVerify } = await import('jose')
  await compactVerify(oidcToken, identityPublicKey, { algorithms: ['ES256'] }).catch(() => {
    throw unauthorized('The signature of the token does not verify')
  })
}

function invalidToken(message: string) {
  return invalidInput([{ field: 'oidcToken', message, constraint: {} }])
}
