import { expect, test } from 'vitest'
import { createTestClient, type TestWorld } from '../../../test/createTestClient.ts'
import { signIn } from '../../../test/journeys.ts'
import { phoneWorld } from '../../../test/waysToSignIn.ts'
import { signOut } from '../../flows/session/signOut.ts'
import type { SignInChoice } from '../../flows/sign-in/login.ts'
import { forgetRememberedLogin } from '../../flows/sign-in/rememberedLogins.ts'
import { rememberLogin } from '../../storage/rememberedLogins.ts'
import { createEmailOtpLogin } from './emailOtpLogin.ts'
import { createLogin, type LoginController } from './login.ts'

/** The types of the methods that can be chosen. */
function offered(login: LoginController): string[] {
  const state = login.getSnapshot()
  if (state.status !== 'choosing') throw new Error(`nothing is offered: ${state.status}`)
  return state.methods.map(({ type }) => type)
}

const beKnown = ({ network, ada }: TestWorld) => network.cookies.set('platform', encodeURIComponent(ada.customerId))

test('an address is looked up, and its methods are offered with masked destinations', async () => {
  const world = await phoneWorld()
  const login = createLogin(world.client)
  const seen: string[] = []
  login.subscribe(() => seen.push(login.getSnapshot().status))

  await login.find({ email: ' ada@example.com ' })

  expect(seen).toEqual(['looking-up', 'choosing'])
  expect(login.getSnapshot()).toMatchObject({
    methods: [
      { id: world.ada.credentialId, type: 'EMAIL_OTP', nickname: 'a•••@example.com' },
      { id: world.phone.id, type: 'SMS_OTP', nickname: '+•••42' },
    ],
  })
})

test('a phone number finds the same wallet, with or without blanks and brackets', async () => {
  const world = await phoneWorld()
  const login = createLogin(world.client)

  await login.find({ phoneNumber: '+1 (415) 555-0142' })

  expect(offered(login)).toEqual(['EMAIL_OTP', 'SMS_OTP'])
})

test('the method that was used last on this device comes first', async () => {
  const world = await phoneWorld()
  const { accountId } = world.ada
  const used = {
    credentialId: world.phone.id,
    accountId,
    type: 'SMS_OTP',
    nickname: '',
    lastUsedAtMs: world.clock.now() + 1,
  }
  await rememberLogin(world.client.records, used)
  const login = createLogin(world.client)

  await login.find({ email: world.ada.email })

  expect(offered(login)).toEqual(['SMS_OTP', 'EMAIL_OTP'])
})

test('an unknown user looks like a known one who signs in by one code', async () => {
  const world = await createTestClient()
  const shapes = []
  for (const email of [world.ada.email, 'alan@example.com']) {
    const login = createLogin(world.client)
    await login.find({ email })
    const text = JSON.stringify(login.getSnapshot())
    shapes.push(text.replace(/(AuthMethod|InternalAccount):[0-9a-f-]{36}/g, '$1:{id}'))
  }

  expect(shapes[1]).toBe(shapes[0])
})

test('the wallet of a user the platform knows needs no address', async () => {
  const world = await phoneWorld()
  beKnown(world)
  const login = createLogin(world.client, { accountId: world.ada.accountId })

  await login.load()

  expect(offered(login)).toEqual(['EMAIL_OTP', 'SMS_OTP'])
  expect(JSON.stringify(login.getSnapshot())).not.toMatch(/ada@|415555/)
})

test('where the platform does not know the user, the address is requested without an error', async () => {
  const world = await phoneWorld()
  const login = createLogin(world.client, { accountId: world.ada.accountId })

  await login.load()

  expect(login.getSnapshot()).toMatchObject({ status: 'idle', remembered: [{ credentialId: world.ada.credentialId }] })
  expect(login.getSnapshot()).toMatchObject({ error: undefined })
})

test('only the credentials that may sign are offered', async () => {
  const world = await phoneWorld()
  beKnown(world)
  const login = createLogin(world.client, { accountId: world.ada.accountId, credentialIds: [world.phone.id] })

  await login.load()

  expect(offered(login)).toEqual(['SMS_OTP'])
})

test.each([
  ['wallet', 'another customer', { accountId: 'InternalAccount:another' }, 'ada@example.com'],
  ['wallet', 'no customer', { accountId: 'InternalAccount:another' }, 'unknown@example.com'],
  ['credential', 'another customer', { credentialIds: ['AuthMethod:another'] }, 'ada@example.com'],
])(
  'the address of another %s is refused without revealing that it belongs to %s',
  async (_what, _who, options: SignInChoice, email) => {
    const world = await createTestClient()
    const login = createLogin(world.client, options)

    await login.find({ email })

    expect(login.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'LOGIN_FOR_OTHER_WALLET' } })
  },
)

test('a number without its country code is an error to correct, and nothing is sent', async () => {
  const { client, network } = await createTestClient()
  const login = createLogin(client)

  await login.find({ phoneNumber: '415 555 0142' })

  expect(login.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'INVALID_PHONE_NUMBER' } })
  expect(network.requests).toEqual([])
})

test('a sign-in is remembered after the sign-out, until it is forgotten', async () => {
  const world = await createTestClient()
  await signIn(world)
  await signOut(world.client, { accountId: world.ada.accountId })
  const { credentialId } = world.ada
  const login = createLogin(world.openTab())
  expect(login.getSnapshot()).toEqual({ status: 'idle', remembered: [] })

  await login.load()
  expect(login.getSnapshot()).toMatchObject({ remembered: [{ credentialId, nickname: 'a•••@example.com' }] })
  await forgetRememberedLogin(world.client, { credentialId })
  await login.load()

  expect(login.getSnapshot()).toEqual({ status: 'idle', remembered: [] })
})

test('remembered sign-ins of other wallets are not offered for this one', async () => {
  const world = await createTestClient()
  await signIn(world)
  const login = createLogin(world.openTab(), { credentialIds: ['AuthMethod:another'] })

  await login.load()

  expect(login.getSnapshot()).toEqual({ status: 'idle', remembered: [] })
})

test('being offline is shown, and the next attempt works', async () => {
  const world = await createTestClient()
  world.network.offline = true
  const login = createLogin(world.client)
  await login.find({ email: world.ada.email })
  expect(login.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'NETWORK_UNREACHABLE' } })

  world.network.offline = false
  await login.find({ email: world.ada.email })

  expect(login.getSnapshot().status).toBe('choosing')
})

test('a user who switches to another account starts over, and a response on its way is dropped', async () => {
  const world = await createTestClient()
  const login = createLogin(world.client)
  const pending = login.find({ email: world.ada.email })
  login.restart()
  await pending

  expect(login.getSnapshot()).toEqual({ status: 'idle', remembered: [] })
})

test('a destroyed controller drops what is running, and a later action revives it', async () => {
  const world = await createTestClient()
  const login = createLogin(world.client)
  const pending = login.find({ email: world.ada.email })
  login.destroy()
  await pending
  expect(login.getSnapshot().status).toBe('idle')

  await login.find({ email: world.ada.email })
  expect(login.getSnapshot().status).toBe('choosing')
})

test('a reloaded page offers the method of the code that is on its way, until a user signs in or it is old', async () => {
  const world = await createTestClient()
  await createEmailOtpLogin(world.client).requestCode({ email: world.ada.email })
  const reloaded = async () => {
    const login = createLogin(world.openTab())
    await login.load()
    return login
  }
  expect((await reloaded()).getSnapshot()).toMatchObject({
    status: 'choosing',
    methods: [{ id: world.ada.credentialId, type: 'EMAIL_OTP' }],
  })

  world.clock.advance(1_000)
  await signIn(world)
  expect((await reloaded()).getSnapshot()).toMatchObject({ status: 'idle' })
})

test('starting again, and ten minutes, end what a reloaded page would continue', async () => {
  const world = await createTestClient()
  const email = createEmailOtpLogin(world.client)
  const login = createLogin(world.openTab())
  await email.requestCode({ email: world.ada.email })
  await login.load()
  login.restart()
  await login.load()
  expect(login.getSnapshot()).toMatchObject({ status: 'idle' })

  await email.requestCode({ email: world.ada.email })
  world.clock.advance(10 * 60_000)
  await login.load()
  expect(login.getSnapshot()).toMatchObject({ status: 'idle' })
})

test('a lapsed SCA session does not keep a known user from signing in again: they type their address', async () => {
  const world = await createTestClient({ region: 'DE' })
  const { client, ada, sandbox } = world
  beKnown(world)
  const lapsed = { status: 409, code: 'SCA_SESSION_REQUIRED', times: 20 }
  sandbox.scenarios.failNext('listInternalAccounts', lapsed)
  const login = createLogin(client, { accountId: ada.accountId })

  await login.load()
  const asked = login.getSnapshot()
  await login.find({ email: ada.email })
  const code = createEmailOtpLogin(client, { credentialId: ada.credentialId })
  await code.requestCode()
  await code.submitCode('000000')

  expect(asked).toEqual({ status: 'idle', remembered: [] })
  expect(offered(login)).toEqual(['EMAIL_OTP'])
  expect(code.getSnapshot()).toMatchObject({ status: 'signed-in', session: { accountId: ada.accountId } })
})
