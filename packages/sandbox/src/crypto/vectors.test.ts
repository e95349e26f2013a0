import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { hasSharedVectors, readSharedVectors } from '../../test/sharedVectors.ts'
import { derToP1363, p1363ToDer } from './der.ts'
import { bytesToBase64url, bytesToHex, hexToBytes } from './encoding.ts'
import { openEncryptedOtp } from './openOtp.ts'
import { readPublicKeyHex } from './point.ts'
import { readStamp, verifyStamp } from './stamp.ts'

const vectorTest = test.skipIf(!hasSharedVectors)

test('the shared vectors are present wherever CI runs', () => {
  const required = Boolean(process.env.CI) && process.env.COUNTERSIGN_SHARED !== 'none'
  expect(hasSharedVectors || !required).toBe(true)
})

function recipientKeyOf(privateKeyHex: string) {
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(privateKeyHex, 'hex')
  const point = Uint8Array.from(ecdh.getPublicKey())
  const [x, y] = [point.slice(1, 33), point.slice(33)].map(bytesToBase64url)
  const d = bytesToBase64url(hexToBytes(privateKeyHex))
  return {
    privateKeyJwk: { kty: 'EC', crv: 'P-256', d, x, y } as JsonWebKey,
    publicKeyHex: bytesToHex(point),
  }
}

vectorTest('the published OTP bundle opens to its code and key', async () => {
  const { otp } = readSharedVectors()
  const opened = await openEncryptedOtp(otp.encryptedOtpBundle, {
    recipientKey: recipientKeyOf(otp.recipientPrivateKey),
  })
  expect(opened).toEqual({ code: '000000', clientPublicKeyHex: otp.clientPublicKeyCompressed })
})

vectorTest('the published OTP bundle does not open once one byte is changed', async () => {
  const { otp } = readSharedVectors()
  const bundle: { encappedPublic: string; ciphertext: string } = JSON.parse(otp.encryptedOtpBundle)
  const last = bundle.ciphertext.endsWith('0') ? '1' : '0'
  const tampered = JSON.stringify({ ...bundle, ciphertext: bundle.ciphertext.slice(0, -1) + last })
  const recipientKey = recipientKeyOf(otp.recipientPrivateKey)
  await expect(openEncryptedOtp(tampered, { recipientKey })).rejects.toThrow('AEAD decryption failed')
})

vectorTest('the published key is the same point in both forms', () => {
  const { otp } = readSharedVectors()
  expect(readPublicKeyHex(otp.clientPublicKeyCompressed)).toEqual(readPublicKeyHex(otp.clientPublicKeyUncompressed))
})

vectorTest('the published stamp verifies over its payload and over nothing else', async () => {
  const { stamp } = readSharedVectors()
  const read = readStamp(stamp.headerValue)
  expect(read.publicKey).toBe(stamp.publicKeyCompressed)
  expect(await verifyStamp(read, { payload: stamp.payloadToSign })).toBe(true)
  expect(await verifyStamp(read, { payload: `${stamp.payloadToSign} ` })).toBe(false)
})

vectorTest('the published DER signature survives both conversions', () => {
  const hex = readSharedVectors().stamp.deterministicRfc6979DerHex
  expect(bytesToHex(p1363ToDer(derToP1363(hexToBytes(hex))))).toBe(hex)
})

vectorTest('the published stamp over a whole JWT verifies', async () => {
  const { verificationToken } = readSharedVectors()
  const read = readStamp(verificationToken.stampOverWholeJwtString)
  expect(await verifyStamp(read, { payload: verificationToken.jwt })).toBe(true)
})
