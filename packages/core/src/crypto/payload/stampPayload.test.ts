import { verify } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { nodeKeyPairOf, nodePublicKey } from '../../../test/crypto/keys.ts'
import { payloads } from '../../../test/crypto/payloads.ts'
import { readWireVectors } from '../../../test/vectors.ts'
import { verifyOtp } from '../../api/credentials.ts'
import { expectStatus } from '../../api/signedRetry.ts'
import { createServerTime } from '../../time/clock.ts'
import { defaultHeaderNames } from '../../wire/headerNames.ts'
import { createSessionKey, type SessionKey } from '../createSessionKey.ts'
import { stampPayload } from './stampPayload.ts'

const key = await createSessionKey()
/** An intent whose payload the interface does not describe, so that any bytes can be signed for it. */
const open = 'delegate-key'

/** Reads a stamp as the service does: strict base64url, these three keys in this order. */
function readStamp(headerValue: string): { publicKey: string; scheme: string; signature: string } {
  expect(headerValue).toMatch(/^[A-Za-z0-9_-]+$/)
  const text = Buffer.from(headerValue, 'base64url').toString()
  expect(text).toMatch(
    /^\{"publicKey":"0[23][0-9a-f]{64}","scheme":"SIGNATURE_SCHEME_TK_API_P256","signature":"30[0-9a-f]+"\}$/,
  )
  return JSON.parse(text)
}

function signs(headerValue: string, sent: Uint8Array): boolean {
  const { publicKey, signature } = readStamp(headerValue)
  return verify('sha256', sent, nodePublicKey(publicKey), Buffer.from(signature, 'hex'))
}

test('the stamp names the key, the scheme and the signature, in this order and without padding', async () => {
  for (let length = 1; length <= 40; length++) {
    const { headerValue } = await stampPayload('a'.repeat(length), key, open)
    expect(readStamp(headerValue)).toMatchObject({
      publicKey: key.publicKeyHex,
      scheme: 'SIGNATURE_SCHEME_TK_API_P256',
    })
    expect(signs(headerValue, Buffer.from('a'.repeat(length)))).toBe(true)
    expect(signs(headerValue, Buffer.from(`${'a'.repeat(length)} `))).toBe(false)
  }
})

test('there are at least sixty payloads, each with bytes of its own', () => {
  expect(new Set(payloads.map(([, payload]) => Buffer.from(payload).toString('hex'))).size).toBe(payloads.length)
  expect(payloads.length).toBeGreaterThanOrEqual(60)
})

test.each(payloads)('%s is signed byte for byte, as text and as bytes', async (_name, payload) => {
  const sent = Buffer.from(payload, 'utf8')
  const asText = await stampPayload(payload, key, open)
  const asBytes = await stampPayload(new Uint8Array(sent), key, open)
  expect([asText.verdict, asBytes.verdict]).toEqual(['opaque', 'opaque'])
  expect([signs(asText.headerValue, sent), signs(asBytes.headerValue, sent)]).toEqual([true, true])
})

/** The outside world: a response that comes in pieces of so many bytes. */
function serveInPieces(json: string, pieceLength: number): typeof fetch {
  const bytes = Buffer.from(json)
  return async () => {
    let offset = 0
    const pieces = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (offset >= bytes.length) return controller.close()
        controller.enqueue(new Uint8Array(bytes.subarray(offset, offset + pieceLength)))
        offset += pieceLength
      },
    })
    return new Response(pieces, { status: 202, headers: { 'content-type': 'application/json' } })
  }
}

/** ASCII only, as some servers write it. */
function writeEscaped(json: string): string {
  return json.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

async function receivePayload(payload: string, options: { pieceLength: number; escaped?: boolean }): Promise<string> {
  const json = JSON.stringify({ payloadToSign: payload, requestId: 'Request:1', expiresAt: '2026-03-01T12:05:00Z' })
  const clock = { now: () => 0, setTimer: () => () => {} }
  const transport = {
    baseUrl: 'https://wallet.example/api',
    headerNames: defaultHeaderNames,
    clock,
    serverTime: createServerTime(clock),
    fetch: serveInPieces(options.escaped ? writeEscaped(json) : json, options.pieceLength),
  }
  const attempt = { credentialId: 'AuthMethod:1', type: 'EMAIL_OTP', encryptedOtp: '{}' } as const
  return expectStatus(await verifyOtp({ transport }, attempt, {}), 202).payloadToSign
}

const short = payloads.filter(([, payload]) => payload.length < 1_000)

describe.each([
  ['pieces of 1 byte', { pieceLength: 1 }],
  ['pieces of 7 bytes', { pieceLength: 7 }],
  ['pieces of 7 bytes, escaped', { pieceLength: 7, escaped: true }],
])('served in %s', (_name, options) => {
  test.each(short)('%s is signed as it was sent', async (_payloadName, payload) => {
    const received = await receivePayload(payload, options)
    const { headerValue } = await stampPayload(received, key, open)
    expect(signs(headerValue, Buffer.from(payload, 'utf8'))).toBe(true)
  })
})

test('half a megabyte served in pieces of 1,021 bytes is signed as it was sent', async () => {
  for (const [, payload] of payloads.filter(([, text]) => text.length >= 1_000)) {
    const { headerValue } = await stampPayload(await receivePayload(payload, { pieceLength: 1_021 }), key, open)
    expect(signs(headerValue, Buffer.from(payload, 'utf8'))).toBe(true)
  }
})

test.each<[string, string | Uint8Array<ArrayBuffer>]>([
  ['an empty text', ''],
  ['no bytes', new Uint8Array(0)],
  ['a lone high surrogate', 'a\ud800b'],
  ['a lone low surrogate', '\udc00'],
  ['surrogates in the wrong order', '\udc00\ud800'],
  ['a high surrogate at the end', 'payload\ud83d'],
  ['bytes that are not UTF-8', new Uint8Array([0x70, 0xff, 0x71])],
  ['a surrogate in bytes', new Uint8Array([0xed, 0xa0, 0x80])],
  ['an overlong slash in bytes', new Uint8Array([0xc0, 0xaf])],
  ['a cut emoji in bytes', new Uint8Array([0xf0, 0x9f, 0x92])],
])('%s is refused and nothing is signed', async (_name, payload) => {
  const sign = vi.spyOn(crypto.subtle, 'sign')
  await expect(stampPayload(payload, key, 'sign-in')).rejects.toMatchObject({
    name: 'WalletError',
    code: 'PAYLOAD_INVALID',
  })
  expect(sign).not.toHaveBeenCalled()
})

test('bytes that change while they are signed do not change what is signed', async () => {
  const bytes = new Uint8Array(Buffer.from('payload'))
  const stamping = stampPayload(bytes, key, open)
  bytes.fill(0x78)
  expect(signs((await stamping).headerValue, Buffer.from('payload'))).toBe(true)
})

describe('with the published vectors', () => {
  test('the published stamp is read and verifies as ours do, over its exact payload only', () => {
    const { stamp } = readWireVectors()
    expect(signs(stamp.headerValue, Buffer.from(stamp.payloadToSign))).toBe(true)
    expect(signs(stamp.headerValue, Buffer.from(JSON.stringify(JSON.parse(stamp.payloadToSign), null, 1)))).toBe(false)
    expect(readStamp(stamp.headerValue).signature).toBe(stamp.deterministicRfc6979DerHex)
  })

  test('the published key stamps the published payload and token as the vectors do', async () => {
    const { stamp, verificationToken } = readWireVectors()
    const ours = await importSessionKey(stamp.privateKey, stamp.publicKeyCompressed)
    const payment = await stampPayload(stamp.payloadToSign, ours, 'payment')
    const signIn = await stampPayload(verificationToken.jwt, ours, 'sign-in')
    expect([payment.verdict, signIn.verdict]).toEqual(['recognised', 'recognised'])
    expect(signs(payment.headerValue, Buffer.from(stamp.payloadToSign))).toBe(true)
    expect(signs(verificationToken.stampOverWholeJwtString, Buffer.from(verificationToken.jwt))).toBe(true)
    expect(signs(signIn.headerValue, Buffer.from(verificationToken.jwt))).toBe(true)
    // Everything but the signature, which is random, is the same text.
    const unsigned = (headerValue: string) => JSON.stringify({ ...readStamp(headerValue), signature: '' })
    expect(unsigned(payment.headerValue)).toBe(unsigned(stamp.headerValue))
  })
})

async function importSessionKey(privateHex: string, publicKeyHex: string): Promise<SessionKey> {
  const { jwk } = nodeKeyPairOf(privateHex)
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  return { privateKey: await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['sign']), publicKeyHex }
}
