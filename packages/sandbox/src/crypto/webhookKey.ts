import { p1363ToDer } from './der.ts'

/**
 * The key that signs the sandbox's webhooks, as PEM (SPKI, RFC 5280 §4.1.2.7): the form in which a dashboard shows it.
 *
 * ITS PRIVATE HALF IS PUBLIC: it stands a few lines below and is SHA-256 of a fixed label. Trust it in development and
 * in tests only.
 */
export const sandboxWebhookPublicKeyPem = `-----BEGIN PUBLIC KEY-----
MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEgYghD87X4yvmj0AZg+5uMwvItfKP
Q0aVigcI/mYK2np2XvpgP45C/HXSvFy9u78o2K0/2/xNtNRmWTJZ2gUdrA==
-----END PUBLIC KEY-----
`

/** SHA-256 of `countersign sandbox webhook key v1`, as a P-256 key (RFC 7518 §6.2). */
const webhookPrivateKey = {
  kty: 'EC',
  crv: 'P-256',
  d: '37yPXpaoL8EFtCQNPP0yw2MZIWYWa0UPl8FfTea-JEA',
  x: 'gYghD87X4yvmj0AZg-5uMwvItfKPQ0aVigcI_mYK2no',
  y: 'dl76YD-OQvx10rxcvbu_KNitP9v8TbTUZlkyWdoFHaw',
} as const

/** Signs the bytes of a webhook's body. Returns strict DER. */
export async function signWithWebhookKey(message: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('jwk', webhookPrivateKey, { name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'sign',
  ])
  return p1363ToDer(new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, message)))
}
