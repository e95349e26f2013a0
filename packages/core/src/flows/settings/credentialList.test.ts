import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { issueToken } from '../../../test/waysToSignIn.ts'
import { loginWithOtp, requestOtp } from '../sign-in/otpLogin.ts'
import { type AddedCredential, addCredential, listCredentialItems, removeCredential } from './credentialList.ts'

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

test('a code without an address to send it to is refused before anything is sent', async () => {
  const world = await signedInWorld()
  world.network.tamper('GET /customers/', (body) => body.replace(/"phoneNumber":"[^"]*",?/, ''))
  world.network.requests.length = 0

  const attempt = addCredential(world.client, { accountId: world.ada.accountId, add: { type: 'add-sms-otp' } })

  await expect(attempt).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    details: { errors: [{ field: 'phoneNumber' }] },
  })
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
  expect(deletions(world)).toEqual([])

  world.sandbox.scenarios.failNext('deleteCredential', { status: 404, code: 'REFERENCE_NOT_FOUND' })
  await remove(world, phone)
  expect(deletions(world)).toHaveLength(1)
})

test('where all others were removed meanwhile, the service’s refusal has the same code', async () => {
  const { world, phone } = await twoWays()
  world.sandbox.scenarios.failNext('deleteCredential', { status: 400, code: 'INVALID_INPUT' })

  await expect(remove(world, phone)).rejects.toMatchObject({ code: 'LAST_CREDENTIAL', httpStatus: 400 })
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
