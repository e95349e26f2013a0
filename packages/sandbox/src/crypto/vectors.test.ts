import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { readWireVectors } from '../../../core/test/vectors.ts'
import { stampWith } from '../../test/examinee.ts'
import { importSessionKey, openExport, openSessionKey } from '../../test/sealedResponses.ts'
import { encodeBase58Check } from './base58check.ts'
import { derToP1363, p1363ToDer } from './der.ts'
import { bytesToBase64url, bytesToHex, hexToBytes } from './encoding.ts'
import { openEncryptedOtp } from './openOtp.ts'
import { readPublicKeyHex } from './point.ts'
import { readStamp, verifyStamp } from './stamp.ts'

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

test('the published OTP bundle opens to its code and key', async () => {
  const { otp } = readWireVectors()
  const opened = await openEncryptedOtp(otp.encryptedOtpBundle, {
    recipientKey: recipientKeyOf(otp.recipientPrivateKey),
  })
  expect(opened).toEqual({ code: '000000', clientPublicKeyHex: otp.clientPublicKeyCompressed })
})

test('the published OTP bundle does not open once one byte is changed', async () => {
  const { otp } = readWireVectors()
  const bundle: { encappedPublic: string; ciphertext: string } = JSON.parse(otp.encryptedOtpBundle)
  const last = bundle.ciphertext.endsWith('0') ? '1' : '0'
  const tampered = JSON.stringify({ ...bundle, ciphertext: bundle.ciphertext.slice(0, -1) + last })
  const recipientKey = recipientKeyOf(otp.recipientPrivateKey)
  await expect(openEncryptedOtp(tampered, { recipientKey })).rejects.toThrow('AEAD decryption failed')
})

test('the published key is the same point in both forms', () => {
  const { otp } = readWireVectors()
  expect(readPublicKeyHex(otp.clientPublicKeyCompressed)).toEqual(readPublicKeyHex(otp.clientPublicKeyUncompressed))
})

test('the published stamp verifies over its payload and over nothing else', async () => {
  const { stamp } = readWireVectors()
  const read = readStamp(stamp.headerValue)
  expect(read.publicKey).toBe(stamp.publicKeyCompressed)
  expect(await verifyStamp(read, { payload: stamp.payloadToSign })).toBe(true)
  expect(await verifyStamp(read, { payload: `${stamp.payloadToSign} ` })).toBe(false)
})

test('the published DER signature survives both conversions', () => {
  const hex = readWireVectors().stamp.deterministicRfc6979DerHex
  expect(bytesToHex(p1363ToDer(derToP1363(hexToBytes(hex))))).toBe(hex)
})

test('the published stamp over a whole JWT verifies', async () => {
  const { verificationToken } = readWireVectors()
  const read = readStamp(verificationToken.stampOverWholeJwtString)
  expect(await verifyStamp(read, { payload: verificationToken.jwt })).toBe(true)
})

async function pairOf(privateKeyHex: string): Promise<CryptoKeyPair> {
  const { privateKeyJwk, publicKeyHex } = recipientKeyOf(privateKeyHex)
  const ecdh = { name: 'ECDH', namedCurve: 'P-256' }
  return {
    privateKey: await crypto.subtle.importKey('jwk', privateKeyJwk, ecdh, false, ['deriveBits']),
    publicKey: await crypto.subtle.importKey('raw', hexToBytes(publicKeyHex), ecdh, true, []),
  }
}

test('the published session bundle is written the same, and opens to the session key', async () => {
  const { sessionBundle } = readWireVectors()
  const { encryptedSessionSigningKey, sessionPublicKeyCompressed: publicKeyHex } = sessionBundle
  expect(await encodeBase58Check(hexToBytes(sessionBundle.decodedHex))).toBe(encryptedSessionSigningKey)
  const key = await pairOf(sessionBundle.clientPrivateKey)
  const scalar = await openSessionKey(encryptedSessionSigningKey, { key })
  expect(bytesToHex(scalar)).toBe(sessionBundle.sessionPrivateKey)
  const stamp = await stampWith(await importSessionKey(scalar, { publicKeyHex }), { payload: 'text' })
  expect(await verifyStamp(readStamp(stamp), { payload: 'text' })).toBe(true)
})

test('the published export opens to its words and organisation', async () => {
  const { exportEnvelope } = readWireVectors()
  const key = await pairOf(exportEnvelope.clientPrivateKey)
  const { inner, mnemonic } = await openExport(exportEnvelope.encryptedWalletCredentials, { key })
  expect(mnemonic).toBe(exportEnvelope.mnemonic)
  expect(inner.organizationId).toBe(exportEnvelope.organizationId)
})
