import { expect, test } from 'vitest'
import { createTestClient } from '../../../test/createTestClient.ts'
import { addWay, identityWorld, issueToken } from '../../../test/waysToSignIn.ts'
import { listPendingOidcKeys } from '../../storage/pendingOidcKeys.ts'
import { loginWithOidcToken, prepareOidcLogin } from './oidcLogin.ts'

test('a token for the prepared key signs in with one call after the lookup', async () => {
  const world = await identityWorld()
  const { client, ada, identity, network } = world

  const { nonce, state } = await prepareOidcLogin(client)
  const session = await loginWithOidcToken(client, { state, oidcToken: await issueToken(world, { nonce }) })

  expect(session).toMatchObject({
    accountId: ada.accountId,
    credentialId: identity.id,
    type: 'OAUTH',
    nickname: 'a•••@example.com',
  })
  expect(network.requests.map(({ path }) => decodeURIComponent(path).replace(identity.id, '{id}'))).toEqual([
    '/login',
    '/auth/credentials/{id}/verify',
  ])
})

test('a known credential signs in with exactly one call', async () => {
  const world = await identityWorld()
  const { client, ada, identity, network } = world
  network.cookies.set('platform', encodeURIComponent(ada.customerId))

  const { nonce, state } = await prepareOidcLogin(client)
  const oidcToken = await issueToken(world, { nonce })
  await loginWithOidcToken(client, { state, oidcToken, credentialId: identity.id })

  expect(network.requests).toHaveLength(1)
})

test('the session key is the one that was prepared, and cannot be exported', async () => {
  const world = await identityWorld()
  const { nonce, state } = await prepareOidcLogin(world.client)
  const [parked] = await listPendingOidcKeys(world.client.records)
  await loginWithOidcToken(world.client, { state, oidcToken: await issueToken(world, { nonce }) })

  const [record] = await world.keyStore.list()
  expect(record?.publicKeyHex).toBe(parked?.publicKeyHex)
  expect(record?.privateKey.extractable).toBe(false)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(record?.publicKeyHex))
  expect(nonce).toBe(Buffer.from(digest).toString('hex'))
})

test('a page that was left for the provider signs in when it comes back', async () => {
  const world = await identityWorld()
  const { nonce, state, persistence } = await prepareOidcLogin(world.client)
  expect(persistence).toBe('stored')

  const oidcToken = await issueToken(world, { nonce })
  const session = await loginWithOidcToken(world.openTab(), { state, oidcToken })

  expect(session.accountId).toBe(world.ada.accountId)
})

test('several sign-ins begun in two tabs do not disturb each other', async () => {
  const world = await identityWorld()
  const other = world.openTab()
  const first = await prepareOidcLogin(world.client)
  const second = await prepareOidcLogin(other)

  for (const [client, { nonce, state }] of [[other, second] as const, [world.client, first] as const])
    await expect(
      loginWithOidcToken(client, { state, oidcToken: await issueToken(world, { nonce }) }),
    ).resolves.toMatchObject({ accountId: world.ada.accountId })
})

test('the same response in two tabs opens one session', async () => {
  const world = await identityWorld()
  const { nonce, state } = await prepareOidcLogin(world.client)
  const oidcToken = await issueToken(world, { nonce })

  const outcomes = await Promise.allSettled(
    [world.client, world.openTab()].map((client) => loginWithOidcToken(client, { state, oidcToken })),
  )

  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'OIDC_LOGIN_LOST' } })
  expect(world.network.requests.filter(({ path }) => path.endsWith('/verify'))).toHaveLength(1)
})

test('a wallet with identities of two providers finds the one that the token is for', async () => {
  const world = await identityWorld()
  const first = { ...world.ada, subject: 'ada-at-work' }
  const work = await addWay(world, {
    type: 'add-oauth',
    oidcToken: await issueToken(world, { subject: first.subject }),
  })
  world.ada.subject = first.subject
  const { nonce, state } = await prepareOidcLogin(world.client)

  const session = await loginWithOidcToken(world.client, { state, oidcToken: await issueToken(world, { nonce }) })

  expect(session.credentialId).toBe(work.id)
})

test('an unknown identity is refused like an invalid token', async () => {
  const world = await createTestClient()
  const { nonce, state } = await prepareOidcLogin(world.client)
  const oidcToken = await issueToken(world, { nonce, subject: 'unknown' })

  await expect(loginWithOidcToken(world.client, { state, oidcToken })).rejects.toMatchObject({
    code: 'OIDC_TOKEN_REFUSED',
    action: 'sign-in',
    httpStatus: 401,
  })
  expect(world.network.requests.map(({ path }) => path.split('/').at(-1))).toEqual(['login', 'verify'])
  expect(await world.keyStore.list()).toEqual([])
})
