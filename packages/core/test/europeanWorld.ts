import type { CreateWalletClientOptions } from '@countersign/core'
import { createTestClient, type TestWorld } from './createTestClient.ts'

/** Where the sandbox runs identity checks. */
export const verificationOrigin = 'https://verify.sandbox.example'

/** A world whose user needs Strong Customer Authentication. The platform knows the user. */
export async function europeanWorld(options: Partial<CreateWalletClientOptions> = {}): Promise<TestWorld> {
  const world = await createTestClient({ region: 'DE' })
  world.network.cookies.set('platform', encodeURIComponent(world.ada.customerId))
  const openTab: TestWorld['openTab'] = (tab = {}) =>
    world.openTab({ sca: { verificationOrigins: [verificationOrigin] }, ...options, ...tab })
  return { ...world, openTab, client: openTab() }
}
