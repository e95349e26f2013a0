import { bytesToBase64url, textToBytes } from './encoding.ts'
import { signWithQuorumKey } from './quorumKey.ts'

export type VerificationClaims = {
  id: string
  type: 'EMAIL_OTP' | 'SMS_OTP'
  contact: string
  organizationId: string
  publicKeyHex: string
  /** Milliseconds since epoch. */
  expiresAt: number
}

/** The payload of an OTP login: a compact JWT (RFC 7519), signed by the quorum key. All claims are strings. */
export async function createVerificationToken(claims: VerificationClaims): Promise<string> {
  const header = encodePart({ alg: 'ES256', typ: 'JWT' })
  const body = encodePart({
    id: claims.id,
    verification_type: claims.type === 'EMAIL_OTP' ? 'OTP_TYPE_EMAIL' : 'OTP_TYPE_SMS',
    contact: claims.contact,
    organization_id: claims.organizationId,
    public_key: claims.publicKeyHex,
    exp: String(claims.expiresAt),
  })
  const signature = await signWithQuorumKey(textToBytes(`${header}.${body}`))
  return `${header}.${body}.${bytesToBase64url(signature)}`
}

function encodePart(part: Record<string, string>): string {
  return bytesToBase64url(textToBytes(JSON.stringify(part)))
}
