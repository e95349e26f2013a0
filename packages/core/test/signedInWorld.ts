import { createTestClient, type TestWorld } from './createTestClient.ts'
import { signIn } from './journeys.ts'

/** A world whose person is signed in already. */
export async function signedInWorld(): Promise<TestWorld> {
  const world = await createTestClient()
  await signIn(world)
  return world
}
