import { createTestClient, type TestWorld } from './createTestClient.ts'
import { signIn } from './journeys.ts'

/** A world whose user is already signed in. */
export async function signedInWorld(): Promise<TestWorld> {
  const world = await createTestClient()
  await signIn(world)
  return world
}

/** Ada in one tab, Bob in another one of the same browser. */
export async function worldOfTwo() {
  const world = await signedInWorld()
  const bob = await world.addPerson('bob@example.com')
  const bobs = world.openTab()
  await bobs.sessions.restore()
  // The platform has one customer at a time; the wallets' keys stay.
  world.network.cookies.clear()
  await signIn(world, bobs, bob)
  return { world, ada: world.ada, bob, bobs }
}
