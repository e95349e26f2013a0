import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { activityText } from '../../../test/crypto/activities.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { createWalletPrivacy } from './walletPrivacy.ts'

const privacyOf = ({ client, ada }: TestWorld) => createWalletPrivacy(client, { accountId: ada.accountId })
const patches = (world: TestWorld) => world.network.requests.filter(({ method }) => method === 'PATCH')

test('privacy is read, turned on and turned off', async () => {
  const world = await signedInWorld()
  const privacy = privacyOf(world)
  await privacy.load()
  expect(privacy.getSnapshot().list).toEqual({ status: 'ready', content: { privateEnabled: false } })

  for (const privateEnabled of [true, false]) {
    await privacy.change(privateEnabled)
    expect(privacy.getSnapshot().change).toMatchObject({ status: 'done', result: { privateEnabled } })
    await expect.poll(() => privacy.getSnapshot().list).toEqual({ status: 'ready', content: { privateEnabled } })
  }
  expect(patches(world).map(({ body }) => body)).toEqual([
    '{"privateEnabled":true}',
    '{"privateEnabled":true}',
    '{"privateEnabled":false}',
    '{"privateEnabled":false}',
  ])
})

test('a wallet that does not say whether it is private is not', async () => {
  const world = await signedInWorld()
  world.network.tamper('GET /internal-accounts', (body) => body.replaceAll(/"privateEnabled":\w+,?/g, ''))

  expect((await privacyOf(world).load()).list).toEqual({ status: 'ready', content: { privateEnabled: false } })
})

test('a response that says the opposite, or is about another wallet, is rejected', async () => {
  for (const [from, to] of [
    ['"privateEnabled":true', '"privateEnabled":false'],
    ['"id":"InternalAccount:', '"id":"InternalAccount:x'],
  ] as const) {
    const world = await signedInWorld()
    world.network.tamper('PATCH', (body, { status }) => (status === 200 ? body.replace(from, to) : body))
    const privacy = privacyOf(world)

    await privacy.change(true)

    expect(privacy.getSnapshot().change).toMatchObject({ error: { code: 'UNEXPECTED_RESPONSE' } })
  }
})

test('a relay that replaces the payload to sign gets no signature', async () => {
  const world = await signedInWorld()
  world.network.tamper('PATCH', (body, { status }) =>
    status === 202
      ? JSON.stringify({ ...JSON.parse(body), payloadToSign: activityText('ACTIVITY_TYPE_SIGN_TRANSACTION_V2') })
      : body,
  )
  const privacy = privacyOf(world)

  await privacy.change(true)

  expect(privacy.getSnapshot().change).toMatchObject({ error: { code: 'PAYLOAD_MISMATCH' } })
  expect(patches(world)).toHaveLength(1)
})

test('a session that was ended on another device needs an inline sign-in instead of failing', async () => {
  const world = await signedInWorld()
  world.sandbox.scenarios.failNext('updateInternalAccount', { status: 401, code: 'WALLET_SIGNATURE_INVALID', skip: 1 })
  const privacy = privacyOf(world)

  await privacy.change(true)

  expect(privacy.getSnapshot().change).toMatchObject({
    status: 'signing-in',
    input: true,
    lastCredentialId: world.ada.credentialId,
  })
  expect(world.client.sessions.getSnapshot().status).toBe('revoked')
})
