import { Aes128Gcm, CipherSuite, HkdfSha256 } from '@hpke/core'
import { applicationInfo, createCipherSuite } from '../../../src/crypto/hpke.ts'
import { bytesToHex, hexToBytes } from '../../../src/encoding/bytes.ts'
import type { HpkeVector } from '../../report.ts'
import type { Fixtures } from '../../server/fixtures.ts'
import type { Collector } from '../collector.ts'
import { assertEqual } from '../expect.ts'

const ecdh = { name: 'ECDH', namedCurve: 'P-256' }

/** The suite under the vectors' own ephemeral keys: every byte is known in advance. */
export async function checkHpke({ check }: Collector, { published }: Fixtures): Promise<void> {
  const { hpke, wireHpke } = published

  await check('the published bundle is sealed to byte for byte under its fixed ephemeral key', async () => {
    assertEqual(bytesToHex(applicationInfo()), wireHpke.infoHex)
    await assertSealsAndOpens(wireHpke)
  })
  for (const vector of hpke)
    await check(`${count(vector)} of mode ${vector.mode} with ${vector.aead} seal byte for byte and open`, () =>
      assertSealsAndOpens(vector),
    )
}

const count = ({ encryptions }: HpkeVector) => `${encryptions.length} published encryptions`

async function assertSealsAndOpens(vector: HpkeVector): Promise<void> {
  const { psk, senderJwk } = vector
  const suite = suiteOf(vector)
  const recipientKey = await importPair(vector.recipientJwk)
  const author = senderJwk && (await importPair(senderJwk))
  const shared = {
    info: bytesOf(vector.infoHex),
    ...(psk && { psk: { key: bytesOf(psk.keyHex).buffer, id: bytesOf(psk.idHex).buffer } }),
  }
  const sender = await suite.createSenderContext({
    ...shared,
    recipientPublicKey: recipientKey.publicKey,
    ekm: await importPair(vector.ephemeralJwk),
    ...(author && { senderKey: author }),
  })
  assertEqual(bytesToHex(new Uint8Array(sender.enc)), vector.encHex)

  const recipient = await suite.createRecipientContext({
    ...shared,
    recipientKey,
    enc: sender.enc,
    ...(author && { senderPublicKey: author.publicKey }),
  })
  let next = 0
  for (const { place, aadHex, plaintextHex, ciphertextHex } of vector.encryptions) {
    for (; next < place; next++) await recipient.open(await sender.seal(bytesOf('')))
    next++
    const sealed = await sender.seal(bytesOf(plaintextHex), bytesOf(aadHex))
    assertEqual(bytesToHex(new Uint8Array(sealed)), ciphertextHex)
    assertEqual(bytesToHex(new Uint8Array(await recipient.open(sealed, bytesOf(aadHex)))), plaintextHex)
  }
}

/** The product's own suite, but for the printed key schedules. */
function suiteOf({ aead }: HpkeVector): CipherSuite {
  const suite = createCipherSuite()
  if (aead === 'AES-256-GCM') return suite
  return new CipherSuite({ kem: suite.kem, kdf: new HkdfSha256(), aead: new Aes128Gcm() })
}

async function importPair(jwk: JsonWebKey): Promise<CryptoKeyPair> {
  const { kty = '', crv = '', x = '', y = '' } = jwk
  return {
    privateKey: await crypto.subtle.importKey('jwk', jwk, ecdh, true, ['deriveBits']),
    publicKey: await crypto.subtle.importKey('jwk', { kty, crv, x, y }, ecdh, true, []),
  }
}

const bytesOf = (hex: string) => hexToBytes(hex) ?? new Uint8Array()
