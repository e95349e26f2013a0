import { rtsIdleLockMs, type WalletClient } from '@countersign/core'
import { expect, test } from 'vitest'
import type { TestWorld } from '../../test/createTestClient.ts'
import { signIn } from '../../test/journeys.ts'
import { signedInPage } from '../../test/lyingTime.ts'
import { until } from '../../test/testClock.ts'
import { reloaded, type TestDevice } from '../../test/testDevice.ts'
import { turns } from '../../test/testPage.ts'
// Imported here, so that what follows a lock takes no longer than some turns of the event loop.
import '../flows/session/sessionCalls.ts'

const minute = 60_000

const statusOf = ({ sessions }: WalletClient) => sessions.getSnapshot().status

const idleLock = { idleLockMs: rtsIdleLockMs }

/** Opens the wallet again after its last page was closed. */
async function reopen(world: TestWorld, device: TestDevice, session: { idleLockMs?: number }) {
  const client = world.openTab({ clock: reloaded(device.clock), session })
  await client.sessions.restore()
  await turns()
  return client
}

/** It was opened 16 minutes ago, used 4 minutes later, and is opened again. */
const setBack = [
  ...[1, 13, 60, 600].map((minutes) => ({ minutes, session: idleLock, ending: 'locked or expired' })),
  ...[1, 17, 60, 600].map((minutes) => ({ minutes, session: {}, ending: 'expired' })),
]

// A clock that is set back by less than what passed cannot be told from one that was not set: docs/security.md, Limits.
test.each(setBack)(
  'a wallet that was closed for 12 minutes, and whose clock was set back so that it shows $minutes minutes less, is $ending',
  async ({ minutes, session, ending }) => {
    const { world, device, page } = await signedInPage(() => ({}), session)
    world.clock.advance(4 * minute)
    page.touch()
    await turns()
    device.sleep(12 * minute, () => device.jump(-minutes * minute))
    // The page that slept is closed, and another one has only what is stored.
    const reopened = await reopen(world, device, session)

    expect(ending).toContain(statusOf(reopened))
    expect(await world.keyStore.list()).toEqual([])
  },
)

test('a wallet whose clock was set back signs in as always, and locks in its time', async () => {
  const { world, device, page } = await signedInPage(() => ({}), idleLock)
  world.clock.advance(minute)
  page.touch()
  await turns()
  device.jump(-30 * minute)
  const reopened = await reopen(world, device, idleLock)
  expect(statusOf(reopened)).toBe('expired')

  await signIn(world, reopened)
  const other = await reopen(world, device, idleLock)

  expect([statusOf(reopened), statusOf(other)]).toEqual(['active', 'active'])
  world.clock.advance(rtsIdleLockMs)
  await until(world.clock, () => statusOf(reopened) === 'locked' && statusOf(other) === 'locked')
})

test('activity that was recorded before the clock was corrected keeps nothing open', async () => {
  const { world, device, page } = await signedInPage(() => ({}), idleLock)
  device.jump(3 * minute)
  page.touch()
  await turns()
  device.jump(-3 * minute)

  const reopened = await reopen(world, device, idleLock)

  await until(world.clock, () => statusOf(reopened) === 'locked')
  expect(await world.keyStore.list()).toEqual([])
})

test('activity after the clock was corrected is recorded at once', async () => {
  const { world, device, page } = await signedInPage(() => ({}), idleLock)
  device.jump(3 * minute)
  page.touch()
  await turns()
  device.jump(-3 * minute)
  page.touch()
  await turns()

  expect(statusOf(await reopen(world, device, idleLock))).toBe('active')
})

test('a message about activity that comes late counts from when it was sent', async () => {
  const { world, client } = await signedInPage(() => ({}), idleLock)
  const other = world.openTab()
  const sentAt = world.clock.now() + minute
  world.clock.advance(4 * minute)
  other.tabs.broadcast({ type: 'active', atMs: sentAt })
  await turns()

  world.clock.advance(minute + minute / 2)
  await turns()
  expect(statusOf(client)).toBe('active')
  world.clock.advance(minute / 2)

  await until(world.clock, () => statusOf(client) === 'locked')
})

test('a record that does not say when it was opened on this device has expired', async () => {
  const { world, device } = await signedInPage(() => ({}))
  const [record] = await world.keyStore.list()
  if (!record) throw new Error('no key')
  await world.keyStore.write({ ...record, openedOnDeviceMs: 0 })

  const reopened = await reopen(world, device, {})

  expect(statusOf(reopened)).toBe('expired')
  expect(await world.keyStore.list()).toEqual([])
})
