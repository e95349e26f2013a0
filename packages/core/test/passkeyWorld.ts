import type { AuthMethod } from '@countersign/core'
import { makePasskey, registerPasskey } from '../src/flows/sign-in/passkeyRegistration.ts'
import type { TestWorld } from './createTestClient.ts'
import { signedInWorld } from './signedInWorld.ts'
import { installTestDevice, type TestDevice, type TestDeviceOptions } from './testAuthenticator.ts'

export type PasskeyWorld = TestWorld & {
  device: TestDevice
  /** The passkey that was enrolled. */
  passkey: AuthMethod
}

/** A world whose user is signed in and has registered a passkey on this device. */
export async function passkeyWorld(options: TestDeviceOptions = {}): Promise<PasskeyWorld> {
  const device = installTestDevice(options)
  const world = await signedInWorld()
  const made = await makePasskey(world.client, { accountId: world.ada.accountId, nickname: 'My phone' })
  const passkey = await registerPasskey(world.client, { made })
  return { ...world, device, passkey }
}
