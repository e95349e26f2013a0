import { calculateJwkThumbprint, createLocalJWKSet, jwtVerify, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { createTestQuote } from '../../../../test/createTestService.ts'
import { createClientKey, stampWith } from '../../../../test/examinee.ts'
import { firstLeg, nonceFor, signedIn } from '../../../../test/journeys.ts'
import type { IssueTokenParameters } from '../../../exports/index.ts'

const ada = { subject: 'ada-1', email: 'ada@mail.example', audience: 'countersign-app' }
const unauthorized = (reason: string) => ({ status: 401, body: { code: 'UNAUTHORIZED', reason } })
const invalid = (field: string) => ({ status: 400, body: { code: 'INVALID_INPUT', details: { errors: [{ field }] } } })

/** Signed in by email, with an OpenID identity added. */
async function withIdentity() {
  const world = await signedIn()
  const { service, wallet, key } = world
  const oidcToken = await service.sandbox.identityProvider.issueToken(ada)
  const body = { type: 'OAUTH', accountId: wallet.accountId, oidcToken }
  const { retry } = await firstLeg(service, 'createCredential', { body, key })
  const credential = await service.succeed('createCredential', 201, retry)
  const clientKey = await createClientKey()

  async function loginInput(fault: Partial<IssueTokenParameters> = {}) {
    const clientPublicKey = clientKey.publicKeyHex
    const parameters = { ...ada, nonce: await nonceFor(clientPublicKey), ...fault }
    const token = await service.sandbox.identityProvider.issueToken(parameters)
    return { params: { credentialId: credential.id }, body: { type: 'OAUTH', oidcToken: token, clientPublicKey } }
  }
  return { ...world, credential, clientKey, loginInput }
}

test('an identity is added by its token, shown by its email address, and opens a session for the key of its nonce', async () => {
  const { service, wallet, credential, clientKey, loginInput } = await withIdentity()
  expect(credential).toMatchObject({ type: 'OAUTH', nickname: 'ada@mail.example' })

  const session = await service.succeed('verifyCredential', 200, await loginInput())

  expect(session).toMatchObject({ type: 'OAUTH', nickname: 'ada@mail.example' })
  expect(session.encryptedSessionSigningKey).toBeUndefined()
  const { params, payloadToSign } = await createTestQuote(service, { wallet })
  const signature = await stampWith(clientKey, { payload: payloadToSign })
  await service.succeed('executeQuote', 200, { params, signature })
})

test.each<[string, Partial<IssueTokenParameters>, string]>([
  ['an empty nonce', { nonce: '' }, 'The nonce of the token is not the SHA-256 of clientPublicKey'],
  [
    'the nonce of another key',
    { nonce: 'ab'.repeat(32) },
    'The nonce of the token is not the SHA-256 of clientPublicKey',
  ],
  ['another subject', { subject: 'eve-1' }, 'The subject of the token is not the registered one'],
  ['another audience', { audience: 'other-app' }, 'The audience of the token is not the registered one'],
  ['no time left', { lifetimeSeconds: 0 }, 'The token is expired'],
])('a token with %s opens nothing', async (_, fault, reason) => {
  const { service, loginInput } = await withIdentity()
  expect(await service.refuse('verifyCredential', await loginInput(fault))).toMatchObject(unauthorized(reason))
})

test('a token without a nonce opens nothing, though it adds the identity', async () => {
  const { service, loginInput } = await withIdentity()
  const input = await loginInput()
  const oidcToken = await service.sandbox.identityProvider.issueToken(ada)
  const refusal = await service.refuse('verifyCredential', { ...input, body: { ...input.body, oidcToken } })
  expect(refusal).toMatchObject(unauthorized('The nonce of the token is not the SHA-256 of clientPublicKey'))
})

test('the nonce is over the text of the key, not over its bytes', async () => {
  const { service, clientKey, loginInput } = await withIdentity()
  const digest = await crypto.subtle.digest('SHA-256', Buffer.from(clientKey.publicKeyHex, 'hex'))
  const refusal = await service.refuse(
    'verifyCredential',
    await loginInput({ nonce: Buffer.from(digest).toString('hex') }),
  )
  expect(refusal).toMatchObject(unauthorized('The nonce of the token is not the SHA-256 of clientPublicKey'))
})

test('a token is fresh for 60 seconds and five for the difference of clocks, on either side', async () => {
  const { service, loginInput } = await withIdentity()
  const at = (seconds: number) => loginInput({ issuedAt: new Date(service.sandbox.clock.now() + seconds * 1000) })
  await service.succeed('verifyCredential', 200, await at(-65))
  await service.succeed('verifyCredential', 200, await at(5))
  expect(await service.refuse('verifyCredential', await at(-66))).toMatchObject(
    unauthorized('The token was issued more than 60 seconds ago'),
  )
  expect(await service.refuse('verifyCredential', await at(6))).toMatchObject(
    unauthorized('The token was issued in the future'),
  )
})

test('a token whose claims were changed after it was signed is refused', async () => {
  const { service, loginInput } = await withIdentity()
  const input = await loginInput({ subject: 'eve-1' })
  const [header, claims = '', signature] = input.body.oidcToken.split('.')
  const changed = Buffer.from(Buffer.from(claims, 'base64url').toString().replace('eve-1', 'ada-1')).toString(
    'base64url',
  )
  const body = { ...input.body, oidcToken: [header, changed, signature].join('.') }
  expect(await service.refuse('verifyCredential', { ...input, body })).toMatchObject(
    unauthorized('The signature of the token does not verify'),
  )
})

test('a token without a signature is refused', async () => {
  const { service, loginInput } = await withIdentity()
  const input = await loginInput()
  const [, claims] = input.body.oidcToken.split('.')
  const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
  const body = { ...input.body, oidcToken: `${header}.${claims}.` }
  expect(await service.refuse('verifyCredential', { ...input, body })).toMatchObject({ status: 401 })
})

test.each(['token', 'a.b.c', 'sandbox-valid-oidc-token'])('%s is not a token', async (oidcToken) => {
  const { service, wallet, loginInput } = await withIdentity()
  const input = await loginInput()
  const body = { ...input.body, oidcToken }
  expect(await service.refuse('verifyCredential', { ...input, body })).toMatchObject(invalid('oidcToken'))
  const create = { type: 'OAUTH', accountId: wallet.accountId, oidcToken }
  expect(await service.refuse('createCredential', { body: create })).toMatchObject(invalid('oidcToken'))
})

test('an issuer is added by option, and then any signature is accepted', async () => {
  const issuer = 'https://id.example'
  const service = await signedIn({ oidcIssuers: [issuer] })
  const issuedAt = service.service.sandbox.clock.now() / 1000
  const tokenOf = (from: string) =>
    new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(from)
      .setSubject('ada-2')
      .setAudience(['app'])
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + 60)
      .sign(new Uint8Array(32))
  const bodyOf = async (from: string) => ({
    type: 'OAUTH',
    accountId: service.wallet.accountId,
    oidcToken: await tokenOf(from),
  })
  const { retry } = await firstLeg(service.service, 'createCredential', {
    body: await bodyOf(issuer),
    key: service.key,
  })
  expect(await service.service.succeed('createCredential', 201, retry)).toMatchObject({ nickname: 'ada-2' })
  expect(
    await service.service.refuse('createCredential', { body: await bodyOf('https://other.example') }),
  ).toMatchObject(invalid('oidcToken'))
})

test('a stale token adds nothing, and neither does an identity that is there', async () => {
  const { service, wallet } = await withIdentity()
  const { issueToken } = service.sandbox.identityProvider
  const bodyOf = (oidcToken: string) => ({ body: { type: 'OAUTH', accountId: wallet.accountId, oidcToken } })
  const stale = await issueToken({
    ...ada,
    subject: 'ada-3',
    issuedAt: new Date(service.sandbox.clock.now() - 120_000),
  })
  expect(await service.refuse('createCredential', bodyOf(stale))).toMatchObject(
    unauthorized('The token was issued more than 60 seconds ago'),
  )
  expect(await service.refuse('createCredential', bodyOf(await issueToken(ada)))).toMatchObject(invalid('oidcToken'))
})

test('an identity has no challenge', async () => {
  const { service, credential } = await withIdentity()
  const refusal = await service.refuse('challengeCredential', { params: { credentialId: credential.id }, body: {} })
  expect(refusal).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
})

test("a token names its key, and a client finds that key where the provider's description says", async () => {
  const { service } = await signedIn()
  const read = async (url: string) => (await service.sandbox.fetch(new Request(url))).json()
  const { issuer, jwks_uri } = await read('http://127.0.0.1:4010/.well-known/openid-configuration')
  const keys = createLocalJWKSet(await read(jwks_uri))
  const token = await service.sandbox.identityProvider.issueToken(ada)
  const currentDate = new Date(service.sandbox.clock.now())
  const { payload, protectedHeader } = await jwtVerify(token, keys, { issuer, audience: ada.audience, currentDate })
  expect(payload.sub).toBe('ada-1')
  expect(protectedHeader.kid).toBe(await calculateJwkThumbprint((await read(jwks_uri)).keys[0]))
  expect(JSON.stringify(await read(jwks_uri))).not.toContain('"d"')
})
