import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { signIn } from '../../../test/journeys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { issueToken } from '../../../test/waysToSignIn.ts'
import { loginWithOtp, requestOtp } from '../../flows/sign-in/otpLogin.ts'
import { readRememberedLogins } from '../../storage/rememberedLogins.ts'
import { createSmsOtpLogin } from '../sign-in/smsOtpLogin.ts'
import { createCredentialList } from './credentialList.ts'

type List = ReturnType<typeof createCredentialList>

const listOf = ({ client, ada }: TestWorld) => createCredentialList(client, { accountId: ada.accountId })
const content = (list: List) => {
  const { list: read } = list.getSnapshot()
  if (read.status !== 'ready') throw new Error(`the list is ${read.status}`)
  return read.content
}
const typesOf = (list: List) => content(list).map(({ type }) => type)
const sent = (world: TestWorld, text: string) =>
  world.network.requests.filter(({ method, path }) => `${method} ${path}`.includes(text))

/** Signs in by a phone number that was added before. */
async function signInByPhone(world: TestWorld, credentialId: string): Promise<void> {
  const challenge = await requestOtp(world.client, { type: 'SMS_OTP', identity: { credentialId } })
  await loginWithOtp(world.client, { challenge, code: '000000' })
}

/** A list with an email code, whose session is open, and an SMS code. */
async function twoWays() {
  const world = await signedInWorld()
  const list = listOf(world)
  await list.change({ type: 'add-sms-otp' })
  await list.load()
  const phone = content(list).find(({ type }) => type === 'SMS_OTP')?.id ?? ''
  return { world, list, phone, email: world.ada.credentialId }
}

test('each sign-in method says when it was last used here, and which one opened this session', async () => {
  const { world, list, phone, email } = await twoWays()
  const signedInAt = new Date(world.clock.now())

  expect(content(list)).toMatchObject([
    { id: email, type: 'EMAIL_OTP', current: true, lastUsedAt: signedInAt },
    { id: phone, type: 'SMS_OTP', current: false },
  ])
  expect(content(list)[1]).toMatchObject({ lastUsedAt: undefined })
})

test('the session of another wallet marks nothing as current', async () => {
  const world = await signedInWorld()
  const list = createCredentialList(world.openTab({ name: 'another browser' }), { accountId: world.ada.accountId })

  await list.load()

  expect(content(list)).toMatchObject([{ current: false }])
})

test('adding a phone sends a code with the second leg, and the code signs in', async () => {
  const world = await signedInWorld()
  const list = listOf(world)

  await list.change({ type: 'add-sms-otp' })

  const { change } = list.getSnapshot()
  if (change.status !== 'done') throw new Error(change.status)
  const { credential, challenge } = change.result
  expect(credential).toMatchObject({ type: 'SMS_OTP', accountId: world.ada.accountId })
  expect(challenge).toMatchObject({ credentialId: credential?.id, type: 'SMS_OTP', sentTo: expect.stringMatching(/•/) })
  expect(sent(world, 'POST /auth/credentials').filter(({ path }) => path.endsWith('credentials'))).toHaveLength(2)

  const login = createSmsOtpLogin(world.client, { credentialId: credential?.id, challenge })
  await login.submitCode('000000')
  expect(login.getSnapshot()).toMatchObject({ status: 'signed-in', session: { credentialId: credential?.id } })
})

test('adding a method that is already there is refused with its own code', async () => {
  const { world, list } = await twoWays()
  await list.change({ type: 'add-email-otp' })
  expect(list.getSnapshot().change).toMatchObject({ error: { code: 'EMAIL_OTP_CREDENTIAL_ALREADY_EXISTS' } })
  await list.change({ type: 'add-sms-otp' })
  expect(list.getSnapshot().change).toMatchObject({ error: { code: 'SMS_OTP_CREDENTIAL_ALREADY_EXISTS' } })
  expect(world.client.sessions.getSnapshot().status).toBe('active')
})

test('an OpenID identity is added by a fresh token, which is in no state', async () => {
  const world = await signedInWorld()
  const list = listOf(world)
  const states: string[] = []
  list.subscribe(() => states.push(JSON.stringify(list.getSnapshot())))
  const oidcToken = await issueToken(world)

  await list.change({ type: 'add-oauth', oidcToken })
  await list.load()

  expect(typesOf(list)).toEqual(['EMAIL_OTP', 'OAUTH'])
  expect(states.length).toBeGreaterThan(2)
  expect(states.join()).not.toContain(oidcToken)
})

test('an account of a provider needs a recent sign-in, and a code to what the customer has already does not', async () => {
  const world = await signedInWorld()
  world.clock.advance(6 * 60_000)
  const list = listOf(world)
  await list.change({ type: 'add-sms-otp' })
  expect(list.getSnapshot().change.status).toBe('done')
  list.dismiss()

  await list.change({ type: 'add-oauth', oidcToken: await issueToken(world) })

  expect(list.getSnapshot().change).toMatchObject({ status: 'signing-in', isTooOld: true })
  await signIn(world)
  await expect.poll(() => list.getSnapshot().change.status).toBe('done')
})

test('a token that is too old asks for a new token, and not for a sign-in', async () => {
  const world = await signedInWorld()
  const oidcToken = await issueToken(world)
  world.clock.advance(70_000)
  const list = listOf(world)

  await list.change({ type: 'add-oauth', oidcToken })

  expect(list.getSnapshot().change).toMatchObject({ status: 'idle', error: { code: 'OIDC_TOKEN_REFUSED' } })
})

test('an invalid token is refused as input', async () => {
  const world = await signedInWorld()
  const list = listOf(world)
  await list.change({ type: 'add-oauth', oidcToken: 'no token' })
  expect(list.getSnapshot().change).toMatchObject({ status: 'idle', error: { code: 'INVALID_INPUT' } })
})

test('the last sign-in method stays, and no request is sent to remove it', async () => {
  const world = await signedInWorld()
  const list = listOf(world)

  await list.change({ type: 'remove', credentialId: world.ada.credentialId })

  expect(list.getSnapshot().change).toMatchObject({ error: { code: 'LAST_CREDENTIAL', httpStatus: undefined } })
  expect(sent(world, 'DELETE')).toEqual([])
})

test('the method that opened this session is removed by a session of another one, inline', async () => {
  const { world, list, phone, email } = await twoWays()

  await list.change({ type: 'remove', credentialId: email })
  const { change } = list.getSnapshot()
  expect(change).toMatchObject({ status: 'signing-in', credentialIds: [phone], lastCredentialId: email })
  expect(sent(world, 'DELETE')).toEqual([])
  // The same method again does not help, and no request is sent.
  await signIn(world)
  await expect.poll(() => list.getSnapshot().change.status).toBe('signing-in')
  expect(sent(world, 'DELETE')).toEqual([])
  await signInByPhone(world, phone)

  await expect.poll(() => list.getSnapshot().change.status).toBe('done')
  await expect.poll(() => typesOf(list)).toEqual(['SMS_OTP'])
  expect(sent(world, 'DELETE')).toHaveLength(2)
  expect((await readRememberedLogins(world.client.records)).map(({ credentialId }) => credentialId)).toEqual([phone])
})

test('without any session, the methods that could remove it are offered, and not the one to be removed', async () => {
  const { world, list, phone, email } = await twoWays()
  await world.client.sessions.end(world.ada.accountId)

  await list.change({ type: 'remove', credentialId: email })

  expect(list.getSnapshot().change).toMatchObject({ status: 'signing-in', credentialIds: [phone] })
})

test('removing another method keeps this session', async () => {
  const { world, list, phone } = await twoWays()

  await list.change({ type: 'remove', credentialId: phone })

  expect(list.getSnapshot().change).toMatchObject({ status: 'done', result: {} })
  await expect.poll(() => typesOf(list)).toEqual(['EMAIL_OTP'])
  expect(world.client.sessions.getSnapshot().status).toBe('active')
})
