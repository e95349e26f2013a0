import { createScaPasskey } from '../src/webauthn/scaCeremonies.ts'
import type { ScaEnrolment } from '../src/wire/scaFactors.ts'
import type { TestWorld } from './createTestClient.ts'
import { europeanWorld } from './europeanWorld.ts'
import { installTestDevice, type TestDevice, type TestDeviceOptions } from './testAuthenticator.ts'

/** What every SMS of the sandbox says, and every authenticator app shows. */
export const scaCode = '123456'
export const wrongScaCode = '654321'

/** The login of the region lasts this long. */
export const scaSessionMs = 180 * 86_400_000

/** Has the person enrol an authenticator app. */
export async function enrollTotp({ service, ada }: TestWorld): Promise<void> {
  const query = `?customerId=${ada.customerId}`
  const { secret } = await service('POST', `/sca/factors${query}`, { type: 'TOTP' })
  await service('POST', `/sca/factors/confirm${query}`, { type: 'TOTP', secret, code: scaCode })
}

/** Has the person enrol a passkey of this device. */
export async function enrollScaPasskey({ service, ada, clock }: TestWorld): Promise<void> {
  const query = `?customerId=${ada.customerId}`
  const started = (await service('POST', `/sca/factors${query}`, { type: 'PASSKEY' })) as ScaEnrolment
  if (started.type !== 'PASSKEY') throw new Error(`no passkey was begun: ${JSON.stringify(started)}`)
  const made = await createScaPasskey({ ...started, clock })
  await service('POST', `/sca/factors/confirm${query}`, { type: 'PASSKEY', ...made })
}

/** Signs the person in to the region at the service, as another device of theirs would. */
export async function signInToRegion({ service, ada }: TestWorld): Promise<void> {
  const query = `?customerId=${ada.customerId}`
  const { challengeId } = await service('POST', `/sca/login/start${query}`, { factor: 'SMS_OTP' })
  const proof = { factor: 'SMS_OTP', challengeId, code: scaCode, endUserIpAddress: '192.0.2.8' }
  const { status } = await service('POST', `/sca/login/complete${query}`, proof)
  if (status !== 'SUCCESS') throw new Error(`the login failed: ${String(status)}`)
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
