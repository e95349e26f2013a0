import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createScaWallet, scaCode, wrongScaCode } from '../../../test/scaWallets.ts'

const minute = 60_000
const day = 24 * 60 * minute
const endUserIpAddress = '198.51.100.7'

/** A customer who gives proofs at the SCA sign-in. */
async function createProver() {
  const { service, query, wallet } = await createScaWallet()
  async function giveCode(code: string) {
    const factor = 'SMS_OTP'
    const { challengeId } = await service.succeed('startScaLogin', 200, { query, body: { factor } })
    return service.call('completeScaLogin', { query, body: { factor, challengeId, code, endUserIpAddress } })
  }
  async function report(eventType: 'FAILED_LOGIN_ATTEMPT' | 'RESET_PASSWORD_COMPLETED') {
    return service.call('recordSecurityEvent', { query, body: { eventType } })
  }
  async function trustWith(code: string) {
    const params = { externalAccountId: wallet.payeeId }
    const start = await service.call('trustBeneficiary', { params })
    if (start.status !== 200) return start
    const { scaChallenge }: { scaChallenge?: { id: string } } = await start.json()
    return service.call('confirmTrust', { params, body: { challengeId: scaChallenge?.id, code } })
  }
  return { service, query, giveCode, report, trustWith }
}

test.each([
  [4, null, false],
  [5, 15 * minute, false],
  [6, 30 * minute, false],
  [7, 60 * minute, false],
  [8, day, false],
  [9, null, true],
  [10, null, true],
])('%i wrong proofs lock for %s ms; suspended: %s', async (count, duration, suspended) => {
  const { service, query, giveCode } = await createProver()
  const { sca, clock } = service.sandbox
  sca.setFailedAttempts({ customerId: query.customerId, count: count - 1 })
  clock.advance(day)
  if (count === 10) sca.setFailedAttempts({ customerId: query.customerId, count })

  const response = await giveCode(wrongScaCode)

  const lockedUntil = duration === null ? null : new Date(clock.now() + duration).toISOString()
  const locks = suspended || lockedUntil !== null
  expect(response.status).toBe(locks ? 423 : 400)
  const { code, details } = await response.json()
  expect(code).toBe(locks ? 'ACCOUNT_LOCKED' : 'INVALID_INPUT')
  expect(details).toEqual(locks ? { lockedUntil, failedAttempts: count, suspended } : undefined)
})

test('a lock refuses the right code, and accepts it again to the millisecond', async () => {
  const { service, query, giveCode } = await createProver()
  service.sandbox.sca.setFailedAttempts({ customerId: query.customerId, count: 5 })
  service.sandbox.clock.advance(15 * minute - 1)
  expect((await giveCode(scaCode)).status).toBe(423)
  service.sandbox.clock.advance(1)
  expect((await giveCode(scaCode)).status).toBe(200)
})

test('a suspension does not pass with time, only with a password reset', async () => {
  const { service, query, giveCode, report } = await createProver()
  service.sandbox.sca.setFailedAttempts({ customerId: query.customerId, count: 9 })
  service.sandbox.clock.advance(400 * day)
  expect((await giveCode(scaCode)).status).toBe(423)
  await report('RESET_PASSWORD_COMPLETED')
  expect((await giveCode(scaCode)).status).toBe(200)
})

test('a proof that is right elsewhere does not forget wrong ones; an SCA sign-in does', async () => {
  const { service, query, giveCode, report, trustWith } = await createProver()
  service.sandbox.sca.setFailedAttempts({ customerId: query.customerId, count: 4 })
  expect((await trustWith(scaCode)).status).toBe(200)
  expect(await (await report('FAILED_LOGIN_ATTEMPT')).json()).toMatchObject({ failedAttempts: 5 })
  service.sandbox.clock.advance(15 * minute)
  expect((await giveCode(scaCode)).status).toBe(200)
  expect(await (await report('FAILED_LOGIN_ATTEMPT')).json()).toMatchObject({ failedAttempts: 1 })
})

const act = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constantFrom('login', 'trust', 'report'), advance: fc.constant(0) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constantFrom('login', 'report'),
      advance: fc.constantFrom(1, 15 * minute - 1, 15 * minute, 30 * minute, 60 * minute, day - 1, day),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constantFrom('right login', 'reset'), advance: fc.nat({ max: 2 * day }) }),
  },
)

/** The table of the interface, written down a second time. */
function lockAfter(count: number): number {
  if (count >= 9) return Number.POSITIVE_INFINITY
  return [15 * minute, 30 * minute, 60 * minute, day][count - 5] ?? 0
}

test('for any actions in any order, the counter and the lock follow the table', async () => {
  const world = fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 30 }), async (acts) => {
    const { service, giveCode, report, trustWith } = await createProver()
    const { clock } = service.sandbox
    let count = 0
    let lockedUntil = 0
    let hasSession = true
    const wrong = {
      login: () => giveCode(wrongScaCode),
      trust: () => trustWith(wrongScaCode),
      report: () => report('FAILED_LOGIN_ATTEMPT'),
    }
    for (const { type, advance } of acts) {
      clock.advance(advance)
      const wasLocked = lockedUntil > clock.now()
      if (type === 'reset') {
        expect((await report('RESET_PASSWORD_COMPLETED')).status).toBe(200)
        count = lockedUntil = 0
        hasSession = false
      } else if (type === 'right login') {
        expect((await giveCode(scaCode)).status).toBe(wasLocked ? 423 : 200)
        if (!wasLocked) count = lockedUntil = 0
        hasSession ||= !wasLocked
      } else {
        const response = await wrong[type as keyof typeof wrong]()
        if (type === 'trust' && !hasSession) {
          expect(response.status).toBe(409)
          continue
        }
        if (!wasLocked) {
          count += 1
          lockedUntil = lockAfter(count) && clock.now() + lockAfter(count)
        }
        const isLocked = lockedUntil > clock.now()
        const accepts = type === 'report' && !wasLocked
        expect(response.status).toBe(accepts ? 200 : isLocked ? 423 : 400)
        if (response.status === 400) continue
        const { details, ...body } = await response.json()
        const suspended = lockedUntil === Number.POSITIVE_INFINITY
        const until = isLocked && !suspended ? new Date(lockedUntil).toISOString() : null
        expect(details ?? body).toMatchObject({ failedAttempts: count, suspended, lockedUntil: until })
      }
    }
  })
  await fc.assert(world, { numRuns: 60 })
})
