import { createECDH, createPrivateKey, createPublicKey, ECDH, generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { HpkeKeys } from './hpkeVectors.ts'

/** A P-256 key pair of Node's own cryptography, to check the library with. */
export type NodeKeyPair = {
  privateKey: KeyObject
  publicKey: KeyObject
  /** Uncompressed, 130 hex digits. */
  publicHex: string
}

export function createNodeKeyPair(): NodeKeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { privateKey, publicKey, publicHex: pointOf(publicKey).toString('hex') }
}

/** The pair of a private scalar of 32 bytes. */
export function nodeKeyPairOf(privateHex: string): NodeKeyPair & { jwk: JsonWebKey } {
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(privateHex, 'hex')
  const point = ecdh.getPublicKey()
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: Buffer.from(privateHex, 'hex').toString('base64url'),
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' })
  return { jwk, privateKey, publicKey: createPublicKey(privateKey), publicHex: point.toString('hex') }
}

/** The keys of a published vector. */
export function hpkeKeysOf({ skRm, skSm }: { skRm: string; skSm?: string | undefined }): HpkeKeys {
  return { recipient: nodeKeyPairOf(skRm).jwk, author: skSm === undefined ? undefined : nodeKeyPairOf(skSm).jwk }
}

/** Node's key of a point in hex, compressed or not. */
export function nodePublicKey(pointHex: string): KeyObject {
  const point = ECDH.convertKey(pointHex, 'prime256v1', 'hex', undefined, 'uncompressed') as Buffer
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
}

function pointOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
}
