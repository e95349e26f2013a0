import { expect, test } from 'vitest'
import { createTestClient, type TestWorld } from '../../../test/createTestClient.ts'
import { prove, provenEuropean } from '../../../test/proven.ts'
import { installTestDevice } from '../../../test/testAuthenticator.ts'
import { calls, loaded } from '../../../test/trustWorld.ts'
import { getPayee } from '../../api/accounts.ts'
import { WalletError } from '../../errors/WalletError.ts'
import { beginScaReset } from './scaFactorReset.ts'
import { makeScaPasskey } from './scaPasskeyRegistration.ts'
import { beginScaLogin } from './scaSignIn.ts'
import { toScaConflict } from './toScaConflict.ts'
import { startTotpEnrollment } from './totpEnrollment.ts'
import { beginTrustChange } from './trustedBeneficiaries.ts'

type Beginning = {
  operation: 'startScaLogin' | 'enrollScaFactor' | 'startScaReset' | 'trustBeneficiary'
  begin: (world: TestWorld) => Promise<unknown>
}

/** Every operation that the service may be asked to begin. */
const beginnings: Record<string, Beginning> = {
  'a login': { operation: 'startScaLogin', begin: ({ client }) => beginScaLogin(client, { factor: 'SMS_OTP' }) },
  'an authenticator app': { operation: 'enrollScaFactor', begin: ({ client }) => startTotpEnrollment(client) },
  'a passkey': {
    operation: 'enrollScaFactor',
    begin: async ({ client }) => {
      installTestDevice()
      await makeScaPasskey(client)
    },
  },
  'a reset': {
    operation: 'startScaReset',
    begin: ({ client, ada }) => beginScaReset(client, { accountId: ada.accountId, factor: 'TOTP' }),
  },
  trust: {
    operation: 'trustBeneficiary',
    begin: async ({ client, ada }) => {
      const payee = await getPayee(client, { payeeId: ada.eurPayeeId })
      await beginTrustChange(client, { payee, wish: 'trust' })
    },
  },
}

const names = Object.keys(beginnings)
const codeOf = async (world: TestWorld, { begin }: Beginning) =>
  begin(world).then(
    () => 'begun',
    ({ code }: { code?: string }) => code,
  )

test.each(names)('outside the region, %s is not needed', async (name) => {
  const world = await prove(await createTestClient())
  world.network.cookies.set('platform', encodeURIComponent(world.ada.customerId))

  expect(await codeOf(world, beginnings[name] as Beginning)).toBe('SCA_NOT_APPLICABLE')
})

test.each(names)('for a user in the region a conflict about %s is reported as such', async (name) => {
  const { world } = await loaded(await provenEuropean())
  const beginning = beginnings[name] as Beginning
  world.sandbox.scenarios.failNext(beginning.operation, { status: 409, code: 'CONFLICT' })

  expect(await codeOf(world, beginning)).toBe('CONFLICT')
})

test('a conflict stays one where it cannot be read whether it is about the region', async () => {
  const world = await createTestClient()
  world.network.cookies.set('platform', encodeURIComponent(world.ada.customerId))
  world.network.lose('GET /sca/factors', 'request')

  expect(await codeOf(world, beginnings['a login'] as Beginning)).toBe('CONFLICT')
})

test('a user who has to sign in to read their factors is in the region', async () => {
  const world = await provenEuropean()
  world.sandbox.scenarios.failNext('startScaLogin', { status: 409, code: 'CONFLICT' })
  world.sandbox.scenarios.failNext('listScaFactors', { status: 409, code: 'SCA_SESSION_REQUIRED' })

  expect(await codeOf(world, beginnings['a login'] as Beginning)).toBe('CONFLICT')
})

test('nothing more is read when there is no conflict', async () => {
  const world = await provenEuropean()

  expect(await codeOf(world, beginnings['a login'] as Beginning)).toBe('begun')
  expect(calls(world, 'GET /sca/factors')).toEqual([])
})

test.each([new WalletError('RATE_LIMITED', { httpStatus: 429 }), new TypeError('broken')])(
  'nothing more is read for another error: %s',
  async (error) => {
    const world = await provenEuropean()

    expect(await toScaConflict(world.client, { error })).toBe(error)
    expect(calls(world, 'GET /sca/factors')).toEqual([])
  },
)

test('a conflict stays one for a user who has left', async () => {
  const world = await createTestClient()
  world.network.cookies.set('platform', encodeURIComponent(world.ada.customerId))
  const error = new WalletError('CONFLICT', { httpStatus: 409 })

  expect(await toScaConflict(world.client, { error, signal: AbortSignal.abort() })).toBe(error)
  expect(await toScaConflict(world.client, { error })).toMatchObject({ code: 'SCA_NOT_APPLICABLE' })
})
