import { readExportEnvelope } from '../../../src/crypto/envelopes/readExportEnvelope.ts'
import { readSessionBundle } from '../../../src/crypto/envelopes/readSessionBundle.ts'
import { readUncompressedPoint } from '../../../src/crypto/points.ts'
import { createSealingKey, openSealed, type SealingKey } from '../../../src/crypto/sealingKey.ts'
import { bytesToHex, hexToBytes } from '../../../src/encoding/bytes.ts'
import type { Fixtures } from '../../server/fixtures.ts'
import type { SealedAnswer } from '../../server/sealer.ts'
import { check } from '../check.ts'
import { assertEqual } from '../expect.ts'
import { assertSigns, assertStays } from '../keyChecks.ts'
import { sealForPage } from '../server.ts'

/** Checks what was encrypted to this browser elsewhere: it is decrypted if it is genuine, and not otherwise. */
export async function checkSealed({ hundreds }: Fixtures): Promise<void> {
  const key = await createSealingKey()
  const { publicKeyHex } = key
  const sealed = await sealForPage({ publicKeyHex })

  await check('the sealing key agrees on secrets and is not exported', async () => {
    assertEqual(key.privateKey.usages, ['deriveBits'])
    await assertStays(key.privateKey)
  })
  for (let hundred = 0; hundred < hundreds; hundred++)
    await check('100 random messages sealed elsewhere open here', async () => {
      const { messages } = await sealForPage({ publicKeyHex })
      const opened = await Promise.all(messages.map((message) => openMessage(key, message)))
      assertEqual([opened.length, opened.filter(Boolean).length], [100, 100])
    })
  await check('a session key that was made elsewhere signs here and is not exported', async () => {
    const { bundle: sessionBundle, publicKeyHex: expectedHex } = sealed.session
    const session = await readSessionBundle({ key, sessionBundle })
    assertEqual(session.publicKeyHex, expectedHex)
    assertEqual(session.privateKey.usages, ['sign'])
    await assertStays(session.privateKey)
    await assertSigns(session)
  })
  await check('a genuine export opens to its words', async () => {
    const { envelope, organizationId, signersHex, words } = sealed.wallet
    const read = await readExportEnvelope({ envelope, key, organizationId, trust: { signersHex } })
    assertEqual(read.join(' '), words)
  })
}

async function openMessage(key: SealingKey, message: SealedAnswer['messages'][number]): Promise<boolean> {
  const enc = readUncompressedPoint(message.encHex)
  const ciphertext = hexToBytes(message.ciphertextHex)
  const plaintext = enc && ciphertext && (await openSealed({ key, enc, ciphertext }))
  return plaintext !== undefined && bytesToHex(plaintext) === message.plaintextHex
}
