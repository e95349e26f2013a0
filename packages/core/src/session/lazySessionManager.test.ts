import { createSessionController, WalletError } from '@countersign/core'
import { expect, test } from 'vitest'
import { signedInWorld } from '../../test/signedInWorld.ts'
import { createLazySessionManager } from './lazySessionManager.ts'

test('if the session manager does not load, no user is signed in, and the next call requests it again', async () => {
  const world = await signedInWorld()
  const { accountId } = world.ada
  let arrives = false
  const sessions = createLazySessionManager({
    load: async () => {
      if (!arrives) throw new WalletError('NETWORK_UNREACHABLE')
      return world.client.sessions
    },
  })
  const session = createSessionController({ ...world.client, sessions })
  session.subscribe(() => {})

  await world.reached(session, 'none')
  await expect(sessions.use(accountId)).rejects.toMatchObject({ code: 'NETWORK_UNREACHABLE' })
  expect(session.timeLeftMs()).toBe(0)
  arrives = true

  await expect(sessions.use(accountId)).resolves.toMatchObject({ accountId })
  await world.reached(session, 'active')
  expect(session.timeLeftMs()).toBeGreaterThan(0)
})

test('a sign-out that cannot erase anything, since the session manager does not load, is not reported as done', async () => {
  const world = await signedInWorld()
  let arrives = false
  const sessions = createLazySessionManager({
    load: async () => {
      if (!arrives) throw new WalletError('NETWORK_UNREACHABLE')
      return world.client.sessions
    },
  })
  const session = createSessionController({ ...world.client, sessions })

  await expect(session.signOut()).rejects.toMatchObject({ code: 'NETWORK_UNREACHABLE' })
  await expect(session.extend()).resolves.toBe(false)
  expect(await world.keyStore.list()).toHaveLength(1)
  arrives = true
  await session.signOut()

  expect(await world.keyStore.list()).toEqual([])
})
