import { verify } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { encodeBase58Check } from '../../../test/crypto/base58check.ts'
import { curveOrder } from '../../../test/crypto/der.ts'
import { nodeKeyPairOf, nodePublicKey } from '../../../test/crypto/keys.ts'
import { compressed, sealingKeyOf, sealTo } from '../../../test/crypto/sealed.ts'
import { readWireVectors } from '../../../test/vectors.ts'
import { createSealingKey } from '../sealingKey.ts'
import { signToDer } from '../signatures.ts'
import { readSessionBundle } from './readSessionBundle.ts'

const key = await createSealingKey()
const encode = encodeBase58Check

const scalarHex = 'b9b33d5c200b3c534efa689fabe355761927f1706c4091d6b9eecf9a96937912'
const seal = (hex: string) => sealTo(key.publicKeyHex, Buffer.from(hex, 'hex'))
const bundle = async (hex = scalarHex) => {
  const { encHex, ciphertextHex } = await seal(hex)
  return Buffer.concat([compressed(encHex), Buffer.from(ciphertextHex, 'hex')])
}
const read = (sessionBundle: string) => readSessionBundle({ key, sessionBundle })
const invalid = (reason: string) => ({ code: 'SESSION_BUNDLE_INVALID', details: { reason } })

test('the key that the service made signs, and never leaves the browser', async () => {
  const { privateKey, publicKeyHex } = await read(encode(await bundle()))

  const expected = nodeKeyPairOf(scalarHex).publicHex
  expect(publicKeyHex).toBe(compressed(expected).toString('hex'))
  expect([privateKey.extractable, privateKey.usages]).toEqual([false, ['sign']])
  for (const format of ['pkcs8', 'jwk', 'raw'] as const)
    await expect(crypto.subtle.exportKey(format, privateKey)).rejects.toThrow()
  const message = new TextEncoder().encode('payload')
  expect(verify('sha256', message, nodePublicKey(expected), await signToDer(privateKey, message))).toBe(true)
})

test('the bytes of the key are wiped, also when they are refused', async () => {
  const importKey = vi.spyOn(crypto.subtle, 'importKey')
  const decrypt = vi.spyOn(crypto.subtle, 'decrypt')
  await read(encode(await bundle()))
  await expect(read(encode(await bundle('ff'.repeat(32))))).rejects.toMatchObject(invalid('no-key'))

  const pkcs8 = importKey.mock.calls.find(([format]) => format === 'pkcs8')?.[1] as Uint8Array
  const opened = await Promise.all(decrypt.mock.results.map(({ value }) => value as Promise<ArrayBuffer>))
  expect([pkcs8.length, ...opened.map(({ byteLength }) => byteLength)]).toEqual([138, 32, 32])
  for (const bytes of [pkcs8, ...opened.map((buffer) => new Uint8Array(buffer))])
    expect(bytes.every((byte) => byte === 0)).toBe(true)
})

test.each([1n, 2n, curveOrder - 1n, 1n << 255n])('the scalar %i of the range is a key', async (scalar) => {
  const { publicKeyHex } = await read(encode(await bundle(scalar.toString(16).padStart(64, '0'))))
  const expected = nodeKeyPairOf(scalar.toString(16).padStart(64, '0')).publicHex
  expect(publicKeyHex).toBe(compressed(expected).toString('hex'))
})

test.each([
  ['0', '00'.repeat(32)],
  ['the order', curveOrder.toString(16)],
  ['beyond the order', 'ff'.repeat(32)],
  ['31 bytes', scalarHex.slice(2)],
  ['33 bytes', `00${scalarHex}`],
  ['nothing', ''],
])('a scalar that is %s is not a key', async (_name, hex) => {
  await expect(read(encode(await bundle(hex)))).rejects.toMatchObject(invalid('no-key'))
})

test('every altered character is found by the checksum', async () => {
  const text = encode(await bundle())
  for (let index = 0; index < text.length; index += 7) {
    const other = text[index] === 'z' ? 'y' : 'z'
    await expect(read(text.slice(0, index) + other + text.slice(index + 1))).rejects.toMatchObject(invalid('malformed'))
  }
})

test('a text that is not a bundle is refused', async () => {
  const genuine = await bundle()
  for (const text of [
    '',
    '1',
    '1111',
    ' ',
    `${encode(genuine)} `,
    `1${encode(genuine)}`,
    encode(genuine).slice(0, -1),
    encode(genuine, Buffer.alloc(4)),
    encode(genuine.subarray(0, 33)),
    encode(Buffer.alloc(0)),
    `0${encode(genuine).slice(1)}`,
    `O${encode(genuine).slice(1)}`,
    `l${encode(genuine).slice(1)}`,
    'z'.repeat(513),
    'z'.repeat(1_000_000),
    genuine.toString('base64'),
    genuine.toString('hex'),
  ])
    await expect(read(text), text.slice(0, 40)).rejects.toMatchObject(invalid('malformed'))
})

test('a point that is not compressed or not on the curve is refused', async () => {
  const genuine = await bundle()
  const heads = ['00', '04', '05', '06'].map((prefix) =>
    Buffer.concat([Buffer.from(prefix, 'hex'), genuine.subarray(1)]),
  )
  // No point of the curve has this x (Wycheproof's choice of twist).
  const offCurve = Buffer.concat([
    Buffer.from(`02fd4bf61763b46581fd9174d623516cf3c81edd40e29ffa2777fb6cb0ae3ce535`, 'hex'),
    genuine.subarray(33),
  ])
  for (const altered of [...heads, offCurve])
    await expect(read(encode(altered))).rejects.toMatchObject(invalid('point-invalid'))
})

test('a bundle that was encrypted to another key or altered is not decrypted', async () => {
  const genuine = await bundle()
  const altered = Buffer.from(genuine)
  altered[40] = (altered[40] ?? 0) ^ 1
  const mirrored = Buffer.from(genuine)
  mirrored[0] = genuine[0] === 2 ? 3 : 2
  for (const other of [altered, mirrored, genuine.subarray(0, -1)])
    await expect(read(encode(other))).rejects.toMatchObject(invalid('not-openable'))
  const elsewhere = readSessionBundle({ key: await createSealingKey(), sessionBundle: encode(genuine) })
  await expect(elsewhere).rejects.toMatchObject(invalid('not-openable'))
})

test('the published bundle decrypts to its key (published vectors)', async () => {
  const vector = readWireVectors().sessionBundle
  const session = await readSessionBundle({
    key: await sealingKeyOf(vector.clientPrivateKey),
    sessionBundle: vector.encryptedSessionSigningKey,
  })
  expect(session.publicKeyHex).toBe(vector.sessionPublicKeyCompressed)
  expect(encode(Buffer.from(vector.decodedHex, 'hex'))).toBe(vector.encryptedSessionSigningKey)
})
