import type { WalletClient } from '@countersign/core'
import { expect, test } from 'vitest'
import { createTestClient, type TestWorld } from '../../test/createTestClient.ts'
import { signIn } from '../../test/journeys.ts'
import { until } from '../../test/testClock.ts'
import { createTestDevice, type TestDevice } from '../../test/testDevice.ts'
import { turns } from '../../test/testPage.ts'
import { setWalletPrivacy } from '../flows/settings/walletPrivacy.ts'

const minute = 60_000
const sessionMs = 15 * minute

const createDevice = ({ clock }: TestWorld, offMs: number) => createTestDevice(clock, offMs)

/** What happens to the device during the session; none of it takes the session past its end. */
const events: Record<string, (world: TestWorld, device: TestDevice) => void> = {
  'nothing else': () => {},
  'ten minutes forward': (_world, device) => device.jump(10 * minute),
  'ten minutes back': (_world, device) => device.jump(-10 * minute),
  'forward and back again': ({ clock }, device) => {
    device.jump(10 * minute)
    clock.advance(minute)
    device.jump(-10 * minute)
  },
  'back and forward again': ({ clock }, device) => {
    device.jump(-10 * minute)
    clock.advance(minute)
    device.jump(10 * minute)
  },
  'ten minutes of sleep': (_world, device) => device.sleep(10 * minute),
  'sleep over the end': (_world, device) => device.sleep(sessionMs),
}

/** Payloads that were signed, by when. */
function watchSignatures({ network, clock }: TestWorld): number[] {
  const at: number[] = []
  network.tamper('PATCH /internal-accounts', (body) => {
    const { headers } = network.requests.at(-1) ?? { headers: {} }
    if ('service-wallet-signature' in headers) at.push(clock.now())
    return body
  })
  return at
}

const sign = (client: WalletClient, { ada }: TestWorld) =>
  setWalletPrivacy(client, { accountId: ada.accountId, privateEnabled: true })

const cases = [-10, 0, 10].flatMap((offMinutes) =>
  Object.entries(events).map(([name, happen]) => ({ offMinutes, name, happen })),
)

test.each(cases)(
  'a device $offMinutes min off and $name: no signature after the end, and the key is erased',
  async ({ offMinutes, happen }) => {
    const world = await createTestClient()
    const device = createDevice(world, offMinutes * minute)
    const client = world.openTab({ clock: device.clock })
    await signIn(world, client)
    const endsAt = world.clock.now() + sessionMs
    const signedAt = watchSignatures(world)
    await sign(client, world)
    expect(signedAt).toHaveLength(1)

    world.clock.advance(2 * minute)
    happen(world, device)
    await turns()
    world.clock.advance(Math.max(0, endsAt - world.clock.now()))
    await until(world.clock, () => client.sessions.getSnapshot().status === 'expired')

    await expect(sign(client, world)).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
    await expect(sign(world.openTab({ clock: device.clock }), world)).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
    expect(signedAt.filter((at) => at >= endsAt)).toEqual([])
    expect(await world.keyStore.list()).toEqual([])
  },
)

test('a device whose clock was set back and that sends no request still ends its session in time', async () => {
  const world = await createTestClient()
  const device = createDevice(world, 0)
  const client = world.openTab({ clock: device.clock })
  await signIn(world, client)
  world.network.offline = true
  world.clock.advance(10 * minute)
  device.jump(-10 * minute)

  world.clock.advance(5 * minute)
  await turns()

  expect(client.sessions.getSnapshot().status).toBe('expired')
  expect(await world.keyStore.list()).toEqual([])
})

test('a clock that is set back while the device sleeps is noticed with the next response, and before anything is signed', async () => {
  const world = await createTestClient()
  const device = createDevice(world, 0)
  const client = world.openTab({ clock: device.clock })
  await signIn(world, client)
  const signedAt = watchSignatures(world)
  device.sleep(sessionMs, () => device.jump(-sessionMs))
  // Both clocks of the device now show that no time has passed.

  await expect(sign(client, world)).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })

  expect(signedAt).toEqual([])
  expect(client.sessions.getSnapshot().status).toBe('expired')
  expect(await world.keyStore.list()).toEqual([])
})

test('a device with a wrong clock that runs evenly does not lose its session early', async () => {
  for (const offMinutes of [-10, 10]) {
    const world = await createTestClient()
    const device = createDevice(world, offMinutes * minute)
    const client = world.openTab({ clock: device.clock })
    await signIn(world, client)

    world.clock.advance(sessionMs - 10_000)

    await expect(sign(client, world)).resolves.toMatchObject({ privateEnabled: true })
  }
})
