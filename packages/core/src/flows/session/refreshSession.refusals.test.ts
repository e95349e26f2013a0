import { createSessionController } from '@countersign/core'
import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { signIn } from '../../../test/journeys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { turns } from '../../../test/testPage.ts'
import { openSession } from '../../session/sessionState.ts'
import { refreshSession } from './refreshSession.ts'

function openSessionOf({ client }: TestWorld) {
  const session = openSession(client.sessions.getSnapshot())
  if (!session) throw new Error('no user is signed in')
  return session
}

const signedRefreshes = ({ network }: TestWorld) =>
  network.requests.filter(({ path, headers }) => path.endsWith('/refresh') && headers['service-wallet-signature'])

/** The requests that read which sessions are open. */
const looks = ({ network }: TestWorld) =>
  network.requests.filter(({ method, path }) => method === 'GET' && path.startsWith('/auth/sessions?'))

const refusal = (status: number, code?: string) =>
  new Response(JSON.stringify({ ...(code && { code }) }), {
    status,
    headers: { 'content-type': 'application/json' },
  })

/** The service has replaced the session, so the old one is over. What it answered arrives as something else. */
function answerSigned({ network }: TestWorld, answer: () => Response): void {
  network.tamper('/refresh', (body, { status }) => (status === 201 ? answer() : body))
}

/** Signed in on another device as well. */
async function withAnotherDevice(): Promise<TestWorld> {
  const world = await signedInWorld()
  await signIn(world, world.openTab({ name: `${world.name}-device` }))
  return world
}

test.each([
  [400, 'active'],
  [403, 'active'],
  [401, 'revoked'],
  [404, 'revoked'],
  [499, 'active'],
  [500, 'lost'],
  [503, 'lost'],
])(
  'a signed refresh that is answered with %i by a service that no longer has the session leaves it %s',
  async (status, ending) => {
    const world = await withAnotherDevice()
    const session = openSessionOf(world)
    answerSigned(world, () => refusal(status))

    await expect(refreshSession(world.client, { session })).rejects.toMatchObject({
      code: ending === 'active' ? expect.any(String) : `SESSION_${ending.toUpperCase()}`,
    })

    expect(world.client.sessions.getSnapshot()).toMatchObject({ status: ending, session: { id: session.id } })
    expect(await world.keyStore.list()).toHaveLength(ending === 'active' ? 1 : 0)
  },
)

test.each([401, 404, 500])(
  'a refresh that is answered with %i leaves a session that is still open, also beside others',
  async (status) => {
    const world = await withAnotherDevice()
    const session = openSessionOf(world)
    const { fetch } = world.client.transport
    // It never arrives.
    Object.assign(world.client.transport, {
      fetch: (async (input, init) =>
        new Headers(init?.headers).has('service-wallet-signature')
          ? refusal(status)
          : await fetch?.(input, init)) as typeof globalThis.fetch,
    })

    await expect(refreshSession(world.client, { session })).rejects.toMatchObject({ code: expect.any(String) })

    expect(openSessionOf(world)).toEqual(session)
    await expect(world.client.sessions.use(world.ada.accountId)).resolves.toMatchObject({ id: session.id })
  },
)

test('a key whose signature is refused is over at once, without another look', async () => {
  const world = await signedInWorld()
  const session = openSessionOf(world)
  answerSigned(world, () => refusal(401, 'WALLET_SIGNATURE_INVALID'))

  await expect(refreshSession(world.client, { session })).rejects.toMatchObject({ code: 'SESSION_REVOKED' })

  expect(looks(world)).toEqual([])
  expect(await world.keyStore.list()).toEqual([])
})

test('a refresh that fails before anything was signed leaves the session open, and does not read the list of sessions', async () => {
  const world = await signedInWorld()
  const session = openSessionOf(world)
  world.network.lose('/refresh', 'response')

  await expect(refreshSession(world.client, { session })).rejects.toMatchObject({ code: 'NETWORK_UNREACHABLE' })

  expect(looks(world)).toEqual([])
  expect(openSessionOf(world)).toEqual(session)
})

test('a refresh that a new sign-in overtakes signs nothing, and the new session stays', async () => {
  const world = await signedInWorld()
  const session = openSessionOf(world)
  const other = world.openTab()
  world.network.tamper('/refresh', async (body) => {
    await signIn(world, other)
    return body
  })

  await expect(refreshSession(world.client, { session })).rejects.toMatchObject({ code: 'SIGNED_REQUEST_EXPIRED' })

  expect(signedRefreshes(world)).toEqual([])
  const newer = openSession(other.sessions.getSnapshot())
  expect(newer?.id).not.toBe(session.id)
  await expect(world.client.sessions.use(world.ada.accountId)).resolves.toMatchObject({ id: newer?.id })
})

test('a refresh waits for one in another tab, and not for that of another account', async () => {
  const world = await signedInWorld()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const { tabs } = world.openTab()
  const others = tabs.withLock('refresh:InternalAccount:other', () => held)
  await expect(createSessionController(world.client).extend()).resolves.toBe(true)
  const { id } = openSessionOf(world)

  const own = tabs.withLock(`refresh:${world.ada.accountId}`, () => held)
  const refreshing = createSessionController(world.client).extend()
  await turns()
  expect(openSessionOf(world).id).toBe(id)
  release()
  await Promise.all([others, own, refreshing])

  expect(openSessionOf(world).id).not.toBe(id)
})
