import { assert, property, string, uint8Array } from 'fast-check'
import { expect, test } from 'vitest'
import { asciiToBase64Url, base64UrlToBytes, bytesToHex, concatBytes, decodeUtf8, hexToBytes, utf8 } from './bytes.ts'

test('hex is what Node writes and comes back, in either case', async () => {
  await assert(
    property(uint8Array({ minLength: 1, maxLength: 200 }), (bytes) => {
      const hex = bytesToHex(bytes)
      expect(hex).toBe(Buffer.from(bytes).toString('hex'))
      expect(hexToBytes(hex)).toEqual(bytes)
      expect(hexToBytes(hex.toUpperCase())).toEqual(bytes)
    }),
    { numRuns: 500 },
  )
})

test.each(['', '0', '000', 'zz', '0x00', ' 00', '00 ', '00\n', '0g', '００', '-1', '+1', '1.', '00\u0000'])(
  '%j is not hex',
  (text) => {
    expect(hexToBytes(text)).toBeUndefined()
  },
)

test('four million bytes of hex are read', () => {
  expect(hexToBytes('ab'.repeat(4_000_000))).toHaveLength(4_000_000)
})

test('base64url of ASCII is what Node writes, without padding, and comes back', async () => {
  await assert(
    property(string({ unit: 'binary-ascii' }), (text) => {
      const encoded = asciiToBase64Url(text)
      expect(encoded).toBe(Buffer.from(text).toString('base64url'))
      expect(base64UrlToBytes(encoded)).toEqual(utf8(text))
    }),
    { numRuns: 500 },
  )
})

test('base64url of bytes is read as Node writes it', async () => {
  await assert(
    property(uint8Array({ maxLength: 200 }), (bytes) => {
      expect(base64UrlToBytes(Buffer.from(bytes).toString('base64url'))).toEqual(bytes)
    }),
    { numRuns: 500 },
  )
})

test('a text beyond one byte a character has no base64url here', () => {
  expect(() => asciiToBase64Url('€')).toThrow()
})

test.each(['a', 'aaaaa', 'aa==', 'a+b/', 'aa\n', ' aa', 'a.b', 'é'])('%j is not unpadded base64url', (text) => {
  expect(base64UrlToBytes(text)).toBeUndefined()
})

test('well-formed text becomes UTF-8 and comes back, byte order marks included', async () => {
  await assert(
    property(string({ unit: 'binary' }), (text) => {
      expect(decodeUtf8(utf8(text))).toBe(text)
      expect(decodeUtf8(utf8(`\ufeff${text}`))).toBe(`\ufeff${text}`)
    }),
    { numRuns: 500 },
  )
})

test.each([[[0xff]], [[0xc0, 0xaf]], [[0xed, 0xa0, 0x80]], [[0xf4, 0x90, 0x80, 0x80]], [[0xe2, 0x82]], [[0x80]]])(
  'the bytes %j are not UTF-8',
  (bytes) => {
    expect(decodeUtf8(Uint8Array.from(bytes))).toBeUndefined()
  },
)

test('parts are joined in order, into memory of their own', () => {
  const part = Uint8Array.of(1, 2)
  const joined = concatBytes(part, new Uint8Array(0), Uint8Array.of(3))
  part.fill(9)
  expect(joined).toEqual(Uint8Array.of(1, 2, 3))
})
