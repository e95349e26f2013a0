import { sign, verify } from 'node:crypto'
import { DER } from '@noble/curves/abstract/der.js'
import { assert, property, uint8Array } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { curveOrder, derOf, readDer } from '../../test/crypto/der.ts'
import { createNodeKeyPair, nodePublicKey } from '../../test/crypto/keys.ts'
import { listDifferences, tryRawToDer } from '../../test/crypto/signatureVectors.ts'
import { repetitions } from '../../test/longRun.ts'
import { readSignatureVectors } from '../../test/vectors.ts'
import { hexToBytes, utf8 } from '../encoding/bytes.ts'
import { createSessionKey } from './createSessionKey.ts'
import { derToRawSignature, rawSignatureToDer, signToDer, verifyDer } from './signatures.ts'

const bytesOf = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'))

describe('with the published vectors', () => {
  test('484 DER signatures: 0 differences', async () => {
    const tests = readSignatureVectors('der')
    expect(tests).toHaveLength(484)
    expect(await listDifferences(tests, (signature) => signature)).toEqual([])
  })

  test('262 signatures of r‖s: 0 differences', async () => {
    const tests = readSignatureVectors('raw')
    expect(tests).toHaveLength(262)
    expect(await listDifferences(tests, tryRawToDer)).toEqual([])
  })
})

test('500 fresh signatures verify here and elsewhere, with high and with low S among them', async () => {
  const key = await createSessionKey()
  const publicKey = nodePublicKey(key.publicKeyHex)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const signerPoint = new Uint8Array([4, ...Buffer.from(x, 'base64url'), ...Buffer.from(y, 'base64url')])
  let high = 0
  for (let round = 0; round < 500; round++) {
    const message = utf8(`message ${round}`)
    const signature = await signToDer(key.privateKey, message)
    expect(await verifyDer({ signerPoint, signature, message })).toBe(true)
    expect(await verifyDer({ signerPoint, signature, message: utf8(`message ${round + 1}`) })).toBe(false)
    expect(verify('sha256', message, publicKey, signature)).toBe(true)
    if (readDer(signature).s > curveOrder / 2n) high++
  }
  expect(high).toBeGreaterThan(150)
  expect(high).toBeLessThan(350)
})

test('signatures of another implementation verify here, and not under another key', async () => {
  const [signer, other] = [createNodeKeyPair(), createNodeKeyPair()]
  for (let round = 0; round < 100; round++) {
    const message = utf8(`message ${round}`)
    const signature = sign('sha256', message, signer.privateKey)
    expect(await verifyDer({ signerPoint: hexToBytes(signer.publicHex)!, signature, message })).toBe(true)
    expect(await verifyDer({ signerPoint: hexToBytes(other.publicHex)!, signature, message })).toBe(false)
  }
})

const toHex = (value: bigint) => value.toString(16).padStart(64, '0')
const rawOf = (r: bigint, s: bigint) => bytesOf(toHex(r) + toHex(s))
const isScalar = (value: bigint) => value > 0n && value < curveOrder

const randomPairs = repetitions({ usual: 1_000, long: 100_000 })

test(`r‖s becomes minimal DER and comes back, for ${randomPairs} random pairs`, async () => {
  await assert(
    property(uint8Array({ minLength: 64, maxLength: 64 }), (raw) => {
      const [r, s] = [raw.subarray(0, 32), raw.subarray(32)].map((part) =>
        BigInt(`0x${Buffer.from(part).toString('hex')}`),
      )
      if (r === 0n || s === 0n) {
        expect(tryRawToDer(raw)).toBeUndefined()
        return
      }
      const der = rawSignatureToDer(raw)
      const back = derToRawSignature(der)
      expect(readDer(der)).toEqual({ r, s })
      expect(back).toEqual(isScalar(r!) && isScalar(s!) ? raw : undefined)
    }),
    { numRuns: randomPairs },
  )
}, 60_000)

const edges = [
  1n,
  0x7fn,
  0x80n,
  0xffn,
  0x100n,
  2n ** 247n,
  2n ** 248n - 1n,
  2n ** 255n - 1n,
  2n ** 255n,
  curveOrder / 2n,
  curveOrder - 1n,
]

test.each(edges.flatMap((r) => edges.map((s) => [toHex(r), toHex(s)])))(
  'the edges r=%s s=%s become minimal DER and come back',
  (rHex, sHex) => {
    const [r, s] = [BigInt(`0x${rHex}`), BigInt(`0x${sHex}`)]
    const der = rawSignatureToDer(rawOf(r, s))
    expect(Buffer.from(der).equals(derOf(r, s))).toBe(true)
    expect(readDer(der)).toEqual({ r, s })
    expect(derToRawSignature(der)).toEqual(rawOf(r, s))
  },
)

test.each([
  [0n, 1n],
  [1n, 0n],
  [curveOrder, 1n],
  [1n, curveOrder],
  [2n ** 256n - 1n, 1n],
])('DER of r=%s s=%s is not a signature', (r, s) => {
  expect(derToRawSignature(derOf(r, s))).toBeUndefined()
})

test.each([
  [0n, 1n],
  [1n, 0n],
])('r‖s of r=%s s=%s has no DER', (r, s) => {
  expect(() => rawSignatureToDer(rawOf(r, s))).toThrow(RangeError)
})

test.each([0, 2, 40, 63, 65, 128])('%i bytes are not r‖s', (length) => {
  expect(() => rawSignatureToDer(new Uint8Array(length).fill(1))).toThrow()
})

/** Everything a careless encoder or a hostile one may do to the bytes. */
function mutate(der: Buffer, seed: number): Buffer {
  const at = (seed * 7919) % der.length
  const kinds = [
    () => Buffer.concat([der.subarray(0, at), der.subarray(at + 1)]),
    () => Buffer.concat([der.subarray(0, at), Buffer.of(seed & 0xff), der.subarray(at)]),
    () => Buffer.concat([der.subarray(0, at), Buffer.of((der[at] ?? 0) ^ (1 << (seed % 8))), der.subarray(at + 1)]),
    () => der.subarray(0, at),
    () => Buffer.concat([der, Buffer.alloc(1 + (seed % 20))]),
    () => Buffer.concat([Buffer.of(0x30, 0x81), der.subarray(1)]),
    () => Buffer.concat([der.subarray(0, 3), Buffer.of(0x81), der.subarray(3)]),
    () =>
      Buffer.concat([
        Buffer.of(0x30, (der[1] ?? 0) + 1),
        der.subarray(2, 3),
        Buffer.of((der[3] ?? 0) + 1, 0),
        der.subarray(4),
      ]),
  ]
  return kinds[seed % kinds.length]!()
}

const mutants = repetitions({ usual: 1_000, long: 32_000 })

test(`${mutants} mutants are refused, or are DER of other integers and come back byte for byte`, () => {
  const { privateKey } = createNodeKeyPair()
  let refused = 0
  for (let seed = 0; seed < mutants; seed++) {
    const mutant = mutate(sign('sha256', Buffer.of(seed & 0xff), privateKey), seed)
    const raw = derToRawSignature(mutant)
    if (raw) expect(Buffer.from(rawSignatureToDer(raw)).equals(mutant)).toBe(true)
    else refused++
    expect(raw !== undefined).toBe(isStrictSignature(mutant))
    expect(raw && toIntegers(raw)).toEqual(judge(mutant))
  }
  expect(refused).toBeGreaterThan(mutants * 0.75)
}, 60_000)

function isStrictSignature(der: Buffer): boolean {
  try {
    const { r, s } = readDer(der)
    return isScalar(r) && isScalar(s)
  } catch {
    return false
  }
}

const toIntegers = (raw: Uint8Array) =>
  [raw.subarray(0, 32), raw.subarray(32)].map((part) => BigInt(`0x${Buffer.from(part).toString('hex')}`))

/** What another implementation reads in the bytes, as far as these are integers of a signature. */
function judge(der: Uint8Array): bigint[] | undefined {
  try {
    const { r, s } = DER.toSig(new Uint8Array(der))
    return DER.hexFromSig({ r, s }) === Buffer.from(der).toString('hex') && isScalar(r) && isScalar(s)
      ? [r, s]
      : undefined
  } catch {
    return undefined
  }
}

test('every length in the long form, and every integer with its length in the long form, is refused', () => {
  const [r, s] = [2n ** 255n - 19n, 77n]
  const der = derOf(r, s)
  const long = (length: number, at: number) =>
    Buffer.concat([der.subarray(0, at), Buffer.of(0x80 + length, ...Array(length - 1).fill(0)), der.subarray(at)])
  expect(derToRawSignature(der)).toEqual(rawOf(r, s))
  for (const at of [1, 3])
    for (const length of [1, 2, 3, 4]) expect(derToRawSignature(long(length, at))).toBeUndefined()
  expect(derToRawSignature(Buffer.of(0x30, 0x80, ...der.subarray(2), 0, 0))).toBeUndefined()
})
