import { applicationInfo, createCipherSuite } from '../../../src/crypto/hpke.ts'
import { bytesToHex, hexToBytes } from '../../../src/encoding/bytes.ts'
import type { Fixtures, HpkeVector } from '../../report.ts'
import type { Collector } from '../collector.ts'
import { assertEqual } from '../expect.ts'

const ecdh = { name: 'ECDH', namedCurve: 'P-256' }

/** The suite under the vectors' own ephemeral keys: every byte is known in advance. */
export async function checkHpke({ check, skip }: Collector, { published }: Fixtures): Promise<void> {
  if (!published) return skip('published encryptions', 'the published vectors are not on this machine')
  const { hpke, wireHpke } = published

  await check('the published bundle is sealed to byte for byte under its fixed ephemeral key', async () => {
    assertEqual(bytesToHex(applicationInfo()), wireHpke.infoHex)
    await assertSealsAndOpens(wireHpke)
  })
  for (const vector of hpke)
    await check(`${vector.encryptions.length} published encryptions seal byte for byte and open`, () =>
      assertSealsAndOpens(vector),
    )
}

async function assertSealsAndOpens(vector: HpkeVector): Promise<void> {
  const suite = createCipherSuite()
  const recipientKey = await importPair(vector.recipientJwk)
  const info = bytesOf(vector.infoHex)
  const sender = await suite.createSenderContext({
    recipientPublicKey: recipientKey.publicKey,
    info,
    ekm: await importPair(vector.ephemeralJwk),
  })
  assertEqual(bytesToHex(new Uint8Array(sender.enc)), vector.encHex)

  const recipient = await suite.createRecipientContext({ recipientKey, enc: sender.enc, info })
  for (const { aadHex, plaintextHex, ciphertextHex } of vector.encryptions) {
    const sealed = await sender.seal(bytesOf(plaintextHex), bytesOf(aadHex))
    assertEqual(bytesToHex(new Uint8Array(sealed)), ciphertextHex)
    assertEqual(bytesToHex(new Uint8Array(await recipient.open(sealed, bytesOf(aadHex)))), plaintextHex)
  }
}

async function importPair(jwk: JsonWebKey): Promise<CryptoKeyPair> {
  const { kty = '', crv = '', x = '', y = '' } = jwk
  return {
    privateKey: await crypto.subtle.importKey('jwk', jwk, ecdh, true, ['deriveBits']),
    publicKey: await crypto.subtle.importKey('jwk', { kty, crv, x, y }, ecdh, true, []),
  }
}

const bytesOf = (hex: string) => hexToBytes(hex) ?? new Uint8Array()
