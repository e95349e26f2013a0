import { Hono } from 'hono'
import type { IssueTokenParameters, Sandbox } from '../../../sandbox.ts'

/** The issuer of the tokens of the sandbox's own identity provider. */
export const sandboxIssuer = 'https://identity.sandbox.example'

/**
 * SHA-256 of `countersign sandbox identity key v1`, as a P-256 key (RFC 7518 §6.2). It is public, like every key of the
 * sandbox: elsewhere, trusting this issuer lets anyone sign in.
 */
const identityPrivateKey = {
  kty: 'EC',
  crv: 'P-256',
  d: '47oiKvlcWLfJYm2toQ6-cQlPV5spT8a5qmf12TkOXuA',
  x: 'rJODYQ02-ixEvC-zlCOqpB36F3Xtuv0becEcidHIT4Q',
  y: 'wm4lPeBXLvfWalrt2WGbexccNAQKN8qRqtHFPBQmEj8',
} as const

const { d: _, ...publicPart } = identityPrivateKey

/** Which of the provider's keys a token is signed with: the thumbprint of the key (RFC 7638). */
const keyId = '9QGVgcPa5KKObOvz-url5ttgUiWkqNI5nk4h9TC9Ang'

/** The key that verifies its signatures (RFC 7517 §4). */
export const identityPublicKey = { ...publicPart, kid: keyId, alg: 'ES256', use: 'sig' } as const

/** Serves what clients read about the provider (OpenID Connect Discovery §4). Its sign-in page is the platform's own. */
export function createIdentityPages(): Hono {
  const pages = new Hono()
  pages.get('/.well-known/openid-configuration', (c) =>
    c.json({
      issuer: sandboxIssuer,
      jwks_uri: `${new URL(c.req.url).origin}/.well-known/jwks.json`,
      response_types_supported: ['id_token'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
    }),
  )
  pages.get('/.well-known/jwks.json', (c) => c.json({ keys: [identityPublicKey] }))
  return pages
}

/** An OpenID provider without pages: it signs a token for any requested subject. */
export function createIdentityProvider(parameters: { now(): number }): Sandbox['identityProvider'] {
  const issueToken = async (token: IssueTokenParameters): Promise<string> => {
    const { SignJWT } = await import('jose')
    const { subject, email, audience, nonce, issuedAt = new Date(parameters.now()), lifetimeSeconds = 300 } = token
    const issuedAtSeconds = Math.floor(issuedAt.getTime() / 1000)
    return new SignJWT({ email, ...(nonce !== undefined && { nonce }) })
      .setProtectedHeader({ alg: 'ES256', kid: keyId, typ: 'JWT' })
      .setIssuer(sandboxIssuer)
      .setAudience(audience)
      .setSubject(subject)
      .setIssuedAt(issuedAtSeconds)
      .setExpirationTime(issuedAtSeconds + lifetimeSeconds)
      .sign(identityPrivateKey)
  }
  return { issuer: sandboxIssuer, issueToken }
}
