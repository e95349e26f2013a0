import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { issueToken } from '../../../test/waysToSignIn.ts'
import { loginWithOtp, requestOtp } from '../sign-in/otpLogin.ts'
import {
  type AddedCredential,
  addCredential,
  listCredentialItems,
  type NewCredential,
  removeCredential,
} from './credentialList.ts'

async function twoWays() {
  const world = await signedInWorld()
  const { credential } = await addCredential(world.client, {
    accountId: world.ada.accountId,
    add: { type: 'add-sms-otp' },
  })
  return { world, phone: credential.id, email: world.ada.credentialId }
}

const remove = ({ client, ada }: TestWorld, credentialId: string) =>
  removeCredential(client, { accountId: ada.accountId, credentialId })
const deletions = (world: TestWorld) => world.network.requests.filter(({ method }) => method === 'DELETE')
const activityOf = (body: string) => JSON.parse(body) as { payloadToSign: string; requestId: string }

/** A relay that changes the payload of the first leg. */
function swapPayload(world: TestWorld, text: string, change: (payload: string) => string): void {
  world.network.tamper(text, (body, response) =>
    response.status === 202
      ? JSON.stringify({ ...activityOf(body), payloadToSign: change(activityOf(body).payloadToSign) })
      : body,
  )
}

const stamped = (world: TestWorld) => world.network.requests.filter(({ headers }) => headers['request-id'])

async function expectNothingSigned(world: TestWorld, attempt: Promise<AddedCredential | undefined>): Promise<void> {
  world.network.requests.length = 0
  await expect(attempt).rejects.toMatchObject({ code: 'PAYLOAD_MISMATCH' })
  expect(stamped(world)).toEqual([])
}

test('a relay that adds its own address instead of the customer’s gets no signature', async () => {
  const world = await signedInWorld()
  const { accountId, phoneNumber } = world.ada
  swapPayload(world, 'POST /auth/credentials', (payload) => payload.replace(phoneNumber, '+19995550199'))

  await expectNothingSigned(world, addCredential(world.client, { accountId, add: { type: 'add-sms-otp' } }))
})

test('a relay that adds its own identity instead of the user’s gets no signature', async () => {
  const world = await signedInWorld()
  const oidcToken = await issueToken(world)
  const theirs = await issueToken(world, { subject: 'mallory', email: 'mallory@example.com' })
  const { accountId } = world.ada
  swapPayload(world, 'POST /auth/credentials', (payload) => payload.replace(oidcToken, theirs))

  await expectNothingSigned(world, addCredential(world.client, { accountId, add: { type: 'add-oauth', oidcToken } }))
})

test('a relay that sets its own address instead of removing one gets no signature', async () => {
  const { world, phone } = await twoWays()
  swapPayload(world, 'DELETE', (payload) => payload.replace('"userPhoneNumber":""', '"userPhoneNumber":"+19995550199"'))

  await expect(remove(world, phone)).rejects.toMatchObject({ code: 'PAYLOAD_MISMATCH' })
  expect(deletions(world)).toHaveLength(1)
})

test.each([
  ['phoneNumber', 'add-sms-otp'],
  ['email', 'add-email-otp'],
] as const)('a customer without %s has nothing for a code to be sent to, and nothing is sent', async (field, type) => {
  const world = await signedInWorld()
  world.network.tamper('GET /customers/', (body) => JSON.stringify({ ...JSON.parse(body), [field]: undefined }))
  world.network.requests.length = 0

  const attempt = addCredential(world.client, { accountId: world.ada.accountId, add: { type } })

  await expect(attempt).rejects.toMatchObject({ code: 'INVALID_INPUT', details: { errors: [{ field }] } })
  expect(world.network.requests.map(({ method }) => method)).toEqual(['GET', 'GET'])
})

test('a response about another wallet is rejected', async () => {
  const world = await signedInWorld()
  world.network.tamper('POST /auth/credentials', (body, response) =>
    response.status === 201 ? body.replace(world.ada.accountId, 'InternalAccount:other') : body,
  )

  const attempt = addCredential(world.client, { accountId: world.ada.accountId, add: { type: 'add-sms-otp' } })

  await expect(attempt).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE' })
})

test('a credential that is gone already counts as removed, here or at the service', async () => {
  const { world, phone } = await twoWays()
  await remove(world, 'AuthMethod:never')
  await remove({ ...world, client: world.openTab({ name: 'a browser without a session' }) }, 'AuthMethod:never')
  expect(deletions(world)).toEqual([])

  world.sandbox.scenarios.failNext('deleteCredential', { status: 404, code: 'REFERENCE_NOT_FOUND' })
  await remove(world, phone)
  expect(deletions(world)).toHaveLength(1)
})

test.each([
  [400, 'INVALID_INPUT', 'LAST_CREDENTIAL'],
  [400, 'CREDENTIAL_NOT_REMOVABLE', 'CREDENTIAL_NOT_REMOVABLE'],
  [403, 'INVALID_INPUT', 'INVALID_INPUT'],
])('a removal that the service refuses by %i %s is reported as %s', async (httpStatus, refusal, code) => {
  // 400 without a code of its own: all others were removed meanwhile.
  const { world, phone } = await twoWays()
  world.sandbox.scenarios.failNext('deleteCredential', { status: httpStatus, code: refusal })

  await expect(remove(world, phone)).rejects.toMatchObject({ code, httpStatus })
})

test('a code by email is added by the session of another method, and signs in', async () => {
  const { world, phone, email } = await twoWays()
  const { client, ada } = world
  const { accountId } = ada
  const sms = await requestOtp(client, { type: 'SMS_OTP', identity: { credentialId: phone } })
  await loginWithOtp(client, { challenge: sms, code: '000000' })
  await remove(world, email)

  const { credential, challenge } = await addCredential(client, { accountId, add: { type: 'add-email-otp' } })

  expect(challenge).toMatchObject({ credentialId: credential.id, type: 'EMAIL_OTP', sentTo: 'a•••@example.com' })
  if (!challenge) throw new Error('no code is on its way')
  await expect(loginWithOtp(client, { challenge, code: '000000' })).resolves.toMatchObject({ type: 'EMAIL_OTP' })
})

test('a code is asked for only where one was sent', async () => {
  const world = await signedInWorld()
  const { client, ada } = world
  const add = async (credential: NewCredential, bundle: string | undefined) => {
    world.network.tamper('POST /auth/credentials', (body, { status }) =>
      status === 201 ? JSON.stringify({ ...JSON.parse(body), otpEncryptionTargetBundle: bundle }) : body,
    )
    return addCredential(client, { accountId: ada.accountId, add: credential })
  }
  const identity = await add({ type: 'add-oauth', oidcToken: await issueToken(world) }, '{}')
  const number = await add({ type: 'add-sms-otp' }, undefined)

  expect(identity).toEqual({ credential: expect.objectContaining({ type: 'OAUTH' }) })
  expect(number).toEqual({ credential: expect.objectContaining({ type: 'SMS_OTP' }) })
})

test('only the refusal of a token asks for a new token', async () => {
  const world = await signedInWorld()
  const { accountId } = world.ada
  const refused = async (add: NewCredential) => {
    world.sandbox.scenarios.failNext('createCredential', { status: 401, code: 'UNAUTHORIZED' })
    return addCredential(world.client, { accountId, add })
  }

  await expect(refused({ type: 'add-sms-otp' })).rejects.toMatchObject({ code: 'UNAUTHORIZED', httpStatus: 401 })
  const oidcToken = await issueToken(world)
  await expect(refused({ type: 'add-oauth', oidcToken })).rejects.toMatchObject({
    code: 'OIDC_TOKEN_REFUSED',
    httpStatus: 401,
  })
})

test('a removal whose response is lost is not sent again, and the list shows that it was done', async () => {
  const { world, phone } = await twoWays()
  const { accountId } = world.ada
  world.sandbox.scenarios.failNext('deleteCredential', { status: 500, code: 'INTERNAL_ERROR', after: true, skip: 1 })

  await expect(remove(world, phone)).rejects.toMatchObject({ code: 'INTERNAL_ERROR' })

  expect(deletions(world)).toHaveLength(2)
  expect(await listCredentialItems(world.client, { accountId })).toHaveLength(1)
  await expect(remove(world, phone)).resolves.toBeUndefined()
})

test('a tab that signed in meanwhile by the removed credential has no session afterwards', async () => {
  const { world, phone } = await twoWays()
  const { accountId } = world.ada
  const otherTab = world.openTab()
  const challenge = await requestOtp(otherTab, { type: 'SMS_OTP', identity: { credentialId: phone } })
  // Between the signature and its arrival, the other tab signs in by the credential that is being removed.
  const removing = world.openTab({
    fetch: async (input, init) => {
      const signed = init?.method === 'DELETE' && new Headers(init.headers).has('request-id')
      if (signed) await loginWithOtp(otherTab, { challenge, code: '000000' })
      return world.network.fetch(input, init)
    },
  })

  await removeCredential(removing, { accountId, credentialId: phone })

  expect(otherTab.sessions.getSnapshot()).toMatchObject({ status: 'active', session: { credentialId: phone } })
  await expect(removing.sessions.use(accountId)).rejects.toMatchObject({ action: 'sign-in' })
  expect(await world.keyStore.list()).toEqual([])
  await expect.poll(() => otherTab.sessions.getSnapshot().status).not.toBe('active')
})
