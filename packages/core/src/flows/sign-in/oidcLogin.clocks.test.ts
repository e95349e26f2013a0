import { expect, test } from 'vitest'
import { lyingRelay } from '../../../test/lyingTime.ts'
import { createTestDevice } from '../../../test/testDevice.ts'
import { identityWorld, issueToken } from '../../../test/waysToSignIn.ts'
import { startLogin } from '../../api/platform.ts'
import { listPendingOidcKeys } from '../../storage/pendingOidcKeys.ts'
import { findSignInMethods } from './login.ts'
import { loginWithOidcToken, prepareOidcLogin } from './oidcLogin.ts'

const lost = { code: 'OIDC_LOGIN_LOST', action: 'sign-in' }

async function answered(world: Awaited<ReturnType<typeof identityWorld>>, client: typeof world.client) {
  const { nonce, state } = await prepareOidcLogin(client)
  return { state, oidcToken: await issueToken(world, { nonce }) }
}

test('a sign-in expires after ten minutes, and the next one deletes what was left', async () => {
  const world = await identityWorld()
  const { nonce, state } = await prepareOidcLogin(world.client)
  await prepareOidcLogin(world.client)
  world.clock.advance(10 * 60_000)
  const oidcToken = await issueToken(world, { nonce })

  await expect(loginWithOidcToken(world.client, { state, oidcToken })).rejects.toMatchObject(lost)
  const { state: latest } = await prepareOidcLogin(world.client)
  expect((await listPendingOidcKeys(world.client.records)).map((key) => key.state)).toEqual([latest])
})

test('a device whose clock is hours off has its ten minutes too, on the page that comes back', async () => {
  const world = await identityWorld()
  const clock = { ...world.clock, now: () => world.clock.now() - 5 * 3_600_000 }
  const skewed = world.openTab({ clock })
  // The page learns the time of the service from any response.
  await loginWithOidcToken(skewed, await answered(world, skewed))
  const { nonce, state } = await prepareOidcLogin(skewed)
  world.clock.advance(9 * 60_000)

  const oidcToken = await issueToken(world, { nonce })
  await expect(loginWithOidcToken(world.openTab({ clock }), { state, oidcToken })).resolves.toBeDefined()
})

test('a relay that stops its clock keeps no key of a sign-in alive', async () => {
  const world = await identityWorld()
  const stoppedAt = world.clock.now()
  const client = world.openTab({ fetch: lyingRelay(world, { date: () => stoppedAt }) })
  const { nonce, state } = await prepareOidcLogin(client)
  world.clock.advance(10 * 60_000)
  await startLogin(client, { lookup: { email: world.ada.email } })

  const oidcToken = await issueToken(world, { nonce })
  await expect(loginWithOidcToken(client, { state, oidcToken })).rejects.toMatchObject(lost)
  await prepareOidcLogin(client)
  expect(await listPendingOidcKeys(client.records)).toHaveLength(1)
})

test('a device clock that is set back past the beginning of a sign-in ends it', async () => {
  const world = await identityWorld()
  const device = createTestDevice(world.clock)
  const client = world.openTab({ clock: device.clock })
  const { nonce, state } = await prepareOidcLogin(client)
  device.jump(-60_000)

  const oidcToken = await issueToken(world, { nonce })
  await expect(loginWithOidcToken(client, { state, oidcToken })).rejects.toMatchObject(lost)
})

test('a login ticket that expired while the user was away is reported, and the token itself finds the method again', async () => {
  const world = await identityWorld()
  const { client, ada, identity } = world
  await findSignInMethods(client, { who: { email: ada.email } })
  world.clock.advance(5 * 60_000)
  const [chosen, found] = [await prepareOidcLogin(client), await prepareOidcLogin(client)]
  world.clock.advance(6 * 60_000)

  const { state, nonce } = chosen
  const late = loginWithOidcToken(client, {
    state,
    oidcToken: await issueToken(world, { nonce }),
    credentialId: identity.id,
  })
  await expect(late).rejects.toMatchObject({ code: 'LOGIN_TICKET_REQUIRED' })
  const again = { state: found.state, oidcToken: await issueToken(world, { nonce: found.nonce }) }
  await expect(loginWithOidcToken(client, again)).resolves.toMatchObject({ credentialId: identity.id })
})
