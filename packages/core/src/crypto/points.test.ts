import { assert, bigInt, constantFrom, oneof, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createNodeKeyPair } from '../../test/crypto/keys.ts'
import { repetitions } from '../../test/longRun.ts'
import { readPointVectors } from '../../test/vectors.ts'
import { bytesToHex } from '../encoding/bytes.ts'
import { createSessionKey } from './createSessionKey.ts'
import { CurvePoint } from './curve.ts'
import { compressPoint, decompressPoint, isCompressedPoint, readUncompressedPoint } from './points.ts'

describe('with the published vectors', () => {
  test('every invalid point is refused', () => {
    const invalid = readPointVectors().filter(({ result }) => result === 'invalid')
    const accepted = invalid.filter(({ hex }) => readUncompressedPoint(hex) || isCompressedPoint(hex))
    expect(accepted.map(({ tcId }) => tcId)).toEqual([])
    expect(invalid).toHaveLength(24)
  })

  test('the 16 points off the curve that an engine imports and derives secrets from are refused', () => {
    const points = readPointVectors().filter(({ offCurve }) => offCurve)
    expect(points.map(({ tcId }) => tcId)).toEqual(Array.from({ length: 16 }, (_, index) => 332 + index))
    for (const { hex } of points) expect(readUncompressedPoint(hex)).toBeUndefined()
  })

  test('every valid uncompressed point is accepted', () => {
    const valid = readPointVectors().filter(({ result, hex }) => result === 'valid' && hex.startsWith('04'))
    const refused = valid.filter(({ hex }) => !readUncompressedPoint(hex))
    expect(refused.map(({ tcId }) => tcId)).toEqual([])
    expect(valid).toHaveLength(330)
  })
})

test('500 keys of another implementation are read in both forms, and in the other parity they are other points', () => {
  for (let round = 0; round < 500; round++) {
    const { publicHex } = createNodeKeyPair()
    const bytes = readUncompressedPoint(publicHex)!
    const compressed = compressPoint(bytes)
    expect(compressed).toBe(`0${2 + (Number.parseInt(publicHex.slice(-1), 16) & 1)}${publicHex.slice(2, 66)}`)
    expect(isCompressedPoint(compressed)).toBe(true)
    expect(isCompressedPoint(publicHex)).toBe(false)
    expect(readUncompressedPoint(compressed)).toBeUndefined()
    expect(decompressPoint(Buffer.from(compressed, 'hex'))).toEqual(bytes)
  }
})

test('any bit changed in a coordinate leaves the curve', () => {
  const { publicHex } = createNodeKeyPair()
  const point = Buffer.from(publicHex, 'hex')
  for (let bit = 8; bit < 65 * 8; bit++) {
    const changed = Buffer.from(point)
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    expect(readUncompressedPoint(changed.toString('hex'))).toBeUndefined()
  }
})

test('only a compressed point is decompressed', () => {
  const { publicHex } = createNodeKeyPair()
  const x = publicHex.slice(2, 66)
  for (const hex of ['', publicHex, `04${x}`, `00${x}`, x, `02${x}00`])
    expect(decompressPoint(Uint8Array.from(Buffer.from(hex, 'hex'))), hex).toBeUndefined()
})

test('x without a point on the curve is no compressed point', () => {
  // About every second x has one.
  const texts = Array.from({ length: 20 }, (_, x) => `02${x.toString(16).padStart(64, '0')}`)
  const verdicts = new Set(texts.map(isCompressedPoint))
  expect(verdicts).toEqual(new Set([true, false]))
})

test('an uncompressed point is refused under each of the 255 other prefixes', () => {
  const { publicHex } = createNodeKeyPair()
  const prefixes = Array.from({ length: 256 }, (_, prefix) => prefix.toString(16).padStart(2, '0'))
  expect(prefixes.filter((prefix) => readUncompressedPoint(prefix + publicHex.slice(2)))).toEqual(['04'])
})

test('a session key is a point on the curve', async () => {
  const { publicKeyHex } = await createSessionKey()
  expect(isCompressedPoint(publicKeyHex)).toBe(true)
})

/** What another implementation of the curve says about the same bytes: the uncompressed form, or nothing. */
function judge(bytes: Uint8Array): string | undefined {
  try {
    return CurvePoint.fromBytes(bytes).toHex(false)
  } catch {
    return undefined
  }
}

const { p } = CurvePoint.CURVE()

const edges = [0n, 1n, 2n, 3n, p - 3n, p - 2n, p - 1n, p, p + 1n, p + 2n, 2n ** 256n - 1n]

/** Coordinates anywhere, and often at the edges of the field. */
const coordinate = oneof(bigInt({ min: 0n, max: 2n ** 256n - 1n }), constantFrom(...edges)).map((value) =>
  value.toString(16).padStart(64, '0'),
)

const rounds = repetitions({ usual: 400, long: 10_000 })

test(`${rounds} compressed points of any x are the points that another implementation finds, or none there either`, async () => {
  let points = 0
  await assert(
    property(constantFrom('02', '03'), coordinate, (prefix, x) => {
      const compressed = Uint8Array.from(Buffer.from(prefix + x, 'hex'))
      const expected = judge(compressed)
      const found = decompressPoint(compressed)
      expect(found && bytesToHex(found)).toBe(expected)
      expect(isCompressedPoint(prefix + x)).toBe(expected !== undefined)
      if (expected) {
        points++
        expect(readUncompressedPoint(expected)).toEqual(found)
      }
    }),
    { numRuns: rounds },
  )
  // About every third is a point; how often the edges come varies from run to run.
  expect(points).toBeGreaterThan(rounds / 10)
})

test(`${rounds} pairs of coordinates are points here only if they are points there`, async () => {
  await assert(
    property(coordinate, coordinate, (x, y) => {
      const hex = `04${x}${y}`
      expect(readUncompressedPoint(hex) !== undefined).toBe(judge(Buffer.from(hex, 'hex')) !== undefined)
    }),
    { numRuns: rounds },
  )
})

test('a coordinate that is too large for the field is refused, although it stands for a point', () => {
  // The points with the smallest coordinates: 2²⁵⁶ − p leaves room for another form of each of them.
  const small = Array.from({ length: 40 }, (_, x) => decompressPoint(Buffer.from(`02${toHex(BigInt(x))}`, 'hex')))
  const points = small.filter((point) => point !== undefined)
  expect(points.length).toBeGreaterThan(10)
  for (const point of points) {
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(bytesToHex)
    const second = toHex(BigInt(`0x${x}`) + p)
    expect(readUncompressedPoint(`04${x}${y}`)).toBeDefined()
    expect(readUncompressedPoint(`04${second}${y}`)).toBeUndefined()
    expect(isCompressedPoint(`02${second}`)).toBe(false)
  }
})

function toHex(value: bigint): string {
  return value.toString(16).padStart(64, '0')
}
