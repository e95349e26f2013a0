import { expect, test } from 'vitest'
import { type PasskeyWorld, passkeyWorld } from '../../../test/passkeyWorld.ts'
import { removeCredential } from '../settings/credentialList.ts'
import { loginWithPasskey } from './passkeyLogin.ts'

/** A failed attempt does not change what the browser stores. */
async function expectRefusal(world: PasskeyWorld, code: string, details: { httpStatus?: number } = {}): Promise<void> {
  const before = await world.keyStore.list()
  const refused = loginWithPasskey(world.client, { credentialId: world.passkey.id })

  await expect(refused).rejects.toMatchObject({ code, ...details })

  expect(await world.keyStore.list()).toEqual(before)
}

const change = (body: string, fields: Record<string, unknown>) => JSON.stringify({ ...JSON.parse(body), ...fields })

test('a relay that swaps the challenge gets no session', async () => {
  const world = await passkeyWorld()
  world.network.tamper('/challenge', (body) => change(body, { challenge: 'ab'.repeat(32) }))

  await expectRefusal(world, 'PASSKEY_REJECTED', { httpStatus: 401 })
  expect(world.device.signals).toEqual([])
})

test('a relay that responds with the session of another account does not get its key stored', async () => {
  const world = await passkeyWorld()
  world.network.tamper('/verify', (body) => change(body, { accountId: 'InternalAccount:other' }))

  await expectRefusal(world, 'UNEXPECTED_RESPONSE')
})

test.each([
  ['for another page', { origin: 'https://evil.example' }],
  ['for another site', { rpId: 'evil.example' }],
  ['without user verification', { verifiesUser: false }],
  ['without user presence', { seesUser: false }],
])('an assertion %s opens no session', async (_name, fault) => {
  const world = await passkeyWorld()
  Object.assign(world.device.passkeys[0]?.options ?? {}, fault)

  await expectRefusal(world, 'PASSKEY_REJECTED')
  expect(world.device.signals).toEqual([])
})

test.each([
  ['a challenge that is no hex', { challenge: 'not hex' }],
  ['the challenge of another credential', { id: 'AuthMethod:other' }],
  ['no time limit', { expiresAt: undefined }],
])('%s is not shown to the user', async (_name, fields) => {
  const world = await passkeyWorld()
  world.network.tamper('/challenge', (body) => change(body, fields))
  const prompts = world.device.prompts.length

  await expectRefusal(world, 'UNEXPECTED_RESPONSE')
  expect(world.device.prompts).toHaveLength(prompts)
})

test('a passkey that is removed while the user unlocks it is no longer offered', async () => {
  const world = await passkeyWorld()
  const { ada, passkey, device } = world
  const onDevice = device.passkeys[0]
  if (!onDevice) throw new Error('no passkey was made')
  const { get } = onDevice
  onDevice.get = async (request) => {
    await removeCredential(world.openTab(), { accountId: ada.accountId, credentialId: passkey.id })
    return get(request)
  }

  await expectRefusal(world, 'PASSKEY_REJECTED', { httpStatus: 404 })
  expect(device.signals).toEqual([
    { name: 'unknown', options: { rpId: 'wallet.example', credentialId: passkey.credentialId } },
  ])
})

test('a passkey that was removed before is rejected without a signal to the browser: it may be another user’s', async () => {
  const world = await passkeyWorld()
  const { ada, client, passkey, device } = world
  await removeCredential(client, { accountId: ada.accountId, credentialId: passkey.id })

  await expectRefusal(world, 'PASSKEY_REJECTED', { httpStatus: 404 })
  expect(device.signals).toEqual([])
})

test('a remembered passkey that was removed elsewhere is rejected without a prompt', async () => {
  const world = await passkeyWorld()
  const { ada, client, network, passkey, device } = world
  await removeCredential(client, { accountId: ada.accountId, credentialId: passkey.id })
  network.cookies.clear()
  await client.sessions.end(ada.accountId)
  const prompts = device.prompts.length
  const remembered = rememberedAs(passkey)

  await expect(loginWithPasskey(client, { remembered })).rejects.toMatchObject({ code: 'PASSKEY_REJECTED' })

  expect(device.prompts).toHaveLength(prompts)
  expect(device.signals).toEqual([])
})

test('a lost response is reported as a network error, and the next attempt starts over', async () => {
  const world = await passkeyWorld()
  world.network.lose('/verify', 'response')

  await expectRefusal(world, 'NETWORK_UNREACHABLE')
  expect(await loginWithPasskey(world.client, { credentialId: world.passkey.id })).toMatchObject({ type: 'PASSKEY' })
})

test('a challenge that is refused for another reason than an unknown user asks for no ticket', async () => {
  const world = await passkeyWorld()
  world.sandbox.scenarios.failNext('challengeCredential', { status: 429, code: 'RATE_LIMITED' })
  world.network.requests.length = 0

  await expectRefusal(world, 'RATE_LIMITED')
  expect(sent(world)).toEqual(['challenge'])
})

test('a ticket that the browser does not keep is asked for once', async () => {
  const world = await passkeyWorld()
  const { ada, client, network, passkey } = world
  await client.sessions.end(ada.accountId)
  network.tamper('POST /login', (body) => {
    network.cookies.clear()
    return body
  })
  network.requests.length = 0

  const refused = loginWithPasskey(client, { remembered: rememberedAs(passkey) })

  await expect(refused).rejects.toMatchObject({ code: 'LOGIN_TICKET_REQUIRED' })
  expect(sent(world)).toEqual(['login', 'challenge'])
})

test.each(['SIGN_IN_REQUIRED', 'LOGIN_TICKET_REQUIRED'])(
  'a platform that forgot the user during the prompt reports %s as it is: the passkey was not rejected',
  async (code) => {
    const world = await passkeyWorld()
    world.network.tamper('/verify', () => Response.json({ status: 401, code, message: 'no' }, { status: 401 }))

    await expectRefusal(world, code)
    expect(world.device.signals).toEqual([])
  },
)

test('a platform that names other sign-in methods than the remembered passkey has no use for it', async () => {
  const world = await passkeyWorld()
  const { ada, client, network, passkey } = world
  await client.sessions.end(ada.accountId)
  network.tamper('POST /login', (body) => body.replaceAll(passkey.id, ada.credentialId))
  network.requests.length = 0

  const refused = loginWithPasskey(client, { remembered: rememberedAs(passkey) })

  await expect(refused).rejects.toMatchObject({ code: 'PASSKEY_REJECTED' })
  expect(sent(world)).toEqual(['login'])
})

test('the challenge of another account than the remembered one is not shown to the user', async () => {
  const world = await passkeyWorld()
  const { client, network, passkey, device } = world
  network.requests.length = 0
  const prompts = device.prompts.length

  const refused = loginWithPasskey(client, {
    remembered: { ...rememberedAs(passkey), accountId: 'InternalAccount:other' },
  })

  await expect(refused).rejects.toMatchObject({ code: 'PASSKEY_REJECTED' })
  // The session on this page is another account's, so the ticket comes first.
  expect(sent(world)).toEqual(['login', 'challenge'])
  expect(device.prompts).toHaveLength(prompts)
})

const sent = ({ network }: PasskeyWorld) => network.requests.map(({ path }) => path.split('/').at(-1))

function rememberedAs(passkey: PasskeyWorld['passkey']) {
  const { id: credentialId, accountId, type, nickname } = passkey
  return { credentialId, accountId, type, nickname, lastUsedAtMs: 0 }
}
