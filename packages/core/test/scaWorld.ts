import { createScaPasskey } from '../src/webauthn/scaCeremonies.ts'
import type { ScaEnrolment } from '../src/wire/scaFactors.ts'
import type { TestWorld } from './createTestClient.ts'
import { europeanWorld } from './europeanWorld.ts'
import { scaCode } from './scaJourneys.ts'
import { installTestDevice, type TestDevice, type TestDeviceOptions } from './testAuthenticator.ts'

/** Neither an SMS of the sandbox says it nor an authenticator app. */
export const wrongScaCode = '654321'

/** The login of the region lasts this long. */
export const scaSessionMs = 180 * 86_400_000

/** Has the person enrol an authenticator app. */
export async function enrollTotp({ service, ada }: TestWorld): Promise<void> {
  const query = `?customerId=${ada.customerId}`
  const { secret } = await service('POST', `/sca/factors${query}`, { type: 'TOTP' })
  await service('POST', `/sca/factors/confirm${query}`, { type: 'TOTP', secret, code: scaCode })
}

/** Leaves the person without a phone for codes, as if the service had never known one. */
export function removePhone({ sandbox }: TestWorld): void {
  const state = JSON.parse(sandbox.exportState())
  for (const customer of state.customers) delete customer.phoneNumber
  sandbox.importState(JSON.stringify(state))
}

/** Has the person enrol a passkey of this device. */
export async function enrollScaPasskey({ service, ada, clock }: TestWorld): Promise<void> {
  const query = `?customerId=${ada.customerId}`
  const started = (await service('POST', `/sca/factors${query}`, { type: 'PASSKEY' })) as ScaEnrolment
  if (started.type !== 'PASSKEY') throw new Error(`no passkey was begun: ${JSON.stringify(started)}`)
  const made = await createScaPasskey({ ...started, clock })
  await service('POST', `/sca/factors/confirm${query}`, { type: 'PASSKEY', ...made })
}

export type ScaWorld = TestWorld & { device: TestDevice }

/** A world whose person has an authenticator app and a passkey beside their phone. */
export async function scaWorld(options: TestDeviceOptions = {}): Promise<ScaWorld> {
  const device = installTestDevice(options)
  const world = await europeanWorld()
  await enrollTotp(world)
  await enrollScaPasskey(world)
  return { ...world, device }
}
