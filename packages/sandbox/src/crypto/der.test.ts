import fc from 'fast-check'
import { expect, test } from 'vitest'
import { derToP1363, p1363ToDer } from './der.ts'
import { bytesToHex, hexToBytes } from './encoding.ts'

test('every pair of scalars is unchanged after encoding to DER and back', () => {
  const scalar = fc.oneof(
    fc.uint8Array({ minLength: 32, maxLength: 32 }),
    // Leading zeros are where encodings differ.
    fc
      .uint8Array({ minLength: 1, maxLength: 4 })
      .map((end) => Uint8Array.from([...new Array(32 - end.length).fill(0), ...end])),
  )
  fc.assert(
    fc.property(scalar, scalar, (r, s) => {
      const signature = Uint8Array.from([...r, ...s])
      const der = p1363ToDer(signature)
      expect(der.length).toBeLessThanOrEqual(72)
      expect(bytesToHex(derToP1363(der))).toBe(bytesToHex(signature))
    }),
  )
})

test('the smallest signature is read', () => {
  const bytes = derToP1363(hexToBytes('3006020101020101'))
  expect(bytesToHex(bytes)).toBe(`${'1'.padStart(64, '0')}${'1'.padStart(64, '0')}`)
})

test.each([
  ['nothing', ''],
  ['r and s without DER', '11'.repeat(64)],
  ['a long form length', '308106020101020101'],
  ['an indefinite length', '30800201010201010000'],
  ['bytes after the end', '300602010102010100'],
  ['bytes after the end, counted in', '300702010102010100'],
  ['a superfluous leading zero', '300702020001020101'],
  ['a negative integer', '3006020181020101'],
  ['an empty integer', '30050200020101'],
  ['a missing s', '3003020101'],
  ['a cut s', '30060201010202ff'],
  ['an integer of 34 bytes', `3027022200${'81'.repeat(33)}020101`],
  ['33 bytes that are no sign byte and scalar', `30260221${'11'.repeat(33)}020101`],
  ['another tag than SEQUENCE', '3106020101020101'],
  ['another tag than INTEGER', '3006030101020101'],
])('%s is not a signature', (_, hex) => {
  expect(() => derToP1363(hexToBytes(hex))).toThrow()
})
