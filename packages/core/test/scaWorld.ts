import { confirmScaFactor, enrollScaFactor } from '@countersign/core/wire'
import { createScaPasskey } from '../src/webauthn/createScaPasskey.ts'
import type { TestWorld } from './createTestClient.ts'
import { europeanWorld } from './europeanWorld.ts'
import { scaCode } from './scaJourneys.ts'
import { installTestDevice, type TestDevice, type TestDeviceOptions } from './testAuthenticator.ts'

/** A code that neither an SMS of the sandbox nor an authenticator app produces. */
export const wrongScaCode = '654321'

/** How long an SCA session lasts. */
export const scaSessionMs = 180 * 86_400_000

/** Enrolls an authenticator app for the user. */
export async function enrollTotp({ service, ada }: TestWorld): Promise<void> {
  const query = { customerId: ada.customerId }
  const started = await service.call(enrollScaFactor, { query, body: { type: 'TOTP' } })
  if (started.type !== 'TOTP') throw new Error('no authenticator app was begun')
  const { secret } = started
  await service.call(confirmScaFactor, { query, body: { type: 'TOTP', secret, code: scaCode } })
}

/** Leaves the user without a phone for codes, as if the service never had a number. */
export function removePhone({ sandbox }: TestWorld): void {
  const state = JSON.parse(sandbox.exportState())
  for (const customer of state.customers) delete customer.phoneNumber
  sandbox.importState(JSON.stringify(state))
}

/** Registers a passkey of this device for the user. */
export async function enrollScaPasskey({ service, ada, clock }: TestWorld): Promise<void> {
  const query = { customerId: ada.customerId }
  const started = await service.call(enrollScaFactor, { query, body: { type: 'PASSKEY' } })
  if (started.type !== 'PASSKEY') throw new Error(`no passkey was begun: ${JSON.stringify(started)}`)
  const made = await createScaPasskey({ ...started, clock })
  await service.call(confirmScaFactor, { query, body: { type: 'PASSKEY', ...made } })
}

export type ScaWorld = TestWorld & { device: TestDevice }

/** A world whose user has an authenticator app and a passkey in addition to their phone. */
export async function scaWorld(options: TestDeviceOptions = {}): Promise<ScaWorld> {
  const device = installTestDevice(options)
  const world = await europeanWorld()
  await enrollTotp(world)
  await enrollScaPasskey(world)
  return { ...world, device }
}
