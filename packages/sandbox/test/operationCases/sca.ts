import { createTestWallet } from '../createTestService.ts'
import { answerPasskeyLogin, withScaPasskey } from '../scaPasskeys.ts'
import type { ScaWorld } from '../scaWallets.ts'
import { enrollTotp, scaCode, wrongScaCode } from '../scaWallets.ts'
import type { Arranged } from './operationCases.ts'
import { defineCases } from './operationCases.ts'

/** Ada in Germany with a passkey, and Grace outside of the regions of Strong Customer Authentication. */
async function prepare() {
  const world = await withScaPasskey()
  const { service } = world
  const grace = await createTestWallet(service, { email: 'grace@example.com', accountNumber: '98765432109' })
  return { ...world, grace }
}

type World = Awaited<ReturnType<typeof prepare>>
type Arrange = (world: World) => Arranged | Promise<Arranged>

/** What every operation of this area refuses: a customer who does not exist, and one who is outside of the regions. */
const customers = (valid: Arrange) => ({
  '404 USER_NOT_FOUND': async (world: World) => ({
    ...(await valid(world)),
    query: { customerId: 'Customer:0190f0a0-0000-4000-8000-000000000099' },
  }),
  '409 CONFLICT': async (world: World) => ({
    ...(await valid(world)),
    query: { customerId: world.grace.customerId },
  }),
})

const lost = { factor: 'SMS_OTP' }
const mobile = { countryCode: '+1', number: '4155550123' }

async function appProof({ service, query }: World, { code = scaCode } = {}) {
  const { secret } = await enrollTotp(service, query)
  return { query, body: { type: 'TOTP', secret, code } }
}

async function loginBySms({ service, query }: World, { code = scaCode } = {}) {
  const factor = 'SMS_OTP'
  const { challengeId } = await service.succeed('startScaLogin', 200, { query, body: { factor } })
  return { query, body: { factor, challengeId, code, endUserIpAddress: '198.51.100.7' } }
}

async function startedReset({ service, query }: World, { seconds = 5 } = {}) {
  const { resetId } = await service.succeed('startScaReset', 201, { query, body: lost })
  service.sandbox.clock.advance(seconds * 1000)
  return { query, params: { resetId }, body: { mobile } }
}

const enrollApp: Arrange = ({ query }) => ({ query, body: { type: 'TOTP' } })
const removal: Arrange = ({ query, scaCredentialId }) => ({ query, params: { scaCredentialId } })
const start: Arrange = ({ query }) => ({ query, body: lost })
const failed: Arrange = ({ query }) => ({ query, body: { eventType: 'FAILED_LOGIN_ATTEMPT' } })
const read: Arrange = async (world) => {
  const { query, params } = await startedReset(world)
  return { query, params }
}

const locked = ({ service, query: { customerId } }: Pick<ScaWorld, 'service' | 'query'>) =>
  service.sandbox.sca.setFailedAttempts({ customerId, count: 5 })

export const scaCases = defineCases({
  prepare,
  cases: {
    listScaFactors: { 200: ({ query }) => ({ query }), ...customers(() => ({})) },
    enrollScaFactor: {
      200: enrollApp,
      ...customers(enrollApp),
      '400 INVALID_INPUT': ({ query }) => ({ query, body: { type: 'SMS_OTP' } }),
      '409 PASSKEY_ALREADY_ENROLLED': ({ query }) => ({ query, body: { type: 'PASSKEY' } }),
    },
    confirmScaFactor: {
      200: (world) => appProof(world),
      ...customers((world) => appProof(world)),
      '400 INVALID_INPUT': (world) => appProof(world, { code: wrongScaCode }),
    },
    deleteScaFactor: { 204: removal, ...customers(removal) },
    startScaLogin: {
      200: start,
      ...customers(start),
      '400 INVALID_INPUT': ({ query }) => ({ query, body: { factor: 'TOTP' } }),
    },
    completeScaLogin: {
      200: async (world) => {
        const { query, body } = await answerPasskeyLogin(world)
        return { query, body }
      },
      ...customers((world) => loginBySms(world)),
      '400 INVALID_INPUT': (world) => loginBySms(world, { code: wrongScaCode }),
      '423 ACCOUNT_LOCKED': async (world) => {
        const input = await loginBySms(world)
        locked(world)
        return input
      },
    },
    recordSecurityEvent: {
      200: failed,
      ...customers(failed),
      '423 ACCOUNT_LOCKED': (world) => {
        locked(world)
        return failed(world)
      },
    },
    startScaReset: {
      201: start,
      ...customers(start),
      '400 INVALID_INPUT': ({ query }) => ({ query, body: { factor: 'TOTP' } }),
      '429 RATE_LIMITED': async (world) => {
        for (let count = 0; count < 5; count++) await startedReset(world)
        return start(world)
      },
    },
    getScaReset: { 200: read, ...customers(read) },
    completeScaReset: {
      204: (world) => startedReset(world),
      '404 USER_NOT_FOUND': customers((world) => startedReset(world))['404 USER_NOT_FOUND'],
      '400 INVALID_INPUT': (world) => startedReset(world, { seconds: 4 }),
      '409 CONFLICT': async (world) => {
        const input = await startedReset(world)
        await world.service.succeed('completeScaReset', 204, input)
        return input
      },
    },
  },
})
