import { createSessionKey, type SessionKey } from '../../../src/crypto/createSessionKey.ts'
import { stampPayload } from '../../../src/crypto/payload/stampPayload.ts'
import { payloads } from '../../../test/crypto/payloads.ts'
import { listDifferences, tryRawToDer } from '../../../test/crypto/signatureVectors.ts'
import { numberedMessage } from '../../report.ts'
import type { Fixtures } from '../../server/fixtures.ts'
import { check } from '../check.ts'
import { assert, assertEqual } from '../expect.ts'
import { verifyStamps } from '../server.ts'

/** Checks what this engine signs, verified elsewhere; and what it verifies, signed elsewhere. */
export async function checkSignatures({ published }: Fixtures): Promise<void> {
  const key = await createSessionKey()
  await check('500 fresh signatures verify elsewhere, with high and with low S among them', async () => {
    const messages = Array.from({ length: 500 }, (_, number) => numberedMessage(number))
    const stamps = await stampAll(messages, key)
    const { verified, highS } = await verifyStamps({ texts: 'numbered', publicKeyHex: key.publicKeyHex, stamps })
    assertEqual(verified, 500)
    assert(highS > 150 && highS < 350, `${highS} of 500 have high S`)
  })
  await check('60 and more hostile payloads are signed byte for byte', async () => {
    const stamps = await stampAll(
      payloads.map(([, payload]) => payload),
      key,
    )
    const { verified, wrong } = await verifyStamps({ texts: 'hostile', publicKeyHex: key.publicKeyHex, stamps })
    assertEqual(wrong, [])
    assert(verified === payloads.length && verified >= 60, `${verified} of ${payloads.length} verify`)
  })

  await check('484 published DER signatures: 0 differences', async () => {
    assertEqual(published.derSignatures.length, 484)
    assertEqual(await listDifferences(published.derSignatures, (signature) => signature), [])
  })
  await check('262 published signatures of r‖s: 0 differences', async () => {
    assertEqual(published.rawSignatures.length, 262)
    assertEqual(await listDifferences(published.rawSignatures, tryRawToDer), [])
  })
}

async function stampAll(texts: readonly string[], key: SessionKey): Promise<string[]> {
  const stamps = await Promise.all(texts.map((text) => stampPayload(text, key, 'delegate-key')))
  return stamps.map(({ headerValue }) => headerValue)
}
