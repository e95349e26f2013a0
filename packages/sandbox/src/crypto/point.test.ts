import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { readPublicKeyHex } from './point.ts'

const p = 'ffffffff00000001000000000000000000000000ffffffffffffffffffffffff'

test('a compressed point decompresses to what another implementation says', () => {
  for (let count = 0; count < 20; count++) {
    const ecdh = createECDH('prime256v1')
    ecdh.generateKeys()
    const uncompressedHex = ecdh.getPublicKey('hex')
    const compressedHex = ecdh.getPublicKey('hex', 'compressed')
    expect(readPublicKeyHex(compressedHex)).toEqual({ compressedHex, uncompressedHex })
    expect(readPublicKeyHex(uncompressedHex.toUpperCase())).toEqual({ compressedHex, uncompressedHex })
  }
})

test.each([
  ['an x without a point', `02${'0'.repeat(63)}1`],
  ['an uncompressed point off the curve', `04${'1'.repeat(128)}`],
  ['the origin', `04${'0'.repeat(128)}`],
  ['an x that is not reduced', `02${p}`],
  ['a hybrid encoding', `06${'1'.repeat(128)}`],
  ['a bare x', '1'.repeat(64)],
  ['something else', 'key'],
])('%s is refused', (_, hex) => {
  expect(() => readPublicKeyHex(hex)).toThrow()
})
