import { createTestClient, type TestWorld } from './createTestClient.ts'
import { signIn } from './journeys.ts'

/** A world whose user is already signed in. */
export async function signedInWorld(): Promise<TestWorld> {
  const world = await createTestClient()
  await signIn(world)
  return world
}
