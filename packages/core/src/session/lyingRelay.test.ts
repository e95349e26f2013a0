import { rtsIdleLockMs, type WalletClient } from '@countersign/core'
import { expect, test } from 'vitest'
import type { TestWorld } from '../../test/createTestClient.ts'
import { type Lie, signedInPage } from '../../test/lyingTime.ts'
import { until } from '../../test/testClock.ts'
import { reloaded, type TestDevice } from '../../test/testDevice.ts'
import { turns } from '../../test/testPage.ts'
import { listAccounts, walletType } from '../api/accounts.ts'
// Imported here, so that what follows a lock takes no longer than some turns of the event loop.
import '../flows/session/sessionCalls.ts'

const minute = 60_000
const year = 365 * 24 * 60 * minute
const sessionMs = 15 * minute
/** The longest session that docs/security.md promises, regardless of the relay. */
const longestMs = 60 * minute

const statusOf = ({ sessions }: WalletClient) => sessions.getSnapshot().status

/** What a relay states about the time of a session that the service opens for 15 minutes. */
const lies: Record<string, { lie: (world: TestWorld) => Lie; lastsMs: number }> = {
  'tells the truth': { lie: () => ({}), lastsMs: sessionMs },
  'stops its clock': {
    lie: ({ clock }) => {
      const stoppedAt = clock.now()
      return { date: () => stoppedAt }
    },
    lastsMs: sessionMs,
  },
  'turns its clock back with each answer': {
    lie: ({ clock }) => {
      const startedAt = clock.now()
      return { date: (now) => startedAt - 2 * (now - startedAt) }
    },
    lastsMs: sessionMs,
  },
  'is a year behind': { lie: () => ({ date: (now) => now - year }), lastsMs: longestMs },
  'is a year ahead until a user has signed in': {
    lie: ({ clock }) => {
      const startedAt = clock.now()
      return { date: (now) => (now - startedAt < minute ? now + year : now), expiresAt: '9999-12-31T23:59:59Z' }
    },
    lastsMs: longestMs,
  },
  'gives a session until the year 9999': { lie: () => ({ expiresAt: '9999-12-31T23:59:59Z' }), lastsMs: longestMs },
}

/** Time passes on the device, whose own clocks see all of it. */
const passes: Record<string, (device: TestDevice, world: TestWorld, ms: number) => void> = {
  'nothing happens': (_device, { clock }, ms) => clock.advance(ms),
  'its clock is set back by ten minutes': (device, { clock }, ms) => {
    device.jump(-10 * minute)
    clock.advance(ms)
  },
  'its clock is set forward and back again': (device, { clock }, ms) => {
    device.jump(4 * minute)
    device.jump(-4 * minute)
    clock.advance(ms)
  },
  'it sleeps': (device, _world, ms) => device.sleep(ms),
}

const cases = Object.entries(lies).flatMap(([relay, { lie, lastsMs }]) =>
  Object.entries(passes).map(([event, pass]) => ({ relay, lie, lastsMs, event, pass })),
)

/** A request goes through the relay, and its response states its time. */
async function ask(client: WalletClient): Promise<void> {
  await listAccounts(client, { type: walletType })
  await turns()
}

test.each(cases)(
  'the relay $relay, and on the device $event: five minutes without activity lock the wallet',
  async ({ lie, event, pass }) => {
    const { world, device, client } = await signedInPage(lie, { idleLockMs: rtsIdleLockMs })
    for (let minutes = 0; minutes < 4; minutes++) {
      world.clock.advance(event === 'it sleeps' ? 0 : minute)
      await ask(client)
      expect(statusOf(client)).toBe('active')
    }

    pass(device, world, event === 'it sleeps' ? rtsIdleLockMs : minute)

    await until(world.clock, () => statusOf(client) === 'locked')
    await turns()
    expect(await world.keyStore.list()).toEqual([])
    await expect(client.sessions.use(world.ada.accountId)).rejects.toMatchObject({ code: 'SESSION_LOCKED' })
  },
)

test.each(cases)(
  'the relay $relay, and on the device $event: the key of a session is erased in its time',
  async ({ lie, lastsMs, pass }) => {
    const { world, device, options, client } = await signedInPage(lie)
    // The relay's statements count least when it gets the most requests.
    for (let passed = 0; passed < lastsMs - 2 * minute; passed += minute) {
      world.clock.advance(minute)
      await ask(client)
    }

    pass(device, world, 2 * minute)

    await until(world.clock, () => statusOf(client) === 'expired')
    await turns()
    expect(await world.keyStore.list()).toEqual([])
    const other = world.openTab({ ...options, clock: reloaded(device.clock) })
    await expect(other.sessions.use(world.ada.accountId)).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
  },
)

test('a session until the year 9999 says when it really ends, and an active user keeps it', async () => {
  const { world, page, client } = await signedInPage(() => ({ expiresAt: '9999-12-31T23:59:59Z' }))
  expect(client.sessions.timeLeftMs()).toBeLessThanOrEqual(longestMs)
  const [record] = await world.keyStore.list()
  expect(record?.expiresAt.getTime()).toBeLessThanOrEqual(world.clock.now() + longestMs)

  world.clock.advance(14 * minute)
  page.touch()
  await turns()
  expect(statusOf(client)).toBe('active')
})

test('a session that a relay opened while it was a year behind is over with its first true time', async () => {
  let isLying = true
  const { world, client } = await signedInPage(() => ({ date: (now) => (isLying ? now - year : now) }))
  isLying = false

  await ask(client)

  expect(statusOf(client)).toBe('expired')
  expect(await world.keyStore.list()).toEqual([])
})

test.each(['ahead', 'behind'])('a relay whose clock jumps %s does not lock out an active user', async (way) => {
  const byMs = (way === 'ahead' ? 1 : -1) * 6 * minute
  let answers = 0
  const { world, page, client } = await signedInPage(() => ({ date: (now) => now + (answers++ % 2 ? byMs : 0) }), {
    idleLockMs: rtsIdleLockMs,
  })
  for (let minutes = 0; minutes < 6; minutes++) {
    world.clock.advance(minute)
    page.touch()
    await ask(client)
  }

  expect(statusOf(client)).toBe('active')
})

test('a relay that turns its clock back after a failed refresh does not delay the next one', async () => {
  let behindMs = 0
  const { world, page } = await signedInPage(() => ({ date: (now) => now - behindMs }))
  let tries = 0
  world.network.tamper('/refresh', () => {
    tries++
    behindMs = 5 * minute
    return new Response('', { status: 503 })
  })
  world.clock.advance(11 * minute)
  page.touch()
  await turns(50)
  expect(tries).toBe(1)

  world.clock.advance(minute)
  page.touch()
  await turns(50)

  expect(tries).toBe(2)
})
