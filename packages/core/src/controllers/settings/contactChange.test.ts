import { listCredentials } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { createTestClient, type TestWorld } from '../../../test/createTestClient.ts'
import { signIn } from '../../../test/journeys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { readContact } from '../../flows/settings/contactChange.ts'
import { addCredential } from '../../flows/settings/credentialList.ts'
import { forgetLogin, readRememberedLogins, rememberLogin } from '../../storage/rememberedLogins.ts'
import { createContactChange } from './contactChange.ts'

const contactOf = ({ client, ada }: TestWorld) => createContactChange(client, { accountId: ada.accountId })
const patches = (world: TestWorld) => world.network.requests.filter(({ method }) => method === 'PATCH')
const email = 'ada.byron@example.com'

test('the address and number of the customer behind the wallet are read, and nothing else about them', async () => {
  const world = await signedInWorld()
  const contact = contactOf(world)

  await contact.load()

  const { email: current, phoneNumber } = world.ada
  expect(contact.getSnapshot().list).toEqual({ status: 'ready', content: { email: current, phoneNumber } })
})

test('a new address takes two legs with the same body, and codes go there afterwards', async () => {
  const world = await signedInWorld()
  const contact = contactOf(world)

  await contact.change({ email })

  expect(contact.getSnapshot().change).toMatchObject({ status: 'done', result: { id: world.ada.customerId, email } })
  const bodies = patches(world).map(({ body }) => body)
  expect(bodies).toEqual([JSON.stringify({ customerType: 'INDIVIDUAL', email }), bodies[0]])
  await expect.poll(() => contact.getSnapshot().list).toMatchObject({ content: { email } })
  const { data } = await world.service.call(listCredentials, { query: { accountId: world.ada.accountId } })
  expect(data).toMatchObject([{ type: 'EMAIL_OTP', nickname: email }])
})

test('the masked address that this device remembers is updated', async () => {
  const world = await signedInWorld()
  const before = await readRememberedLogins(world.client.records)

  await contactOf(world).change({ email: 'zoe@example.org' })

  const after = await readRememberedLogins(world.client.records)
  expect(after).toMatchObject([{ credentialId: before[0]?.credentialId, lastUsedAtMs: before[0]?.lastUsedAtMs }])
  expect(after[0]?.nickname).not.toBe(before[0]?.nickname)
  expect(after[0]?.nickname).toMatch(/^z•+.*example\.org$/)
})

test.each([
  ['EMAIL_OTP', { email: 'zoe@example.org' }, 'z•••@example.org'],
  ['SMS_OTP', { phoneNumber: '+14155550199' }, '+•••99'],
])('only %s of this wallet is remembered under its new destination', async (changed, change, shown) => {
  const world = await signedInWorld()
  const { client, ada } = world
  const { records } = client
  for (const login of await readRememberedLogins(records)) await forgetLogin(records, login)
  for (const accountId of [ada.accountId, 'InternalAccount:2'])
    for (const type of ['EMAIL_OTP', 'SMS_OTP', 'PASSKEY'])
      await rememberLogin(records, { credentialId: accountId + type, accountId, type, nickname: 'o', lastUsedAtMs: 1 })

  await contactOf(world).change(change)

  const renamed = (await readRememberedLogins(records)).filter(({ nickname }) => nickname.startsWith(shown))
  expect(renamed).toMatchObject([{ accountId: ada.accountId, type: changed }])
  expect(renamed).toHaveLength(1)
})

test('the session shows the new address at once, in every tab and after a reload', async () => {
  const world = await signedInWorld()
  const other = world.openTab()
  await other.sessions.restore()

  await contactOf(world).change({ email: 'zoe@example.org' })

  const shown = { status: 'active', session: { nickname: 'z•••@example.org' } }
  expect(world.client.sessions.getSnapshot()).toMatchObject(shown)
  await expect.poll(() => other.sessions.getSnapshot()).toMatchObject(shown)
  const reloaded = world.openTab()
  await reloaded.sessions.restore()
  expect(reloaded.sessions.getSnapshot()).toMatchObject(shown)
})

test('a new number does not rename a session that an email code opened', async () => {
  const world = await signedInWorld()
  const before = world.client.sessions.getSnapshot()

  await contactOf(world).change({ phoneNumber: '+14155550199' })

  expect(world.client.sessions.getSnapshot()).toEqual(before)
})

test('a number that receives no code needs no signature, and a sign-in all the same', async () => {
  const world = await signedInWorld()
  await world.client.sessions.end(world.ada.accountId)
  const contact = contactOf(world)

  await contact.change({ phoneNumber: '+14155550199' })
  expect(contact.getSnapshot().change.status).toBe('signing-in')
  expect(patches(world)).toEqual([])
  await signIn(world)

  await expect.poll(() => contact.getSnapshot().change).toMatchObject({ result: { phoneNumber: '+14155550199' } })
  expect(patches(world)).toHaveLength(1)
})

test('a number that receives codes needs a signature', async () => {
  const world = await signedInWorld()
  await addCredential(world.client, { accountId: world.ada.accountId, add: { type: 'add-sms-otp' } })
  const contact = contactOf(world)

  await contact.change({ phoneNumber: '+14155550199' })

  expect(contact.getSnapshot().change).toMatchObject({ status: 'done', result: { phoneNumber: '+14155550199' } })
  expect(patches(world)).toHaveLength(2)
})

test('without a session the change waits for an inline sign-in, and continues with what the user typed', async () => {
  const world = await createTestClient()
  world.network.cookies.set('platform', encodeURIComponent(world.ada.customerId))
  const contact = contactOf(world)

  await contact.change({ email })
  expect(contact.getSnapshot().change).toMatchObject({ status: 'signing-in', input: { email } })
  await signIn(world)

  await expect.poll(() => contact.getSnapshot().change).toMatchObject({ status: 'done', result: { email } })
})

test('a relay that changes the address on its way, or in what is signed, gets no signature', async () => {
  for (const theirs of ['mallory@example.com', `${email}.evil.example`, '']) {
    const world = await signedInWorld()
    world.network.tamper('PATCH', (body) => body.replaceAll(email, theirs))
    const contact = contactOf(world)

    await contact.change({ email })

    expect(contact.getSnapshot().change).toMatchObject({ status: 'idle', error: { code: 'PAYLOAD_MISMATCH' } })
    expect(patches(world)).toHaveLength(1)
  }
})

test.each([{ email: 'zoe@example.org' }, { phoneNumber: '+14155550199' }])(
  'a relay that drops the change %j and calls it made is not believed, and nothing is renamed',
  async (change) => {
    const world = await signedInWorld()
    const { email, phoneNumber, customerId: id } = world.ada
    const before = world.client.sessions.getSnapshot()
    world.network.tamper('PATCH', () => Response.json({ id, customerType: 'INDIVIDUAL', email, phoneNumber }))
    const contact = contactOf(world)

    await contact.change(change)

    expect(contact.getSnapshot().change).toMatchObject({ status: 'idle', error: { code: 'UNEXPECTED_RESPONSE' } })
    expect(world.client.sessions.getSnapshot()).toEqual(before)
  },
)

test('a response about another customer is rejected', async () => {
  const world = await signedInWorld()
  world.network.tamper('PATCH', (body) => body.replaceAll(world.ada.customerId, 'Customer:other'))
  const contact = contactOf(world)
  await contact.change({ email })
  expect(contact.getSnapshot().change).toMatchObject({ error: { code: 'UNEXPECTED_RESPONSE' } })
})

test.each([
  [409, 'EMAIL_OTP_EMAIL_ALREADY_EXISTS', 'none'],
  [409, 'EMAIL_OTP_CREDENTIAL_SET_CHANGED', 'retry'],
  [424, 'EMAIL_OTP_CREDENTIAL_SYNC_FAILED', 'contact-support'],
  [400, 'AUTH_CREDENTIAL_VERIFICATION_REQUIRED', 'none'],
  [400, 'AUTH_CREDENTIAL_VERIFICATION_EXPIRED', 'none'],
] as const)('%i %s is reported as it is, with the action %s', async (status, code, action) => {
  const world = await signedInWorld()
  world.sandbox.scenarios.failNext('updateCustomer', { status, code, skip: 1 })
  const contact = contactOf(world)

  await contact.change({ email })

  expect(contact.getSnapshot().change).toMatchObject({ status: 'idle', error: { code, action }, input: { email } })
  await expect.poll(() => contact.getSnapshot().list).toMatchObject({ content: { email: world.ada.email } })
})

test('a wallet that does not belong to the user has no contact to change', async () => {
  const world = await signedInWorld()
  const contact = createContactChange(world.client, { accountId: 'InternalAccount:other' })
  world.network.requests.length = 0
  await contact.load()
  expect(contact.getSnapshot().list).toMatchObject({ status: 'unavailable', error: { code: 'REFERENCE_NOT_FOUND' } })
  expect(world.network.requests).toHaveLength(1)
})

test('a page that was left reads nothing about the customer', async () => {
  const { client, ada, network } = await signedInWorld()
  network.requests.length = 0

  const left = readContact(client, { accountId: ada.accountId, signal: AbortSignal.abort() })

  await expect(left).rejects.toMatchObject({ code: 'CANCELLED' })
  // The first request is cut off, and the one for the customer never begins.
  expect(network.requests).toHaveLength(1)
})
