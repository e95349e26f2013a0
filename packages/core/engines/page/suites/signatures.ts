import { createSessionKey, type SessionKey } from '../../../src/crypto/createSessionKey.ts'
import { stampPayload } from '../../../src/crypto/payload/stampPayload.ts'
import { readUncompressedPoint } from '../../../src/crypto/points.ts'
import { rawSignatureToDer, verifyDer } from '../../../src/crypto/signatures.ts'
import { hexToBytes, utf8 } from '../../../src/encoding/bytes.ts'
import { payloads } from '../../../test/crypto/payloads.ts'
import { numberedMessage } from '../../report.ts'
import type { Fixtures, SignatureVector } from '../../server/fixtures.ts'
import type { Collector } from '../collector.ts'
import { assert, assertEqual } from '../expect.ts'
import { verifyStamps } from '../server.ts'

const noBytes = new Uint8Array()

/** Checks what this engine signs, verified elsewhere; and what it verifies, signed elsewhere. */
export async function checkSignatures({ check }: Collector, { published }: Fixtures): Promise<void> {
  const key = await createSessionKey()
  await check('500 fresh signatures verify elsewhere, with high and with low S among them', async () => {
    const messages = Array.from({ length: 500 }, (_, number) => numberedMessage(number))
    const stamps = await stampAll(messages, key)
    const { verified, highS } = await verifyStamps({ texts: 'numbered', publicKeyHex: key.publicKeyHex, stamps })
    assertEqual(verified, 500)
    assert(highS > 150 && highS < 350, `${highS} of 500 have high S`)
  })
  await check('60 and more hostile payloads are signed byte for byte, as text', async () => {
    await verifyHostile(key, (payload) => payload)
  })
  await check('60 and more hostile payloads are signed byte for byte, as bytes', async () => {
    await verifyHostile(key, utf8)
  })

  await check('484 published DER signatures: 0 differences', async () => {
    assertEqual(published.derSignatures.length, 484)
    assertEqual(await differences(published.derSignatures, (signature) => signature), [])
  })
  await check('262 published signatures of r‖s: 0 differences', async () => {
    assertEqual(published.rawSignatures.length, 262)
    assertEqual(await differences(published.rawSignatures, tryRawToDer), [])
  })
}

async function stampAll(texts: readonly (string | Uint8Array<ArrayBuffer>)[], key: SessionKey): Promise<string[]> {
  const stamps = await Promise.all(texts.map((text) => stampPayload(text, key, 'delegate-key')))
  return stamps.map(({ headerValue }) => headerValue)
}

async function verifyHostile(
  key: SessionKey,
  write: (payload: string) => string | Uint8Array<ArrayBuffer>,
): Promise<void> {
  const texts = payloads.map(([, payload]) => write(payload))
  const stamps = await stampAll(texts, key)
  const { verified, wrong } = await verifyStamps({ texts: 'hostile', publicKeyHex: key.publicKeyHex, stamps })
  assertEqual(wrong, [])
  assert(verified === payloads.length && verified >= 60, `${verified} of ${payloads.length} verify`)
}

async function differences(
  vectors: readonly SignatureVector[],
  toDer: (signature: Uint8Array<ArrayBuffer>) => Uint8Array | undefined,
): Promise<number[]> {
  const verdicts = vectors.map(async ({ tcId, signerHex, messageHex, signatureHex, valid }) => {
    const signerPoint = readUncompressedPoint(signerHex)
    const signature = toDer(hexToBytes(signatureHex) ?? noBytes)
    const message = hexToBytes(messageHex) ?? noBytes
    const verified = signerPoint && signature && (await verifyDer({ signerPoint, signature, message }))
    return (verified ?? false) === valid ? [] : [tcId]
  })
  return (await Promise.all(verdicts)).flat()
}

function tryRawToDer(signature: Uint8Array): Uint8Array | undefined {
  try {
    return rawSignatureToDer(signature)
  } catch {
    return undefined
  }
}
