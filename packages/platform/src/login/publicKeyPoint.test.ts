import { expect, test } from 'vitest'
import { encodeHex } from '../encoding.ts'
import { isPointOfP256 } from './publicKeyPoint.ts'

const p = 'ffffffff00000001000000000000000000000000ffffffffffffffffffffffff'
const generator = {
  x: '6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296',
  y: '4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5',
}

test('keys that the runtime makes are points, compressed or not', async () => {
  for (let number = 0; number < 50; number++) {
    const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign'])
    const whole = encodeHex(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)))
    const x = whole.slice(2, 66)
    const flipped = `${whole.slice(0, -1)}${whole.endsWith('0') ? '1' : '0'}`

    expect([whole, `02${x}`, `03${x}`, whole.toUpperCase()].map(isPointOfP256)).toEqual([true, true, true, true])
    expect(isPointOfP256(flipped)).toBe(false)
  }
})

test.each([
  ['nothing', ''],
  ['the point at infinity', '00'],
  ['a coordinate that no point has', `02${'0'.repeat(63)}1`],
  ['a coordinate as large as the field', `02${p}`],
  ['a coordinate larger than the field', `02${'f'.repeat(64)}`],
  ['a y that does not belong to x', `04${generator.x}${generator.x}`],
  ['a y as large as the field', `04${generator.x}${p}`],
  ['a hybrid form', `06${generator.x}${generator.y}`],
  ['a key that is too short', `02${generator.x.slice(2)}`],
  ['a key that is too long', `04${generator.x}${generator.y}00`],
  ['no hex', `02${'g'.repeat(64)}`],
])('%s is not a point', (_what, hex) => {
  expect(isPointOfP256(hex)).toBe(false)
})

test('the generator of the curve is a point', () => {
  expect(isPointOfP256(`04${generator.x}${generator.y}`)).toBe(true)
})
