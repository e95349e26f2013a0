import type { ScaChallenge } from '@countersign/core/wire'
import * as v from 'valibot'
import type { Authenticator, AuthenticatorOptions } from './authenticator.ts'
import { createAuthenticator } from './authenticator.ts'
import type { ScaWalletOptions, ScaWorld } from './scaWallets.ts'
import { createScaWallet } from './scaWallets.ts'

const creationOptions = v.looseObject({ challenge: v.string(), rp: v.looseObject({ id: v.string() }) })
const requestOptions = v.looseObject({
  challenge: v.string(),
  rpId: v.string(),
  allowCredentials: v.array(v.looseObject({ id: v.string() })),
})

export const passkeyOrigin = 'http://localhost'

/** Enrolls an authenticator as the passkey of a customer: answers the start. */
export async function answerEnrollment(
  { service, query }: Pick<ScaWorld, 'service' | 'query'>,
  parameters: { authenticator: Authenticator },
) {
  const start = await service.succeed('enrollScaFactor', 200, { query, body: { type: 'PASSKEY' } })
  if (start.type !== 'PASSKEY') throw new Error('The enrollment is of another factor')
  const credential = await parameters.authenticator.create(v.parse(creationOptions, start.options))
  return { start, query, body: { type: 'PASSKEY', origin: passkeyOrigin, credential } }
}

/** A customer with a passkey for Strong Customer Authentication. `options` of the authenticator may be changed later. */
export async function withScaPasskey(options: AuthenticatorOptions = {}, wallet: ScaWalletOptions = {}) {
  const world = await createScaWallet(wallet)
  const authenticator = await createAuthenticator(options)
  const { query, body } = await answerEnrollment(world, { authenticator })
  const enrolled = await world.service.succeed('confirmScaFactor', 200, { query, body })
  if (enrolled.type !== 'PASSKEY') throw new Error('Another factor was enrolled')
  const scaCredentialId = v.parse(v.string(), enrolled.factor.credentialId)
  return { ...world, authenticator, scaCredentialId }
}

export type ScaPasskeyWorld = Awaited<ReturnType<typeof withScaPasskey>>

/** The proof of a passkey, for options of a login or a challenge. */
export async function assertScaPasskey(authenticator: Authenticator, options: ScaChallenge['passkeyAssertionOptions']) {
  const { challenge, rpId } = v.parse(requestOptions, options)
  return { passkeyAssertion: await authenticator.get({ challenge, rpId }), origin: passkeyOrigin }
}

/** Answers an SCA sign-in that was started: returns the input of its completion. */
export async function answerPasskeyLogin({ service, query, authenticator }: ScaPasskeyWorld) {
  const factor = 'PASSKEY'
  const start = await service.succeed('startScaLogin', 200, { query, body: { factor } })
  const proof = await assertScaPasskey(authenticator, start.passkeyOptions)
  return { start, query, body: { factor, ...proof, endUserIpAddress: '198.51.100.7' } }
}
