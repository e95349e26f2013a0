import { createTestClient, type TestWorld } from './createTestClient.ts'
import { signIn } from './journeys.ts'
import { createTestDevice } from './testDevice.ts'
import { openPage, turns } from './testPage.ts'

/** The false statements of a relay. */
export type Lie = {
  /** The time that it states with a response, in place of the service's. */
  date?: (serviceMs: number) => number
  /** When it says that a new session ends, and the request for the signature that opens it. */
  expiresAt?: string
}

/** The way to the platform through a relay that lies. */
export function lyingRelay({ network, clock }: TestWorld, { date, expiresAt }: Lie): typeof fetch {
  if (expiresAt !== undefined)
    network.tamper('/verify', (body, { status }) =>
      status === 200 || status === 202 ? body.replace(/"expiresAt":"[^"]*"/, `"expiresAt":"${expiresAt}"`) : body,
    )
  return async (input, init) => {
    const response = await network.fetch(input, init)
    if (date) response.headers.set('date', new Date(date(clock.now())).toUTCString())
    return response
  }
}

/** A page on a device of its own, signed in through a relay that lies. */
export async function signedInPage(lie: (world: TestWorld) => Lie, session: { idleLockMs?: number } = {}) {
  const world = await createTestClient()
  const device = createTestDevice(world.clock)
  const fetch = lyingRelay(world, lie(world))
  const options = { clock: device.clock, fetch, session }
  const page = await openPage(world, options)
  await signIn(world, page.client)
  // Until the activity is stored: a clock that moves meanwhile runs into the deadline of the storage.
  await turns()
  return { world, device, options, page, client: page.client }
}
