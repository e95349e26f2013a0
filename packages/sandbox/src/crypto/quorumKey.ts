/**
 * Uncompressed hex of the key that signs the sandbox's target bundles and verification tokens.
 *
 * ITS PRIVATE HALF IS PUBLIC: it is a few lines below and is SHA-256 of a fixed label. Pin it in development and in
 * tests; pinned in production, it lets anyone sign.
 */
export const sandboxQuorumPublicKeyHex =
  '040b90acf4de4c8958cfb0d489b5d979cedef70f79261d99e39659077056624d1c22e400683a2be936133b2f76516111270dc963085f5aba127100fbe3efe5adf8'

/** SHA-256 of `countersign sandbox quorum key v1`, as a P-256 key (RFC 7518 §6.2). */
const quorumPrivateKey = {
  kty: 'EC',
  crv: 'P-256',
  d: 'B4gCltTNziaf6LP6OYjnQWW2TBxR9AbBCXw5OKCAafY',
  x: 'C5Cs9N5MiVjPsNSJtdl5zt73D3kmHZnjllkHcFZiTRw',
  y: 'IuQAaDor6TYTOy92UWERJw3JYwhfWroScQD74-_lrfg',
} as const

/** Signs bytes with the quorum key. Returns r and s, 32 bytes each (IEEE P1363). */
export async function signWithQuorumKey(message: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('jwk', quorumPrivateKey, { name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'sign',
  ])
  return new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, message))
}
