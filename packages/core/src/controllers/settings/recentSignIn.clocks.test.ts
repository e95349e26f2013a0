import { expect, test } from 'vitest'
import { createTestClient } from '../../../test/createTestClient.ts'
import { signIn } from '../../../test/journeys.ts'
import { lyingRelay } from '../../../test/lyingTime.ts'
import { acts, journeysOfRecentSignIn } from '../../../test/recentSignInJourneys.ts'
import { createTestDevice, reloaded } from '../../../test/testDevice.ts'
import { createContactChange } from './contactChange.ts'

const minute = 60_000

const jumps = [-1, -5, -6, -7, -60].map((minutes) => minutes * minute)

test.each(journeysOfRecentSignIn)(
  '$name: a device clock that is set back makes no sign-in newer, also after a reload',
  async ({ begin }) => {
    for (const jumpMs of jumps)
      for (const isReloaded of [false, true]) {
        const world = await createTestClient()
        const device = createTestDevice(world.clock)
        const client = world.openTab({ clock: device.clock })
        await signIn(world, client)
        world.clock.advance(6 * minute)
        device.jump(jumpMs)
        world.network.requests.length = 0

        const page = isReloaded ? world.openTab({ clock: reloaded(device.clock) }) : client
        const { status } = await begin({ ...world, client: page })

        expect({ jumpMs, isReloaded, status: status() }).toMatchObject({ status: 'signing-in' })
        expect(acts(world)).toEqual([])
      }
  },
)

test.each(journeysOfRecentSignIn)(
  '$name: a device clock that is set forward costs one sign-in, and no more',
  async ({ begin }) => {
    const world = await createTestClient()
    const device = createTestDevice(world.clock)
    const client = world.openTab({ clock: device.clock })
    await signIn(world, client)
    device.jump(6 * minute)
    const { status } = await begin({ ...world, client })
    expect(status()).toBe('signing-in')

    await signIn(world, client)

    await expect.poll(status).toMatch(/done|ready/)
  },
)

test.each([-10, 10])(
  'a device that is %i minutes off asks for no sign-in too many, nor too few',
  async (offMinutes) => {
    const world = await createTestClient()
    const { clock } = createTestDevice(world.clock, offMinutes * minute)
    const client = world.openTab({ clock })
    await signIn(world, client)
    const contact = createContactChange(client, { accountId: world.ada.accountId })
    world.clock.advance(4 * minute)
    await contact.change({ email: 'ada.byron@example.com' })
    expect(contact.getSnapshot().change.status).toBe('done')
    world.clock.advance(2 * minute)

    await contact.change({ email: 'zoe@example.org' })

    expect(contact.getSnapshot().change.status).toBe('signing-in')
  },
)

const lies = [
  ['stands still', (startedMs: number) => startedMs],
  ['is an hour behind', (_startedMs: number, nowMs: number) => nowMs - 60 * minute],
] as const

test.each(journeysOfRecentSignIn)('$name: a time that a relay states makes no sign-in newer', async ({ begin }) => {
  for (const [lie, date] of lies) {
    const world = await createTestClient()
    const startedMs = world.clock.now()
    const client = world.openTab({ fetch: lyingRelay(world, { date: (now) => date(startedMs, now) }) })
    await signIn(world, client)
    world.clock.advance(6 * minute)
    world.network.requests.length = 0

    const { status } = await begin({ ...world, client })

    expect({ lie, status: status() }).toEqual({ lie, status: 'signing-in' })
    expect(acts(world)).toEqual([])
  }
})
