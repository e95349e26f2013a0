import { expect, test } from 'vitest'
import { createScaWallet } from '../../../../test/scaWallets.ts'

async function createReporter() {
  const { service, query } = await createScaWallet()
  const input = (eventType: string) => ({ query, body: { eventType } })
  return { service, query, failed: input('FAILED_LOGIN_ATTEMPT'), reset: input('RESET_PASSWORD_COMPLETED') }
}

test('a failed login counts, and the fifth says until when it locks', async () => {
  const { service, failed } = await createReporter()
  const eventType = 'FAILED_LOGIN_ATTEMPT'
  for (let failedAttempts = 1; failedAttempts < 5; failedAttempts++) {
    const answer = await service.succeed('recordSecurityEvent', 200, failed)
    expect(answer).toEqual({ eventType, failedAttempts, suspended: false })
  }
  const lockedUntil = new Date(service.sandbox.clock.now() + 15 * 60_000)
  const answer = await service.succeed('recordSecurityEvent', 200, failed)
  expect(answer).toEqual({ eventType, failedAttempts: 5, suspended: false, lockedUntil })
  const refusal = await service.refuse('recordSecurityEvent', failed)
  expect(refusal).toMatchObject({ status: 423, body: { code: 'ACCOUNT_LOCKED', details: { failedAttempts: 5 } } })
})

test('a reset password lifts a suspension, forgets the counter and ends the session', async () => {
  const { service, query, reset } = await createReporter()
  await service.succeed('listTransactions', 200, { query })
  service.sandbox.sca.setFailedAttempts({ ...query, count: 12 })

  const answer = await service.succeed('recordSecurityEvent', 200, reset)

  expect(answer).toEqual({ eventType: 'RESET_PASSWORD_COMPLETED', failedAttempts: 0, suspended: false })
  const refusal = await service.refuse('listTransactions', { query })
  expect(refusal).toMatchObject({ status: 409, body: { code: 'SCA_SESSION_REQUIRED' } })
})
