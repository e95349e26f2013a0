import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { encodeBase58Check as encode } from '../../../test/crypto/base58check.ts'
import { decodeBase58Check } from './base58check.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
const checksum = sha256(sha256(Buffer.alloc(0))).subarray(0, 4)

test.each([
  ['nothing', ''],
  ['one byte', '61'],
  ['one zero in front', '0061'],
  ['three zeros in front', '00000061'],
  ['zeros behind', '610000'],
])('what another implementation wrote is read: %s', async (_what, hex) => {
  const decoded = await decodeBase58Check(encode(Buffer.from(hex, 'hex')))

  expect(decoded && Buffer.from(decoded).toString('hex')).toBe(hex)
})

test('fewer bytes than a checksum are refused, even if they are how the checksum of nothing begins', async () => {
  const text = encode(Buffer.alloc(0), checksum.subarray(0, 3))

  expect(await decodeBase58Check(text)).toBeUndefined()
})

test('a text of 512 characters is read, and a longer one is not', async () => {
  // Each zero in front is one character; the byte and its checksum are seven.
  const ofLength = (length: number) => encode(Buffer.from(`${'00'.repeat(length - 7)}61`, 'hex'))

  expect(ofLength(512)).toHaveLength(512)
  expect(await decodeBase58Check(ofLength(512))).toHaveLength(506)
  expect(await decodeBase58Check(ofLength(513))).toBeUndefined()
})

test('a character outside the alphabet has no value, so that no second text means the same', async () => {
  // As the last digit, −1 after the next higher digit would be 57 after this one.
  const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  const texts = Array.from({ length: 1_000 }, (_, index) => encode(Buffer.from([1, index >> 8, index & 255])))
  const genuine = texts.find((text) => text.endsWith('z') && !text.endsWith('zz')) ?? ''
  const higher = alphabet[alphabet.indexOf(genuine.at(-2) ?? '') + 1]

  expect(await decodeBase58Check(genuine)).toBeDefined()
  for (const stranger of '0OIl+/ é')
    expect(await decodeBase58Check(`${genuine.slice(0, -2)}${higher}${stranger}`)).toBeUndefined()
})
