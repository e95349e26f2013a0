import type { Change } from '@countersign/core/wire'
import { expect, onTestFinished, vi } from 'vitest'
import { createTestClient, type TestWorld } from './createTestClient.ts'
import { signIn } from './journeys.ts'

/** A signed-in browser whose platform hears the service's webhooks. */
export async function createLiveWorld(): Promise<TestWorld> {
  const world = await createTestClient({ liveEvents: true })
  // In a tab without events: a signed-in one with events holds the connection.
  await signIn(world, world.openTab({ liveEvents: false }))
  await world.sandbox.webhooks.settled()
  // What happened until now is no longer told to a new page.
  world.clock.advance(11_000)
  return world
}

/** The requests that opened a stream, in order. */
export const streams = ({ network }: TestWorld) => network.requests.filter(({ path }) => path === '/events')

/** Listens until the test ends, once the connection stands. */
export async function listen(world: TestWorld, client = world.client): Promise<Change[]> {
  const heard: Change[] = []
  const stop = client.events?.subscribe((change) => heard.push(change))
  onTestFinished(() => stop?.())
  await eventually(() => streams(world).length > 0)
  return heard
}

export async function eventually(condition: () => boolean): Promise<void> {
  await vi.waitFor(() => expect(condition()).toBe(true), { timeout: 10_000, interval: 5 })
}
