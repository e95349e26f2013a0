import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

/**
 * Does what a hostile relay would do to read the code: puts its own key into the bundle and signs that with another key
 * of its own. Every signature in it is valid; only the signer is unknown to the browser.
 */
export function tamperBundle(bundle: string): string {
  const outer = JSON.parse(bundle) as Record<string, unknown>
  const signer = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const recipient = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const data = Buffer.from(JSON.stringify({ targetPublic: uncompressedHex(recipient.publicKey) }))
  return JSON.stringify({
    ...outer,
    data: data.toString('hex'),
    dataSignature: sign('sha256', data, { key: signer.privateKey, dsaEncoding: 'der' }).toString('hex'),
    enclaveQuorumPublic: uncompressedHex(signer.publicKey),
  })
}

/** `04` and both coordinates (SEC 1 §2.3.3). */
function uncompressedHex(key: KeyObject): string {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return `04${Buffer.from(x, 'base64url').toString('hex')}${Buffer.from(y, 'base64url').toString('hex')}`
}
