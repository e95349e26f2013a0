import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createAuthenticator } from '../../../../test/authenticator.ts'
import { createTestService } from '../../../../test/createTestService.ts'
import { answerEnrollment, withScaPasskey } from '../../../../test/scaPasskeys.ts'
import { awaitingProof, createScaWallet, enrollTotp, scaCode, wrongScaCode } from '../../../../test/scaWallets.ts'

const refused = { status: 400, body: { code: 'INVALID_INPUT' } }
const minute = 60_000

const totpStart = v.object({
  type: v.literal('TOTP'),
  secret: v.string(),
  secretBase32Encoded: v.string(),
  totpUri: v.string(),
})

async function startTotp() {
  const world = await createScaWallet()
  const { service, query } = world
  const start = v.parse(totpStart, await service.succeed('enrollScaFactor', 200, { query, body: { type: 'TOTP' } }))
  return { ...world, start, proof: { query, body: { type: 'TOTP', secret: start.secret, code: scaCode } } }
}

test('text messages are there from the start, and cannot be enrolled or removed', async () => {
  const { service, query } = await createScaWallet()
  const { factors } = await service.succeed('listScaFactors', 200, { query })
  expect(factors).toEqual([{ factor: 'SMS_OTP', name: 'Text message' }])
  expect(await service.refuse('enrollScaFactor', { query, body: { type: 'SMS_OTP' } })).toMatchObject(refused)
  const removal = await service.refuse('deleteScaFactor', { query, params: { scaCredentialId: 'SMS_OTP' } })
  expect(removal).toMatchObject({ status: 404, body: { code: 'REFERENCE_NOT_FOUND' } })
})

test('an app gets one secret in three spellings, and recovery codes for its code', async () => {
  const { service, query, start, proof } = await startTotp()
  expect(start.secret).toMatch(/^[\da-f]{20}$/)
  expect(decodeBase32(start.secretBase32Encoded)).toBe(start.secret)
  const uri = new URL(start.totpUri)
  expect(`${uri.protocol}//${uri.host}${uri.pathname}`).toBe('otpauth://totp/Sandbox:ada%40example.com')
  expect(Object.fromEntries(uri.searchParams)).toEqual({ secret: start.secretBase32Encoded, issuer: 'Sandbox' })

  const enrolled = await service.succeed('confirmScaFactor', 200, proof)

  const { recoveryCodes } = v.parse(v.looseObject({ recoveryCodes: v.array(v.string()) }), enrolled)
  expect(recoveryCodes).toHaveLength(10)
  expect(new Set(recoveryCodes).size).toBe(10)
  for (const code of recoveryCodes) expect(code).toMatch(/^[A-Z]{4}-[A-Z]{4}-[A-Z]{4}$/)
  const { factors } = await service.succeed('listScaFactors', 200, { query })
  expect(factors).toEqual([
    { factor: 'SMS_OTP', name: 'Text message' },
    { factor: 'TOTP', name: 'Authenticator app' },
  ])
})

test('the same seed gives the same secret, and every start a different one', async () => {
  const one = await startTotp()
  const two = await startTotp()
  expect(two.start).toEqual(one.start)
  const { service, query } = one
  const again = await enrollTotp(service, query)
  expect(again.secret).not.toBe(one.start.secret)
})

test('a secret is valid for one enrollment, for ten minutes, with its code', async () => {
  const { service, query, proof } = await startTotp()
  const wrong = { query, body: { ...proof.body, code: wrongScaCode } }
  expect(await service.refuse('confirmScaFactor', wrong)).toMatchObject(refused)
  const foreign = { query, body: { ...proof.body, secret: '00000000000000000000' } }
  expect(await service.refuse('confirmScaFactor', foreign)).toMatchObject(refused)
  await service.succeed('confirmScaFactor', 200, proof)
  expect(await service.refuse('confirmScaFactor', proof)).toMatchObject(refused)

  const { secret } = await enrollTotp(service, query)
  service.sandbox.clock.advance(10 * minute)
  const late = { query, body: { ...proof.body, secret } }
  expect(await service.refuse('confirmScaFactor', late)).toMatchObject(refused)
})

test('another customer cannot use an enrollment that one customer started', async () => {
  const { service, proof } = await startTotp()
  const grace = { customerType: 'INDIVIDUAL', fullName: 'Grace Hopper', region: 'FR' }
  const { id: customerId } = await service.succeed('createCustomer', 201, { body: grace })
  expect(await service.refuse('confirmScaFactor', { ...proof, query: { customerId } })).toMatchObject(refused)
  await service.succeed('confirmScaFactor', 200, proof)
})

test('a passkey is enrolled at an allowed page, is the only one, and is removed by its id', async () => {
  const world = await createScaWallet()
  const { service, query } = world
  const authenticator = await createAuthenticator()
  const { start, ...proof } = await answerEnrollment(world, { authenticator })
  expect(start).toMatchObject({
    relyingPartyId: 'localhost',
    allowedOrigins: ['http://localhost'],
    options: {
      rp: { id: 'localhost' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      authenticatorSelection: { userVerification: 'required' },
    },
  })

  const enrolled = await service.succeed('confirmScaFactor', 200, proof)

  const { factors } = await service.succeed('listScaFactors', 200, { query })
  const passkey = factors.find(({ factor }) => factor === 'PASSKEY')
  expect(passkey).toEqual({ factor: 'PASSKEY', name: 'Passkey', credentialId: expect.stringMatching(/^[\da-f-]{36}$/) })
  expect(enrolled).toEqual({ type: 'PASSKEY', factor: passkey })
  const second = await service.refuse('enrollScaFactor', { query, body: { type: 'PASSKEY' } })
  expect(second).toMatchObject({ status: 409, body: { code: 'PASSKEY_ALREADY_ENROLLED' } })

  const params = { scaCredentialId: passkey?.credentialId ?? '' }
  await service.succeed('deleteScaFactor', 204, { query, params })
  expect(await service.refuse('deleteScaFactor', { query, params })).toMatchObject({ status: 404 })
  await service.succeed('enrollScaFactor', 200, { query, body: { type: 'PASSKEY' } })
})

test('of two enrollments that were started, the first to be confirmed is the passkey', async () => {
  const world = await createScaWallet()
  const one = await answerEnrollment(world, { authenticator: await createAuthenticator() })
  const two = await answerEnrollment(world, { authenticator: await createAuthenticator() })
  const { service } = world
  const responses = await Promise.all([two, one].map((proof) => service.call('confirmScaFactor', proof)))
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  const { factors } = await service.succeed('listScaFactors', 200, world)
  expect(factors).toHaveLength(2)
})

test.each([
  ['made at another page', { origin: 'https://evil.example' }],
  ['made for another relying party', { rpId: 'evil.example' }],
  ['made without verification of the person', { verifiesUser: false }],
  ['made without presence of the person', { seesUser: false }],
])('a passkey %s is refused', async (_, fault) => {
  const world = await createScaWallet()
  const { start: _start, ...proof } = await answerEnrollment(world, { authenticator: await createAuthenticator(fault) })
  expect(await world.service.refuse('confirmScaFactor', proof)).toMatchObject(refused)
})

test('a passkey is refused under the name of another page, for another challenge, and unreadable', async () => {
  const world = await createScaWallet()
  const { service, query } = world
  const authenticator = await createAuthenticator()
  const { start: _, body } = await answerEnrollment(world, { authenticator })
  const elsewhere = { ...body, origin: 'http://localhost:1' }
  const credential = await authenticator.create({ challenge: 'AAAAAAAAAAAAAAAAAAAAAA', rp: { id: 'localhost' } })
  const unreadable = { id: authenticator.id, response: { clientDataJSON: '!' } }
  for (const wrong of [elsewhere, { ...body, credential }, { ...body, credential: unreadable }])
    expect(await service.refuse('confirmScaFactor', { query, body: wrong })).toMatchObject(refused)
  await service.succeed('confirmScaFactor', 200, { query, body })
})

test('with a setting, passkeys belong to its domain and its pages', async () => {
  const passkeys = { rpId: 'example.com', origins: ['https://pay.example.com', 'https://example.com'] }
  const world = await createScaWallet({}, createTestService({ passkeys }))
  const authenticator = await createAuthenticator({ origin: 'https://example.com' })
  const { start, query, body } = await answerEnrollment(world, { authenticator })
  expect(start).toMatchObject({ relyingPartyId: 'example.com', allowedOrigins: passkeys.origins })
  const { service } = world
  const elsewhere = { ...body, origin: 'https://pay.example.com' }
  expect(await service.refuse('confirmScaFactor', { query, body: elsewhere })).toMatchObject(refused)
  const here = { ...body, origin: 'https://example.com' }
  await service.succeed('confirmScaFactor', 200, { query, body: here })
})

test('factors and enrollments survive export and import', async () => {
  const { service, query } = await withScaPasskey()
  const { secret } = await enrollTotp(service, query)
  const restored = createTestService()
  restored.sandbox.importState(service.sandbox.exportState())
  await restored.succeed('confirmScaFactor', 200, { query, body: { type: 'TOTP', secret, code: scaCode } })
  const { factors } = await restored.succeed('listScaFactors', 200, { query })
  expect(factors.map(({ factor }) => factor)).toEqual(['SMS_OTP', 'TOTP', 'PASSKEY'])
})

function decodeBase32(text: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return (bits.match(/.{8}/g) ?? []).map((octet) => String.fromCharCode(Number.parseInt(octet, 2))).join('')
}

/** What an authenticator app shows for a QR code (RFC 6238), by the cryptography of OpenSSL. */
function codeOf(totpUri: string, { at }: { at: number }): string {
  const secret = new URL(totpUri).searchParams.get('secret') ?? ''
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest()
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 0xf) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

test('the code that an app really shows is accepted, once, and on a moved clock, too', async () => {
  const { service, query, start } = await startTotp()
  const factor = 'TOTP'
  const shown = (ms = 0) => codeOf(start.totpUri, { at: service.sandbox.clock.now() + ms })
  const confirmation = (code: string) => ({ query, body: { type: factor, secret: start.secret, code } })
  expect(await service.refuse('confirmScaFactor', confirmation(shown(5 * minute)))).toMatchObject(refused)
  await service.succeed('confirmScaFactor', 200, confirmation(shown()))

  const proof = (code: string) => ({ query, body: { factor, code, endUserIpAddress: '198.51.100.7' } })
  const signIn = () => service.succeed('startScaLogin', 200, { query, body: { factor } })
  await signIn()
  expect(await service.refuse('completeScaLogin', proof(shown()))).toMatchObject(refused)
  await service.succeed('completeScaLogin', 200, proof(shown(30_000)))
  // The app does not know that the clock of the sandbox was moved.
  const onDevice = shown(-30_000)
  service.sandbox.clock.advance(24 * 60 * minute)
  await signIn()
  await service.succeed('completeScaLogin', 200, proof(onDevice))
  await signIn()
  await service.succeed('completeScaLogin', 200, proof(shown()))
})

test("an app's code does not confirm a payment", async () => {
  const world = await awaitingProof()
  const { service, query, params } = world
  const start = v.parse(totpStart, await service.succeed('enrollScaFactor', 200, { query, body: { type: 'TOTP' } }))
  const confirmation = { query, body: { type: 'TOTP', secret: start.secret, code: scaCode } }
  await service.succeed('confirmScaFactor', 200, confirmation)
  const code = codeOf(start.totpUri, { at: service.sandbox.clock.now() })
  expect(await service.refuse('authorizeQuote', { params, body: { code } })).toMatchObject(refused)
})
