import { expect, test } from 'vitest'
import { createTestClient } from '../../../test/createTestClient.ts'
import { patience, turn, workLimit } from '../../../test/testClock.ts'
import { addWay, identityWorld, issueToken } from '../../../test/waysToSignIn.ts'
import { WalletError } from '../../errors/WalletError.ts'
import type { OidcRequest } from '../../flows/sign-in/oidcLogin.ts'
import { listPendingOidcKeys } from '../../storage/pendingOidcKeys.ts'
import { createOidcLogin, type OidcLoginController } from './oidcLogin.ts'

type World = Awaited<ReturnType<typeof identityWorld>>

/** A popup that comes back with the user's token. */
const popup =
  (world: World) =>
  ({ nonce }: OidcRequest) =>
    issueToken(world, { nonce })

/** The states of the sign-ins that wait for a response, once there are so many of them. */
async function waiting(world: World, count: number): Promise<string[]> {
  const withinLimit = workLimit(patience)
  while (withinLimit()) {
    const keys = await listPendingOidcKeys(world.client.records)
    if (keys.length === count) return keys.map(({ state }) => state).sort()
    await turn()
  }
  throw new Error(`there were never ${count}`)
}

/** The page leaves for the provider; what it took along is in the returned request. */
async function redirect(login: OidcLoginController): Promise<OidcRequest> {
  let taken: OidcRequest | undefined
  await login.begin(async (request) => {
    taken = request
    return undefined
  })
  if (!taken) throw new Error('the page did not open the provider')
  return taken
}

test('a popup signs in', async () => {
  const world = await identityWorld()
  const login = createOidcLogin(world.client)
  const seen: string[] = []
  login.subscribe(() => seen.push(login.getSnapshot().status))

  await login.begin(popup(world))

  expect(seen).toEqual(['preparing', 'away', 'verifying', 'signed-in'])
  expect(login.getSnapshot()).toMatchObject({ session: { accountId: world.ada.accountId, type: 'OAUTH' } })
})

test('an account at the provider with another address than the wallet’s signs in once it is linked, and not before', async () => {
  const world = await createTestClient()
  const other = { subject: 'grace-7', email: 'grace@example.org' }
  const signInWith = async () => {
    const login = createOidcLogin(world.openTab())
    const { nonce, state } = await redirect(login)
    await login.finish({ state, oidcToken: await issueToken(world, { ...other, nonce }) })
    return login.getSnapshot()
  }

  expect(await signInWith()).toMatchObject({ error: { code: 'OIDC_TOKEN_REFUSED' } })
  await addWay(world, { type: 'add-oauth', oidcToken: await issueToken(world, other) })
  expect(await signInWith()).toMatchObject({ status: 'signed-in', session: { accountId: world.ada.accountId } })
})

test('a redirect signs in on the page that comes back', async () => {
  const world = await identityWorld()
  const { nonce, state } = await redirect(createOidcLogin(world.client))
  const login = createOidcLogin(world.openTab())

  await login.finish({ state, oidcToken: await issueToken(world, { nonce }) })

  expect(login.getSnapshot()).toMatchObject({ status: 'signed-in', session: { credentialId: world.identity.id } })
})

test('after a redirect the state is `away` until the response comes back', async () => {
  const world = await identityWorld()
  const login = createOidcLogin(world.client)
  const { nonce, state } = await redirect(login)
  expect(login.getSnapshot()).toEqual({ status: 'away' })

  await login.finish({ state, oidcToken: await issueToken(world, { nonce }) })

  expect(login.getSnapshot().status).toBe('signed-in')
})

test('a popup that is closed returns to the beginning without an error, and its key is deleted', async () => {
  const world = await identityWorld()
  const login = createOidcLogin(world.client)

  await login.begin(() => Promise.reject(new WalletError('CANCELLED')))

  expect(login.getSnapshot()).toEqual({ status: 'idle' })
  expect(await waiting(world, 0)).toEqual([])
})

test('canceling returns to the beginning at once, and a token that still arrives finds no key', async () => {
  const world = await identityWorld()
  const login = createOidcLogin(world.client)
  const { nonce, state } = await redirect(login)

  login.cancel()
  expect(login.getSnapshot()).toEqual({ status: 'idle' })
  expect(await waiting(world, 0)).toEqual([])
  await login.finish({ state, oidcToken: await issueToken(world, { nonce }) })

  expect(login.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'OIDC_LOGIN_LOST', action: 'sign-in' } })
})

test('a popup that responds after the sign-in was canceled signs no user in', async () => {
  const world = await identityWorld()
  const login = createOidcLogin(world.client)
  let answer = (_token: string) => {}
  let nonce = ''
  const beginning = login.begin((request) => {
    nonce = request.nonce
    return new Promise<string>((resolve) => {
      answer = resolve
    })
  })
  await world.reached(login, 'away')

  login.cancel()
  answer(await issueToken(world, { nonce }))
  await beginning

  expect(login.getSnapshot()).toEqual({ status: 'idle' })
  expect(world.network.requests).toEqual([])
})

test('starting again gives up the sign-in before it, and only that one', async () => {
  const world = await identityWorld()
  const elsewhere = await redirect(createOidcLogin(world.openTab()))
  const login = createOidcLogin(world.client)
  await redirect(login)

  const { state } = await redirect(login)

  expect(await waiting(world, 2)).toEqual([elsewhere.state, state].sort())
})

test('a token for another key is an error, and a new sign-in works', async () => {
  const world = await identityWorld()
  const login = createOidcLogin(world.client)
  await login.begin(() => issueToken(world, { nonce: 'ab'.repeat(32) }))
  expect(login.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'OIDC_TOKEN_REFUSED' } })

  await login.begin(popup(world))

  expect(login.getSnapshot().status).toBe('signed-in')
})

test('the same response that is passed twice is tried once', async () => {
  const world = await identityWorld()
  const { nonce, state } = await redirect(createOidcLogin(world.client))
  const login = createOidcLogin(world.openTab())
  const answer = { state, oidcToken: await issueToken(world, { nonce }) }

  await Promise.all([login.finish(answer), login.finish(answer)])
  await login.finish(answer)

  expect(login.getSnapshot().status).toBe('signed-in')
})

test('a screen that unmounts and mounts again at once still finishes', async () => {
  const world = await identityWorld()
  const { nonce, state } = await redirect(createOidcLogin(world.client))
  const answer = { state, oidcToken: await issueToken(world, { nonce }) }
  const tab = world.openTab()
  const first = createOidcLogin(tab)
  const left = first.finish(answer)
  first.destroy()
  const login = createOidcLogin(tab)

  await Promise.all([left, login.finish(answer)])

  expect(first.getSnapshot()).toEqual({ status: 'idle' })
  expect(login.getSnapshot().status).toBe('signed-in')
})

test('a destroyed controller drops what is running, and a later action revives it', async () => {
  const world = await identityWorld()
  const login = createOidcLogin(world.client)
  let opened = 0
  const pending = login.begin(async () => {
    opened++
    return undefined
  })
  login.destroy()
  await pending
  await turn()
  expect(login.getSnapshot()).toEqual({ status: 'idle' })
  expect(opened).toBe(0)

  await login.begin(popup(world))
  expect(login.getSnapshot().status).toBe('signed-in')
})
