import type { TestWorld } from './createTestClient.ts'
import { europeanWorld } from './europeanWorld.ts'
import { signIn } from './journeys.ts'

/** Has the platform know of this browser that its user has just proved who they are, as after a sign-in that is over by now. */
export async function prove<world extends TestWorld>(world: world): Promise<world> {
  const network = world.openNetwork()
  const other = world.openTab({ fetch: network.fetch, name: `${world.name}-proof` })
  await signIn(world, other)
  await other.sessions.end(world.ada.accountId)
  for (const [name, value] of network.cookies)
    if (name.endsWith('countersign_proof')) world.network.cookies.set(name, value)
  return world
}

/** A user in Europe who may add and remove what they confirm with. */
export const provenEuropean = async (...options: Parameters<typeof europeanWorld>) =>
  prove(await europeanWorld(...options))
