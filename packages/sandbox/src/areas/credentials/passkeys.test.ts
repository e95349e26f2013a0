import { expect, test } from 'vitest'
import { createAuthenticator } from '../../../test/authenticator.ts'
import { createTestWallet } from '../../../test/createTestService.ts'
import { createClientKey } from '../../../test/examinee.ts'
import {
  assertPasskey,
  firstLeg,
  loginWithPasskey,
  passkeyBody,
  signedIn,
  withPasskey,
} from '../../../test/journeys.ts'
import { bytesToBase64url, hexToBytes } from '../../crypto/encoding.ts'

const refused = (status: number, code: string) => ({ status, body: { code } })
const invalid = (field: string) => ({ status: 400, body: { code: 'INVALID_INPUT', details: { errors: [{ field }] } } })

/** A passkey that was enrolled, and a fresh key to log in with. */
async function enrolled(options: Parameters<typeof withPasskey>[0] = {}) {
  const world = await withPasskey(options)
  const { publicKeyHex: clientPublicKey } = await createClientKey()
  const login = { credentialId: world.passkey.id, authenticator: world.authenticator, clientPublicKey }
  return { ...world, login }
}

test('a passkey is enrolled, listed with its WebAuthn id, and opens sessions', async () => {
  const { service, wallet, authenticator, passkey } = await withPasskey()
  expect(passkey).toMatchObject({ type: 'PASSKEY', nickname: "Ada's phone", credentialId: authenticator.id })
  const { data } = await service.succeed('listCredentials', 200, { query: { accountId: wallet.accountId } })
  expect(data.map(({ type, credentialId }) => [type, credentialId])).toEqual([
    ['EMAIL_OTP', undefined],
    ['PASSKEY', authenticator.id],
  ])

  const { session } = await loginWithPasskey(service, { credentialId: passkey.id, authenticator })

  expect(session).toMatchObject({ type: 'PASSKEY', nickname: "Ada's phone", accountId: wallet.accountId })
  await loginWithPasskey(service, { credentialId: passkey.id, authenticator })
})

test('a challenge is 64 hex digits, valid for five minutes', async () => {
  const { service, login } = await enrolled()
  const { challenge, ...attempt } = await assertPasskey(service, login)
  expect(challenge).toMatch(/^[\da-f]{64}$/)
  service.sandbox.clock.advance(5 * 60_000)
  const refusal = await service.refuse('verifyCredential', attempt)
  expect(refusal.body).toMatchObject({ code: 'UNAUTHORIZED', reason: 'The Request-Id is expired' })
})

test('the bytes that the challenge spells in hex are not what is signed', async () => {
  const { service, login } = await enrolled()
  const { challenge, ...attempt } = await assertPasskey(service, login)
  const wrong = bytesToBase64url(hexToBytes(challenge))
  const { params, body } = await assertPasskey(service, { ...login, challenge: wrong })
  const refusal = await service.refuse('verifyCredential', { ...attempt, params, body })
  expect(refusal).toMatchObject(refused(401, 'UNAUTHORIZED'))
  expect(refusal.body.reason).toContain('challenge')
})

test.each([
  ['from another origin', { origin: 'https://localhost' }, 'origin'],
  ['from a page of the same ending', { origin: 'http://evil-localhost:80' }, 'origin'],
  ['for another relying party', { rpId: 'example.com' }, 'RP ID'],
  ['without verification of the person', { verifiesUser: false }, 'user could not be verified'],
  ['without presence of the person', { seesUser: false }, 'User not present'],
])('an assertion %s is refused', async (_, fault, reason) => {
  const { service, authenticator, login } = await enrolled()
  Object.assign(authenticator.options, fault)
  const refusal = await service.refuse('verifyCredential', await assertPasskey(service, login))
  expect(refusal).toMatchObject(refused(401, 'UNAUTHORIZED'))
  expect(refusal.body.reason).toContain(reason)
})

test('any port of localhost is allowed, until the origins are configured', async () => {
  const { service, authenticator, login } = await enrolled()
  authenticator.options.origin = 'http://localhost:5173'
  await service.succeed('verifyCredential', 200, await assertPasskey(service, login))

  const strict = await signedIn({ passkeys: { rpId: 'example.com', origins: ['https://pay.example.com'] } })
  const theirs = await createAuthenticator({ origin: 'https://pay.example.com', rpId: 'example.com' })
  const enroll = async () => ({ body: await passkeyBody(strict.wallet, { authenticator: theirs }), key: strict.key })
  await firstLeg(strict.service, 'createCredential', await enroll())
  theirs.options.origin = 'http://localhost'
  expect(await strict.service.refuse('createCredential', await enroll())).toMatchObject(invalid('attestation'))
})

test('a signature over something else is refused', async () => {
  const { service, login } = await enrolled()
  const attempt = await assertPasskey(service, login)
  const other = await assertPasskey(service, login)
  const assertion = { ...attempt.body.assertion, signature: other.body.assertion.signature }
  const refusal = await service.refuse('verifyCredential', { ...attempt, body: { ...attempt.body, assertion } })
  expect(refusal).toMatchObject({ status: 401, body: { reason: 'The signature of the assertion does not verify' } })
})

test('a counter that does not advance is refused, unless it is zero', async () => {
  const { service, authenticator, login } = await enrolled()
  await service.succeed('verifyCredential', 200, await assertPasskey(service, login))
  authenticator.options.counterStep = 0
  const refusal = await service.refuse('verifyCredential', await assertPasskey(service, login))
  expect(refusal).toMatchObject(refused(401, 'UNAUTHORIZED'))
  expect(refusal.body.reason).toContain('counter')

  const synced = await enrolled({ counterStep: 0 })
  for (let use = 0; use < 2; use++)
    await synced.service.succeed('verifyCredential', 200, await assertPasskey(synced.service, synced.login))
})

test('an assertion works once, and only with its own Request-Id', async () => {
  const { service, login } = await enrolled()
  const attempt = await assertPasskey(service, login)
  await service.succeed('verifyCredential', 200, attempt)
  const again = await service.refuse('verifyCredential', attempt)
  expect(again.body).toMatchObject({ code: 'UNAUTHORIZED', reason: 'The Request-Id was already used' })

  const next = await assertPasskey(service, login)
  const { requestId: _, ...without } = next
  expect(await service.refuse('verifyCredential', without)).toMatchObject(refused(401, 'REQUEST_ID_MISSING'))
  const unknown = await service.refuse('verifyCredential', { ...next, requestId: 'Request:none' })
  expect(unknown.body).toMatchObject({ code: 'UNAUTHORIZED', reason: 'The Request-Id is unknown' })
})

test('of two assertions at once one opens a session', async () => {
  const { service, login } = await enrolled()
  const attempt = await assertPasskey(service, login)
  const answers = await Promise.all([
    service.call('verifyCredential', attempt),
    service.call('verifyCredential', attempt),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
})

test('an assertion of another passkey, or for one of another wallet, is refused', async () => {
  const { service, login } = await enrolled()
  const stranger = await createAuthenticator()
  const foreign = await assertPasskey(service, { ...login, authenticator: stranger })
  const refusal = await service.refuse('verifyCredential', foreign)
  expect(refusal).toMatchObject({ status: 401, body: { reason: 'The assertion is of another passkey' } })

  const other = await createTestWallet(service, { email: 'grace@example.com', accountNumber: '98765432109' })
  const attempt = await assertPasskey(service, login)
  const params = { credentialId: other.credentialId }
  expect(await service.refuse('verifyCredential', { ...attempt, params })).toMatchObject(invalid('type'))
})

test('the literal signature is accepted instead of one', async () => {
  const { service, login } = await enrolled()
  const { body, ...attempt } = await assertPasskey(service, login)
  const assertion = { ...body.assertion, clientDataJson: 'e30', signature: 'sandbox-valid-passkey-signature' }
  const input = { ...attempt, body: { ...body, assertion } }
  await service.succeed('verifyCredential', 200, input)
  expect(await service.refuse('verifyCredential', input)).toMatchObject(refused(401, 'UNAUTHORIZED'))
})

test.each([undefined, `04${'0'.repeat(128)}`, `02${'f'.repeat(64)}`, '05'])(
  '%s is not a key to sign in with',
  async (key) => {
    const { service, passkey } = await withPasskey()
    const params = { credentialId: passkey.id }
    const refusal = await service.refuse('challengeCredential', { params, body: { clientPublicKey: key } })
    expect(refusal).toMatchObject(invalid('clientPublicKey'))
  },
)

test('a passkey is enrolled once, and so is a challenge', async () => {
  const { service, wallet, key, authenticator } = await withPasskey()
  const again = await passkeyBody(wallet, { authenticator })
  expect(await service.refuse('createCredential', { body: again })).toMatchObject(
    refused(400, 'PASSKEY_CREDENTIAL_ALREADY_EXISTS'),
  )
  const body = await passkeyBody(wallet, { authenticator: await createAuthenticator() })
  const { retry } = await firstLeg(service, 'createCredential', { body, key })
  await service.succeed('createCredential', 201, retry)
  const { challenge } = body
  const reused = await passkeyBody(wallet, { authenticator: await createAuthenticator(), challenge })
  expect(await service.refuse('createCredential', { body: reused })).toMatchObject(invalid('challenge'))
})

test.each([
  ['of another challenge', (body: { challenge: string }) => ({ ...body, challenge: 'AAAA' }), 'attestation'],
  ['without a name', (body: object) => ({ ...body, nickname: ' ' }), 'nickname'],
  ['with a name of other signs', (body: object) => ({ ...body, nickname: 'Ada <3' }), 'nickname'],
])('a passkey %s is not enrolled', async (_, plant, field) => {
  const { service, wallet } = await signedIn()
  const body = await passkeyBody(wallet, { authenticator: await createAuthenticator() })
  expect(await service.refuse('createCredential', { body: plant(body) })).toMatchObject(invalid(field))
})

test('an attestation under the id of another passkey is not enrolled', async () => {
  const { service, wallet } = await signedIn()
  const body = await passkeyBody(wallet, { authenticator: await createAuthenticator() })
  const attestation = { ...body.attestation, credentialId: (await createAuthenticator()).id }
  expect(await service.refuse('createCredential', { body: { ...body, attestation } })).toMatchObject(
    invalid('attestation'),
  )
})

test.each([
  ['without verification of the person', { verifiesUser: false }],
  ['from another origin', { origin: 'https://example.com' }],
  ['for another relying party', { rpId: 'example.com' }],
])('a passkey made %s is not enrolled', async (_, fault) => {
  const { service, wallet } = await signedIn()
  const body = await passkeyBody(wallet, { authenticator: await createAuthenticator(fault) })
  expect(await service.refuse('createCredential', { body })).toMatchObject(invalid('attestation'))
})
