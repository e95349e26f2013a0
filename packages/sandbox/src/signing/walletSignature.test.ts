import { expect, test } from 'vitest'
import {
  balanceOf,
  createTestQuote,
  createTestService,
  createTestWallet,
  login,
  signedInWithQuote,
} from '../../test/createTestService.ts'
import { createClientKey, stampWith } from '../../test/examinee.ts'
import { p1363ToDer } from '../crypto/der.ts'
import { bytesToBase64url, bytesToHex, textToBytes } from '../crypto/encoding.ts'

const refused = (status: number, code: string) => ({ status, body: { code } })

test('the magic signature is accepted', async () => {
  const { service, params } = await signedInWithQuote()
  const executed = await service.succeed('executeQuote', 200, { params, signature: 'sandbox-valid-signature' })
  expect(executed.status).toBe('PROCESSING')
})

test('a stamp in standard base64 with padding is accepted', async () => {
  const { service, params, signature } = await signedInWithQuote()
  const padded = Buffer.from(signature, 'base64url').toString('base64')
  await service.succeed('executeQuote', 200, { params, signature: padded })
})

test.each([
  ['no base64', '%%%'],
  ['no JSON', bytesToBase64url(textToBytes('stamp'))],
  ['JSON without the fields', bytesToBase64url(textToBytes('{}'))],
])('a header with %s is malformed', async (_, signature) => {
  const { service, params } = await signedInWithQuote()
  const refusal = await service.refuse('executeQuote', { params, signature })
  expect(refusal).toMatchObject(refused(401, 'WALLET_SIGNATURE_MALFORMED'))
})

test.each([
  ['another scheme', { scheme: 'SIGNATURE_SCHEME_TK_API_ED25519' }],
  ['no public key', { publicKey: undefined }],
  ['a signature that is no text', { signature: 1 }],
])('a stamp with %s is malformed', async (_, fields) => {
  const { service, params, key, payloadToSign } = await signedInWithQuote()
  const signature = await stampWith(key, { payload: payloadToSign, fields })
  const refusal = await service.refuse('executeQuote', { params, signature })
  expect(refusal).toMatchObject(refused(401, 'WALLET_SIGNATURE_MALFORMED'))
})

test('a stamp that names the uncompressed key is invalid', async () => {
  const { service, params, key, payloadToSign } = await signedInWithQuote()
  const fields = { publicKey: key.uncompressedHex }
  const signature = await stampWith(key, { payload: payloadToSign, fields })
  expect(await service.refuse('executeQuote', { params, signature })).toMatchObject(
    refused(401, 'WALLET_SIGNATURE_INVALID'),
  )
})

test('a stamp of a key without a session is invalid', async () => {
  const { service, params, payloadToSign } = await signedInWithQuote()
  const signature = await stampWith(await createClientKey(), { payload: payloadToSign })
  expect(await service.refuse('executeQuote', { params, signature })).toMatchObject(
    refused(401, 'WALLET_SIGNATURE_INVALID'),
  )
})

test("a stamp of another wallet's session is invalid", async () => {
  const { service, params, payloadToSign } = await signedInWithQuote()
  const other = await createTestWallet(service, { email: 'grace@example.com', accountNumber: '98765432109' })
  const { key } = await login(service, other)
  const signature = await stampWith(key, { payload: payloadToSign })
  expect(await service.refuse('executeQuote', { params, signature })).toMatchObject(
    refused(401, 'WALLET_SIGNATURE_INVALID'),
  )
})

test('a stamp of an expired session is invalid', async () => {
  const { service, wallet, key } = await signedInWithQuote()
  service.sandbox.clock.advance(15 * 60_000)
  const { params, payloadToSign } = await createTestQuote(service, { wallet })
  const signature = await stampWith(key, { payload: payloadToSign })
  expect(await service.refuse('executeQuote', { params, signature })).toMatchObject(
    refused(401, 'WALLET_SIGNATURE_INVALID'),
  )
})

test("a stamp over another quote's payload names the mismatch", async () => {
  const { service, wallet, key, params } = await signedInWithQuote()
  const other = await createTestQuote(service, { wallet })
  const signature = await stampWith(key, { payload: other.payloadToSign })
  expect(await service.refuse('executeQuote', { params, signature })).toMatchObject(
    refused(401, 'WALLET_SIGNATURE_BODY_MISMATCH'),
  )
})

test('a stamp over the payload parsed and written again names the mismatch', async () => {
  const { service, key, params, payloadToSign } = await signedInWithQuote()
  const payload = JSON.stringify(JSON.parse(payloadToSign))
  expect(payload).not.toBe(payloadToSign)
  const signature = await stampWith(key, { payload })
  expect(await service.refuse('executeQuote', { params, signature })).toMatchObject(
    refused(401, 'WALLET_SIGNATURE_BODY_MISMATCH'),
  )
})

test('a signature as r and s instead of DER is invalid', async () => {
  const { service, key, params, payloadToSign } = await signedInWithQuote()
  const fields = { signature: bytesToHex(await key.sign(payloadToSign)) }
  const signature = await stampWith(key, { payload: payloadToSign, fields })
  expect(await service.refuse('executeQuote', { params, signature })).toMatchObject(
    refused(401, 'WALLET_SIGNATURE_INVALID'),
  )
})

test('a signature in BER is invalid', async () => {
  const { service, key, params, payloadToSign } = await signedInWithQuote()
  const der = bytesToHex(p1363ToDer(await key.sign(payloadToSign)))
  const fields = { signature: `3081${der.slice(2)}` }
  const signature = await stampWith(key, { payload: payloadToSign, fields })
  expect(await service.refuse('executeQuote', { params, signature })).toMatchObject(
    refused(401, 'WALLET_SIGNATURE_INVALID'),
  )
})

test('a signature over the hash of the payload is invalid', async () => {
  const { service, key, params, payloadToSign } = await signedInWithQuote()
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', textToBytes(payloadToSign)))
  const signature = await stampWith(key, { payload: bytesToHex(digest) })
  expect(await service.refuse('executeQuote', { params, signature })).toMatchObject(
    refused(401, 'WALLET_SIGNATURE_INVALID'),
  )
})

test('forty fresh signatures are all accepted, high s or not', async () => {
  const { service, wallet, key } = await signedInWithQuote()
  for (let count = 0; count < 40; count++) {
    const { params, payloadToSign } = await createTestQuote(service, { wallet, amount: 1_000_000 })
    const signature = await stampWith(key, { payload: payloadToSign })
    await service.succeed('executeQuote', 200, { params, signature })
  }
  expect(await balanceOf(service, { wallet })).toBe(210_000_000n)
})

test('a further accepted header name carries the signature as well', async () => {
  const service = createTestService({ signatureHeaders: ['Acme-Wallet-Signature'] })
  const wallet = await createTestWallet(service)
  const { quote } = await createTestQuote(service, { wallet })
  const headers = { Authorization: `Basic ${btoa('sandbox-client:sandbox-secret')}` }
  const url = `http://sandbox/2025-10-13/quotes/${quote.id}/execute`
  const send = (name: string) =>
    service.sandbox.fetch(
      new Request(url, { method: 'POST', headers: { ...headers, [name]: 'sandbox-valid-signature' } }),
    )
  expect((await send('Other-Wallet-Signature')).status).toBe(401)
  expect((await send('Acme-Wallet-Signature')).status).toBe(200)
})
