import type { WalletClient } from '@countersign/core'
import { expect, test } from 'vitest'
import type { TestWorld } from '../../test/createTestClient.ts'
import { signedInWorld, worldOfTwo } from '../../test/signedInWorld.ts'
import { turns } from '../../test/testPage.ts'
import type { TabMessage } from '../storage/tabMessages.ts'
import { openSession } from './sessionState.ts'

const shownName = ({ sessions }: WalletClient) => openSession(sessions.getSnapshot())?.nickname

/** What the tab tells the others. */
function told({ tabs }: WalletClient): TabMessage[] {
  const messages: TabMessage[] = []
  Object.assign(tabs, { broadcast: (message: TabMessage) => messages.push(message) })
  return messages
}

const newAddress = ({ ada }: TestWorld) => ({
  accountId: ada.accountId,
  type: 'EMAIL_OTP',
  sentTo: 'n•••@example.com',
})

test('a new address is shown in every tab and after a reload, and the key stays as it is', async () => {
  const world = await signedInWorld()
  const before = await world.client.sessions.use(world.ada.accountId)
  const other = world.openTab()
  await other.sessions.restore()

  await world.client.sessions.rename(newAddress(world))
  await turns()

  const reloaded = world.openTab()
  await reloaded.sessions.restore()
  expect([world.client, other, reloaded].map(shownName)).toEqual(Array(3).fill('n•••@example.com'))
  await expect(reloaded.sessions.use(world.ada.accountId)).resolves.toEqual({ ...before, nickname: 'n•••@example.com' })
})

test('a session that was opened in another way keeps its name, and no tab is told of anything', async () => {
  const world = await signedInWorld()
  const name = shownName(world.client)
  const messages = told(world.client)

  await world.client.sessions.rename({ ...newAddress(world), type: 'SMS_OTP' })
  await world.client.sessions.rename({ ...newAddress(world), accountId: 'InternalAccount:other' })

  expect(shownName(world.client)).toBe(name)
  expect((await world.keyStore.read(world.ada.accountId))?.nickname).toBe(name)
  expect(messages).toEqual([])
})

test('a new address brings no session back that a sign-out has just ended', async () => {
  const world = await signedInWorld()
  const { accountId } = world.ada
  const { read } = world.client.records
  // The user signs out in another tab after this one has read the session.
  Object.assign(world.client.records, {
    read: async (key: string) => {
      const value = await read(key)
      await world.keyStore.forget(accountId)
      return value
    },
  })
  const messages = told(world.client)

  await world.client.sessions.rename(newAddress(world))

  expect(await world.keyStore.list()).toEqual([])
  expect(shownName(world.client)).not.toBe('n•••@example.com')
  expect(messages).toEqual([])
})

test('a new address is not shown by a page that works with another account, or with none', async () => {
  const { world, bob, bobs } = await worldOfTwo()
  const resting = world.openTab()

  for (const { sessions } of [bobs, resting]) await sessions.rename(newAddress(world))
  await turns()

  expect(openSession(bobs.sessions.getSnapshot())?.accountId).toBe(bob.accountId)
  expect(openSession(resting.sessions.getSnapshot())).toBeUndefined()
  expect(shownName(world.client)).toBe('n•••@example.com')
})

test('the locks of two tabs keep a new address and another change of the same session apart', async () => {
  const world = await signedInWorld()
  let done = () => {}
  const work = world.openTab().tabs.withLock(
    `session:${world.ada.accountId}`,
    () =>
      new Promise<void>((resolve) => {
        done = resolve
      }),
  )

  const renaming = world.client.sessions.rename(newAddress(world))
  await turns()
  expect((await world.keyStore.read(world.ada.accountId))?.nickname).not.toBe('n•••@example.com')
  done()
  await Promise.all([work, renaming])

  expect((await world.keyStore.read(world.ada.accountId))?.nickname).toBe('n•••@example.com')
})
