import { expect, test } from 'vitest'
import { createTestService, createTestWallet } from '../../../../test/createTestService.ts'

const refused = (status: number, code: string) => ({ status, body: { code } })

async function withWallet() {
  const service = createTestService()
  const wallet = await createTestWallet(service)
  return { service, wallet, params: { credentialId: wallet.credentialId } }
}

test('a wallet is created with one email credential', async () => {
  const { service, wallet } = await withWallet()
  const query = { accountId: wallet.accountId }
  const { data } = await service.succeed('listCredentials', 200, { query })
  expect(data).toMatchObject([{ id: wallet.credentialId, type: 'EMAIL_OTP', nickname: 'ada@example.com' }])
})

test('an unknown account has an empty list, a missing account id is an error', async () => {
  const { service } = await withWallet()
  const accountId = 'InternalAccount:00000000-0000-4000-8000-000000000000'
  expect(await service.succeed('listCredentials', 200, { query: { accountId } })).toEqual({ data: [] })
  const refusal = await service.refuse('listCredentials')
  expect(refusal).toMatchObject(refused(400, 'INVALID_INPUT'))
  expect(refusal.body.details).toMatchObject({ errors: [{ field: 'accountId', message: 'Required' }] })
})

test('every challenge sends a code and returns another recipient key', async () => {
  const { service, params } = await withWallet()
  const bundleOf = (challenge: object) => (challenge as { otpEncryptionTargetBundle: string }).otpEncryptionTargetBundle
  const one = await service.succeed('challengeCredential', 200, { params })
  const other = await service.succeed('challengeCredential', 200, { params, body: {} })

  expect(bundleOf(one)).not.toBe(bundleOf(other))
  expect(service.sandbox.inbox.messages()).toHaveLength(2)
  expect(service.sandbox.inbox.latest('ada@example.com')).toEqual({
    to: 'ada@example.com',
    channel: 'email',
    code: '000000',
    sentAt: new Date(service.sandbox.clock.now()),
  })
  expect(service.sandbox.inbox.latest('grace@example.com')).toBeUndefined()
})

test('the sixth challenge within a minute waits whole seconds, and sends nothing', async () => {
  const { service, params } = await withWallet()
  for (let count = 0; count < 5; count++) {
    await service.succeed('challengeCredential', 200, { params })
    service.sandbox.clock.advance(1100)
  }
  const refusal = await service.refuse('challengeCredential', { params })
  expect(refusal).toMatchObject({ ...refused(429, 'RATE_LIMITED'), retryAfter: '55' })
  expect(service.sandbox.inbox.messages()).toHaveLength(5)

  service.sandbox.clock.advance(55_000)
  await service.succeed('challengeCredential', 200, { params })
})

test('an unknown credential cannot be challenged', async () => {
  const { service } = await withWallet()
  expect(await service.refuse('challengeCredential', { params: { credentialId: 'AuthMethod:none' } })).toMatchObject(
    refused(404, 'REFERENCE_NOT_FOUND'),
  )
})
