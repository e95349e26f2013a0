import { createSessionController, WalletError } from '@countersign/core'
import { expect, test } from 'vitest'
import { signedInWorld } from '../../test/signedInWorld.ts'
import { createLazySessionManager } from './lazySessionManager.ts'

test('where the part that keeps sessions does not arrive nobody is signed in, and the next call asks for it again', async () => {
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

test('a sign-out that cannot erase anything, since that part does not arrive, is not said to be done', async () => {
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
