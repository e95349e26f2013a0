import { createHash } from 'node:crypto'
import { Aes128Gcm, Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  connectHpke,
  hpkeModes,
  hpkeVector,
  importEcdhPair,
  officialVector,
  sealAndOpenAll,
} from '../../test/crypto/hpkeVectors.ts'
import { hpkeKeysOf, nodeKeyPairOf } from '../../test/crypto/keys.ts'
import { readVectors, readWireVectors } from '../../test/vectors.ts'
import { bytesToHex, hexToBytes, utf8 } from '../encoding/bytes.ts'
import { additionalData, applicationInfo, createCipherSuite } from './hpke.ts'

const info = applicationInfo()

describe('with the published vectors', () => {
  test('the wire vector comes out byte for byte under its fixed ephemeral key', async () => {
    const { otp } = readWireVectors()
    const recipientPublicKey = hexToBytes(otp.hpke.aad.slice(130))!
    const suite = createCipherSuite()
    const sender = await suite.createSenderContext({
      recipientPublicKey: await suite.kem.deserializePublicKey(recipientPublicKey),
      info: applicationInfo(),
      ekm: await importEcdhPair(nodeKeyPairOf(otp.ephemeralPrivateKey).jwk),
    })
    const enc = new Uint8Array(sender.enc)
    const aad = additionalData(enc, recipientPublicKey)
    const ciphertext = await sender.seal(utf8(otp.plaintext), aad)

    expect(bytesToHex(applicationInfo())).toBe(otp.hpke.info)
    expect(bytesToHex(aad)).toBe(otp.hpke.aad)
    expect(
      JSON.stringify({ encappedPublic: bytesToHex(enc), ciphertext: bytesToHex(new Uint8Array(ciphertext)) }),
    ).toBe(otp.encryptedOtpBundle)
  })

  test('the official vector of the suite: its six printed encryptions', async () => {
    const vector = readVectors('hpke_rfc9180_p256_hkdfsha256_aes256gcm_base.json', officialVector)
    const { sender, encHex } = await connectHpke(createCipherSuite(), vector, hpkeKeysOf(vector))
    expect(encHex).toBe(vector.enc)
    for (const { aad, pt, ct } of vector.encryptions_derived)
      expect(bytesToHex(new Uint8Array(await sender.seal(pt, aad)))).toBe(ct)
  })

  test('the official vector of the suite: 1,000 encryptions of a random stream, accumulated', async () => {
    const vector = readVectors('hpke_rfc9180_p256_hkdfsha256_aes256gcm_base.json', officialVector)
    const { sender, recipient } = await connectHpke(createCipherSuite(), vector, hpkeKeysOf(vector))
    // Two parts of at most 1 + 255 bytes each, a thousand times.
    const stream = createHash('shake128', { outputLength: 512_000 }).digest()
    let offset = 0
    const draw = () => {
      const length = stream[offset] ?? 0
      const part = new Uint8Array(stream.subarray(offset + 1, offset + 1 + length))
      offset += 1 + length
      return part
    }
    const accumulated = createHash('shake128', { outputLength: 16 })
    for (let seal = 0; seal < 1_000; seal++) {
      const aad = draw()
      const plaintext = draw()
      const ciphertext = await sender.seal(plaintext, aad)
      accumulated.update(new Uint8Array(ciphertext))
      expect(new Uint8Array(await recipient.open(ciphertext, aad))).toEqual(plaintext)
    }
    expect(accumulated.digest('hex')).toBe(vector.encryptions_accumulated)
  })

  test('257 encryptions of the base mode, 36 of the other modes, and all exports', async () => {
    const vectors = readVectors('hpke_v1_p256_hkdfsha256_aes256gcm.json', v.array(hpkeVector))
    expect(vectors.map(({ encryptions }) => encryptions.length)).toEqual([257, 12, 12, 12])
    for (const vector of vectors) {
      const { encHex, differences, exported } = await sealAndOpenAll(createCipherSuite(), vector, hpkeKeysOf(vector))
      expect({ mode: hpkeModes[vector.mode], encHex, differences }).toEqual({
        mode: hpkeModes[vector.mode],
        encHex: vector.enc,
        differences: [],
      })
      expect(exported).toEqual(vector.exports.map(({ exported_value }) => exported_value))
    }
  })

  test('the key schedule of RFC 9180 A.3, same KEM and KDF, in all four modes', async () => {
    const vectors = readVectors('hpke_rfc9180_A3_p256_hkdfsha256_aes128gcm.json', v.array(hpkeVector))
    expect(vectors).toHaveLength(4)
    for (const vector of vectors) {
      const { kem } = createCipherSuite()
      const suite = new CipherSuite({ kem, kdf: new HkdfSha256(), aead: new Aes128Gcm() })
      const { sender, encHex } = await connectHpke(suite, vector, hpkeKeysOf(vector))
      const [first] = vector.encryptions
      expect(encHex).toBe(vector.enc)
      expect(bytesToHex(new Uint8Array(await sender.seal(first!.pt, first!.aad)))).toBe(first!.ct)
      for (const { exporter_context, L, exported_value } of vector.exports)
        expect(bytesToHex(new Uint8Array(await sender.export(exporter_context.buffer, L)))).toBe(exported_value)
    }
  })
})

test('the suite is DHKEM(P-256, HKDF-SHA256), HKDF-SHA256, AES-256-GCM', () => {
  const { kem, kdf, aead } = createCipherSuite()
  expect([kem.id, kdf.id, aead.id]).toEqual([0x10, 0x01, 0x02])
})

test('the suite opens what the whole library seals, and the other way around', async () => {
  const whole = () => new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() })
  for (const [from, to] of [
    [createCipherSuite(), whole()],
    [whole(), createCipherSuite()],
  ] as const) {
    const recipientKey = await from.kem.generateKeyPair()
    const { enc, ct } = await from.seal({ recipientPublicKey: recipientKey.publicKey, info }, utf8('472915'))
    expect(new Uint8Array(await to.open({ recipientKey, enc, info }, ct))).toEqual(utf8('472915'))
  }
})

test('a private key that the suite makes can never be exported', async () => {
  const { privateKey } = await createCipherSuite().kem.generateKeyPair()
  expect(privateKey).toMatchObject({ extractable: false, usages: ['deriveBits'] })
})
