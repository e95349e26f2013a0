import { expect, test } from 'vitest'
import { createTestService, fieldsOf } from '../../../../test/createTestService.ts'
import { answerPasskeyLogin, withScaPasskey } from '../../../../test/scaPasskeys.ts'
import {
  createScaWallet,
  enrollTotp,
  loginWithSca,
  phoneNumber,
  type ScaWorld,
  scaCode,
} from '../../../../test/scaWallets.ts'
import type { LivenessOutcome } from '../../../controls/sca.ts'

const mobile = { countryCode: '+1', number: '4155550123' }
const refused = { status: 400, body: { code: 'INVALID_INPUT' } }
const hour = 3_600_000

async function startReset({ service, query }: Pick<ScaWorld, 'service' | 'query'>, factor = 'SMS_OTP') {
  const start = await service.succeed('startScaReset', 201, { query, body: { factor } })
  const params = { resetId: start.resetId }
  async function statusAfter(seconds: number) {
    service.sandbox.clock.advance(seconds * 1000)
    return (await service.succeed('getScaReset', 200, { query, params })).status
  }
  const complete = (body?: unknown) => service.call('completeScaReset', { query, params, body })
  return { start, statusAfter, reset: { query, params }, complete }
}

test('a reset is verified by a link or in the page, within half an hour', async () => {
  const world = await createScaWallet()
  const { service } = world
  const { start, reset } = await startReset(world)
  const expiresAt = new Date(service.sandbox.clock.now() + hour / 2)
  expect(start).toEqual({
    resetId: expect.stringMatching(/^[\da-f-]{36}$/),
    livenessAccessToken: expect.any(String),
    verificationLink: `https://verify.sandbox.example/liveness/${start.resetId}`,
    expiresAt,
  })
  const found = await service.succeed('getScaReset', 200, reset)
  expect(found).toEqual({ status: 'INITIATED', factor: 'SMS_OTP', expiresAt })
})

test.each<[LivenessOutcome, [afterSeconds: number, status: string][]]>([
  [
    'passes',
    [
      [4.999, 'INITIATED'],
      [0.001, 'LIVENESS_PASSED'],
      [1795, 'EXPIRED'],
    ],
  ],
  [
    'is reviewed',
    [
      [5, 'PENDING_REVIEW'],
      [59.999, 'PENDING_REVIEW'],
      [0.001, 'LIVENESS_PASSED'],
      [1740, 'EXPIRED'],
    ],
  ],
  [
    'is rejected',
    [
      [5, 'REJECTED'],
      [3600, 'REJECTED'],
    ],
  ],
  [
    'never happens',
    [
      [1799, 'INITIATED'],
      [1, 'EXPIRED'],
    ],
  ],
])('a check that %s takes its steps on the clock', async (outcome, steps) => {
  const world = await createScaWallet()
  world.service.sandbox.sca.scriptLiveness(outcome)
  const { statusAfter } = await startReset(world)
  for (const [seconds, status] of steps) expect(await statusAfter(seconds)).toBe(status)
})

test.each<[LivenessOutcome, string]>([
  ['is rejected', 'REJECTED'],
  ['passes', 'EXPIRED'],
  ['is reviewed', 'EXPIRED'],
])('a check that is not read meanwhile ends the same: one that %s is %s a day later', async (outcome, status) => {
  const world = await createScaWallet()
  world.service.sandbox.sca.scriptLiveness(outcome)
  const { statusAfter } = await startReset(world)
  expect(await statusAfter(86_400)).toBe(status)
})

test('a changed script applies to resets under way, and not to those that have ended', async () => {
  const world = await createScaWallet()
  const { sca } = world.service.sandbox
  sca.scriptLiveness('is rejected')
  const over = await startReset(world)
  expect(await over.statusAfter(5)).toBe('REJECTED')
  sca.scriptLiveness('is reviewed')
  const open = await startReset(world)
  expect(await open.statusAfter(5)).toBe('PENDING_REVIEW')

  sca.scriptLiveness('passes')

  expect(await open.statusAfter(0)).toBe('PENDING_REVIEW')
  expect(await open.statusAfter(5)).toBe('LIVENESS_PASSED')
  expect(await over.statusAfter(0)).toBe('REJECTED')
})

test('a lost phone is replaced by the new number, which gets the codes afterwards', async () => {
  const world = await createScaWallet()
  const { service, query } = world
  const { statusAfter, complete, reset } = await startReset(world)
  await statusAfter(5)
  const withoutNumber = await service.refuse('completeScaReset', reset)
  expect(withoutNumber).toMatchObject(refused)
  expect(fieldsOf(withoutNumber)).toEqual(['mobile'])

  expect((await complete({ mobile })).status).toBe(204)

  const completedAt = new Date(service.sandbox.clock.now())
  const found = await service.succeed('getScaReset', 200, reset)
  expect(found).toMatchObject({ status: 'COMPLETED', completedAt })
  expect(found.enrollmentStatus).toBeUndefined()
  await loginWithSca(service, query)
  expect(service.sandbox.inbox.latest()).toMatchObject({ to: '+14155550123', channel: 'sms' })
  expect(await service.succeed('getCustomer', 200, { params: query })).toMatchObject({ phoneNumber })
  const again = await service.refuse('completeScaReset', { ...reset, body: { mobile } })
  expect(again).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
})

test('a code that went to the lost phone is void', async () => {
  const world = await createScaWallet()
  const { service, query } = world
  const { statusAfter, complete } = await startReset(world)
  await statusAfter(5)
  const factor = 'SMS_OTP'
  const { challengeId } = await service.succeed('startScaLogin', 200, { query, body: { factor } })
  await complete({ mobile })
  const body = { factor, challengeId, code: scaCode, endUserIpAddress: '198.51.100.7' }
  expect(await service.refuse('completeScaLogin', { query, body })).toMatchObject(refused)
})

test('a lost app is gone with the reset, and the reset shows when another is enrolled', async () => {
  const world = await createScaWallet({ hasPhone: false })
  const { service, query } = world
  const { statusAfter, complete, reset } = await startReset(world, 'TOTP')
  await statusAfter(5)
  expect((await complete({ mobile })).status).toBe(400)
  expect((await complete()).status).toBe(204)
  const { factors } = await service.succeed('listScaFactors', 200, { query })
  expect(factors).toHaveLength(1)
  expect(await service.succeed('getScaReset', 200, reset)).toMatchObject({ enrollmentStatus: 'PENDING' })

  const { secret } = await enrollTotp(service, query)
  await service.succeed('confirmScaFactor', 200, { query, body: { type: 'TOTP', secret, code: scaCode } })

  expect(await service.succeed('getScaReset', 200, reset)).toMatchObject({ enrollmentStatus: 'COMPLETED' })
})

test('a lost passkey can no longer sign', async () => {
  const world = await withScaPasskey()
  const { service } = world
  const { statusAfter, complete } = await startReset(world, 'PASSKEY')
  await statusAfter(5)
  const { start: _, ...proof } = await answerPasskeyLogin(world)
  await complete()
  expect(await service.refuse('completeScaLogin', proof)).toMatchObject(refused)
})

test.each<LivenessOutcome>(['is reviewed', 'is rejected', 'never happens'])(
  'a reset whose check %s cannot be completed',
  async (outcome) => {
    const world = await createScaWallet()
    world.service.sandbox.sca.scriptLiveness(outcome)
    const { statusAfter, reset } = await startReset(world)
    await statusAfter(5)
    expect(await world.service.refuse('completeScaReset', { ...reset, body: { mobile } })).toMatchObject(refused)
  },
)

test('five resets start in 24 hours, the sixth when the first is that old', async () => {
  const world = await createScaWallet()
  const { service, query } = world
  const body = { factor: 'SMS_OTP' }
  for (let count = 0; count < 5; count++) {
    await service.succeed('startScaReset', 201, { query, body })
    service.sandbox.clock.advance(hour)
  }
  const refusal = await service.refuse('startScaReset', { query, body })
  expect(refusal).toMatchObject({ status: 429, retryAfter: String(19 * 3600), body: { code: 'RATE_LIMITED' } })
  service.sandbox.clock.advance(19 * hour - 1)
  expect(await service.refuse('startScaReset', { query, body })).toMatchObject({ status: 429, retryAfter: '1' })
  service.sandbox.clock.advance(1)
  await service.succeed('startScaReset', 201, { query, body })
  expect(await service.refuse('startScaReset', { query, body })).toMatchObject({ retryAfter: '3600' })
})

test('a factor that was never enrolled cannot be lost', async () => {
  const { service, query } = await createScaWallet()
  expect(fieldsOf(await service.refuse('startScaReset', { query, body: { factor: 'TOTP' } }))).toEqual(['factor'])
})

test("another customer's reset is unknown", async () => {
  const world = await createScaWallet()
  const { reset } = await startReset(world)
  const grace = { customerType: 'INDIVIDUAL', fullName: 'Grace Hopper', region: 'FR' }
  const { id: customerId } = await world.service.succeed('createCustomer', 201, { body: grace })
  const refusal = await world.service.refuse('getScaReset', { ...reset, query: { customerId } })
  expect(refusal).toMatchObject({ status: 404, body: { code: 'REFERENCE_NOT_FOUND' } })
})

test('a reset and its script survive export and import', async () => {
  const world = await createScaWallet()
  world.service.sandbox.sca.scriptLiveness('is rejected')
  const { reset } = await startReset(world)
  const restored = createTestService()
  restored.sandbox.importState(world.service.sandbox.exportState())
  restored.sandbox.clock.advance(5000)
  expect(await restored.succeed('getScaReset', 200, reset)).toMatchObject({ status: 'REJECTED' })
  const { query } = world
  const { statusAfter } = await startReset({ service: restored, query })
  expect(await statusAfter(5)).toBe('REJECTED')
})
