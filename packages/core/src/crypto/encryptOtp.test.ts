import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createTestEnclave } from '../../test/crypto/bundles.ts'
import { createIndependentSuite } from '../../test/crypto/independentHpke.ts'
import { nodePublicKey } from '../../test/crypto/keys.ts'
import { repetitions } from '../../test/longRun.ts'
import { WalletError } from '../errors/WalletError.ts'
import { createSessionKey } from './createSessionKey.ts'
import { encryptOtp } from './encryptOtp.ts'
import { additionalData, applicationInfo, createCipherSuite } from './hpke.ts'

const suite = await createIndependentSuite()
const enclave = createTestEnclave()
const { publicKeyHex } = await createSessionKey()
const request = {
  code: '000000',
  publicKeyHex,
  targetBundle: enclave.bundle(),
  trust: { signersHex: [enclave.quorum.publicHex] },
}

const keys = await enclave.recipientKeys()
const point = Buffer.from(enclave.recipient.publicHex, 'hex')

/** Decrypts with the second implementation and an AAD written out here. */
async function open(bundle: string, options: { info?: Uint8Array; aad?: Uint8Array } = {}): Promise<string> {
  const { encappedPublic, ciphertext } = JSON.parse(bundle)
  const enc = Buffer.from(encappedPublic, 'hex')
  const { info = Buffer.from('7475726e6b65795f68706b65', 'hex'), aad = Buffer.concat([enc, point]) } = options
  return Buffer.from(await suite.Open(keys, enc, Buffer.from(ciphertext, 'hex'), { info, aad })).toString()
}

test('the encrypted text contains the code as typed and the key, in this order and without blanks', async () => {
  const bundle = await encryptOtp(request)
  expect(await open(bundle)).toBe(`{"otp_code":"000000","public_key":"${publicKeyHex}"}`)
  expect(bundle).toMatch(/^\{"encappedPublic":"04[0-9a-f]{128}","ciphertext":"[0-9a-f]{238}"\}$/)
})

test('the encrypted text is decrypted neither without the info nor with another AAD', async () => {
  const bundle = await encryptOtp(request)
  const enc = Buffer.from(JSON.parse(bundle).encappedPublic, 'hex')
  await expect(open(bundle, { info: new Uint8Array() })).rejects.toThrow()
  for (const aad of [new Uint8Array(), enc, point, Buffer.concat([point, enc])])
    await expect(open(bundle, { aad })).rejects.toThrow()
})

test('two encryptions of the same code share neither key nor ciphertext', async () => {
  const [first, second] = [JSON.parse(await encryptOtp(request)), JSON.parse(await encryptOtp(request))]
  expect(first.encappedPublic).not.toBe(second.encappedPublic)
  expect(first.ciphertext).not.toBe(second.ciphertext)
})

test.each(['A1b2', '１２３４', 'é9\u0301x', '"\\\u2028', ' 12 ', '123456789012', '__proto__'])(
  'the code %j arrives as typed',
  async (code) => {
    const opened = JSON.parse(await open(await encryptOtp({ ...request, code })))
    expect(opened).toEqual({ otp_code: code, public_key: publicKeyHex })
  },
)

test('a public key in upper case is encrypted in lower case', async () => {
  const bundle = await encryptOtp({ ...request, publicKeyHex: publicKeyHex.toUpperCase() })
  expect(JSON.parse(await open(bundle)).public_key).toBe(publicKeyHex)
})

test.each([
  ['an empty code', { code: '' }],
  ['a code with a lone surrogate', { code: '12\ud800' }],
  ['an empty key', { publicKeyHex: '' }],
  ['an uncompressed key', { publicKeyHex: enclave.recipient.publicHex }],
  ['a key with another prefix', { publicKeyHex: `04${publicKeyHex.slice(2)}` }],
  ['a key whose x has no point', { publicKeyHex: `02${'00'.repeat(31)}01` }],
  ['a key with x beyond the field', { publicKeyHex: `02${'ff'.repeat(32)}` }],
  ['a key with a blank', { publicKeyHex: `${publicKeyHex} ` }],
])('%s is refused and not encrypted', async (_name, change) => {
  const error = await encryptOtp({ ...request, ...change }).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toMatchObject({ name: 'WalletError', code: 'PAYLOAD_INVALID' })
  expect(String(error)).toBe(String(new WalletError('PAYLOAD_INVALID')))
})

describe('crossed with a second implementation', () => {
  const messages = repetitions({ usual: 66, long: 1_000 })

  test(`${messages} random messages encrypted here are decrypted there`, async () => {
    for (let message = 0; message < messages; message++) {
      const code = randomBytes(1 + (message % 60)).toString('base64url')
      expect(JSON.parse(await open(await encryptOtp({ ...request, code }))).otp_code).toBe(code)
    }
  }, 60_000)

  test(`${messages} random messages encrypted there are decrypted here`, async () => {
    const ours = createCipherSuite()
    const recipientKey = { privateKey: keys.privateKey, publicKey: keys.publicKey }
    const theirKey = await suite.DeserializePublicKey(point)
    for (let message = 0; message < messages; message++) {
      const plaintext = randomBytes(message * 7)
      const { encapsulatedSecret, ctx } = await suite.SetupSender(theirKey, { info: applicationInfo() })
      const aad = additionalData(encapsulatedSecret, point)
      const ciphertext = Uint8Array.from(await ctx.Seal(plaintext, aad))
      const enc = Uint8Array.from(encapsulatedSecret).buffer
      const recipient = await ours.createRecipientContext({ recipientKey, enc, info: applicationInfo() })
      expect(Buffer.from(await recipient.open(ciphertext, aad)).equals(plaintext)).toBe(true)
    }
  }, 60_000)
})

test('the session key signs and cannot be exported, and its public half is a compressed point', async () => {
  const key = await createSessionKey()
  expect(key.privateKey).toMatchObject({ extractable: false, usages: ['sign'], type: 'private' })
  expect(key.publicKeyHex).toMatch(/^0[23][0-9a-f]{64}$/)
  expect(nodePublicKey(key.publicKeyHex).asymmetricKeyType).toBe('ec')
  for (const format of ['jwk', 'pkcs8', 'raw'] as const)
    await expect(crypto.subtle.exportKey(format, key.privateKey)).rejects.toThrow()
})
