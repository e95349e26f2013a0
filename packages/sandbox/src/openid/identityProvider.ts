import type { IssueTokenParameters, Sandbox } from '../sandbox.ts'

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

/** The key that verifies its signatures. */
export const identityPublicKey = publicPart

/** An OpenID provider without pages: it signs a token for any requested subject. */
export function createIdentityProvider(parameters: { now(): number }): Sandbox['identityProvider'] {
  const issueToken = async (token: IssueTokenParameters): Promise<string> => {
    const { SignJWT } = await import('jose')
    const { subject, email, audience, nonce, issuedAt = new Date(parameters.now()), lifetimeSeconds = 300 } = token
    const issuedAtSeconds = Math.floor(issuedAt.getTime() / 1000)
    return new SignJWT({ email, ...(nonce !== undefined && { nonce }) })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
      .setIssuer(sandboxIssuer)
      .setAudience(audience)
      .setSubject(subject)
      .setIssuedAt(issuedAtSeconds)
      .setExpirationTime(issuedAtSeconds + lifetimeSeconds)
      .sign(identityPrivateKey)
  }
  return { issuer: sandboxIssuer, issueToken }
}
