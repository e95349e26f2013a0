import { expect, test } from 'vitest'
import { payeeOf } from '../../../../../core/test/payeeAccounts.ts'
import { createTestService } from '../../../../test/createTestService.ts'
import { createEvmWallet } from '../../../../test/evmWallet.ts'
import { createScaWallet } from '../../../../test/scaWallets.ts'

const { address, sign } = createEvmWallet()

const prefixes = { customer: '', platform: 'Platform' } as const

/** An unverified wallet of a German customer or of the platform. */
async function unproven(owner: 'customer' | 'platform' = 'customer', changes: Record<string, unknown> = {}) {
  const service = createTestService()
  const body = { customerType: 'INDIVIDUAL', fullName: 'Ada Lovelace', region: 'DE' }
  const { id: customerId } = await service.succeed('createCustomer', 201, { body })
  const payee = { ...payeeOf('BASE_WALLET', { address }), ownershipType: 'FIRST_PARTY', ...changes }
  const account = await service.succeed(`create${prefixes[owner]}ExternalAccount`, 201, {
    body: owner === 'customer' ? { customerId, ...payee } : payee,
  })
  const params = { externalAccountId: account.id }
  const challenge = (method = 'WALLET_SIGNATURE') =>
    service.succeed(`challenge${prefixes[owner]}ExternalAccount`, 201, { params, body: { method } })
  const refuseChallenge = (method = 'WALLET_SIGNATURE') =>
    service.refuse(`challenge${prefixes[owner]}ExternalAccount`, { params, body: { method } })
  const verify = (signature: string) =>
    service.succeed(`verify${prefixes[owner]}ExternalAccount`, 200, { params, body: { signature } })
  const refuse = (signature: string) =>
    service.refuse(`verify${prefixes[owner]}ExternalAccount`, { params, body: { signature } })
  const read = async () => (await service.succeed(`get${prefixes[owner]}ExternalAccount`, 200, { params })).status
  return { service, account, challenge, refuseChallenge, verify, refuse, read }
}

const conflict = { status: 409, body: { code: 'CONFLICT' } }

test.each(['customer', 'platform'] as const)('verifies a wallet of the %s by its signature', async (owner) => {
  const { account, challenge, refuseChallenge, verify, refuse, read } = await unproven(owner)
  expect(account.status).toBe('PENDING_OWNERSHIP_VERIFICATION')
  expect(await refuse('0x')).toMatchObject(conflict)
  const { method, messageToSign = '', verificationLink, token } = await challenge()
  expect({ method, verificationLink, token }).toEqual({ method: 'WALLET_SIGNATURE' })
  expect(messageToSign).toContain(account.id)
  expect(messageToSign).toContain(address)

  const proven = await verify(sign(messageToSign))

  expect(proven).toMatchObject({ id: account.id, status: 'ACTIVE' })
  expect(await read()).toBe('ACTIVE')
  expect(await refuse(sign(messageToSign))).toMatchObject(conflict)
  expect(await refuseChallenge()).toMatchObject(conflict)
})

test('a wrong signature makes the wallet UNVERIFIED, and a new challenge retries', async () => {
  const { challenge, verify, refuse, read } = await unproven()
  const { messageToSign = '' } = await challenge()
  expect(await refuse(sign(`${messageToSign} `))).toMatchObject({
    status: 400,
    body: { code: 'INVALID_INPUT', details: { errors: [{ field: 'signature' }] } },
  })
  expect(await read()).toBe('UNVERIFIED')
  // The previous challenge is over.
  expect(await refuse(sign(messageToSign))).toMatchObject(conflict)
  const next = await challenge()
  expect(await read()).toBe('PENDING_OWNERSHIP_VERIFICATION')
  expect(next.messageToSign).not.toBe(messageToSign)
  expect((await verify(sign(next.messageToSign ?? ''))).status).toBe('ACTIVE')
})

test('a new challenge replaces the previous one', async () => {
  const { challenge, refuse } = await unproven()
  const { messageToSign = '' } = await challenge()
  await challenge()
  expect(await refuse(sign(messageToSign))).toMatchObject({ status: 400 })
})

test('refuses a signature after the challenge expired', async () => {
  const { service, challenge, refuse, read } = await unproven()
  const { messageToSign = '', expiresAt } = await challenge()
  service.sandbox.clock.advance(Number(expiresAt) - service.sandbox.clock.now())
  expect(await refuse(sign(messageToSign))).toMatchObject({ status: 400 })
  expect(await read()).toBe('UNVERIFIED')
})

test('a liveness check completes by itself, unless another challenge replaced it', async () => {
  const { service, challenge, refuse, read } = await unproven()
  const { verificationLink, token, messageToSign } = await challenge('LIVENESS')
  expect(verificationLink).toMatch(/^https:/)
  expect(token).toEqual(expect.any(String))
  expect(messageToSign).toBeUndefined()
  expect(await refuse('0x')).toMatchObject(conflict)
  await challenge('WALLET_SIGNATURE')
  service.sandbox.clock.advance(30_000)
  expect(await read()).toBe('PENDING_OWNERSHIP_VERIFICATION')
  await challenge('LIVENESS')
  service.sandbox.clock.advance(30_000)
  expect(await read()).toBe('ACTIVE')
})

test('offers only the liveness check for wallets that cannot sign', async () => {
  const { refuseChallenge, challenge } = await unproven('customer', payeeOf('TRON_WALLET'))
  expect(await refuseChallenge()).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
  await challenge('LIVENESS')
})

test.each([
  ['a third-party wallet', { ownershipType: 'THIRD_PARTY' }],
  ['a custodial wallet', payeeOf('BASE_WALLET', { address, vaspName: 'Sandbox Keeper' })],
  ['a bank account', payeeOf('EUR_ACCOUNT')],
])('refuses a challenge for %s', async (_, changes) => {
  const { refuseChallenge } = await unproven('customer', changes)
  expect(await refuseChallenge()).toMatchObject(conflict)
})

test.each([
  'challengeExternalAccount',
  'verifyExternalAccount',
  'challengePlatformExternalAccount',
  'verifyPlatformExternalAccount',
] as const)('%s answers 404 for accounts of the other kind', async (name) => {
  const { service, account } = await unproven(name.includes('Platform') ? 'customer' : 'platform')
  const body = { method: 'LIVENESS', signature: '0x' }
  for (const externalAccountId of [account.id, 'ExternalAccount:none'])
    expect(await service.refuse(name, { params: { externalAccountId }, body })).toMatchObject({
      status: 404,
      body: { code: 'REFERENCE_NOT_FOUND' },
    })
})

test('an unverified wallet receives up to 1,000 dollars, and nothing after a failed verification', async () => {
  const { service, wallet } = await createScaWallet({ currency: 'USDC', payee: 'EUR' })
  const payee = { ...payeeOf('BASE_WALLET', { address }), ownershipType: 'FIRST_PARTY' }
  const { id } = await service.succeed('createExternalAccount', 201, {
    body: { customerId: wallet.customerId, ...payee },
  })
  const body = (amount: number) => ({
    source: { sourceType: 'ACCOUNT', accountId: wallet.accountId },
    destination: { destinationType: 'ACCOUNT', accountId: id },
    lockedCurrencySide: 'RECEIVING',
    lockedCurrencyAmount: amount,
  })
  await service.succeed('createQuote', 200, { body: body(1_000_000_000) })
  const required = { status: 400, body: { code: 'EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED' } }
  expect(await service.refuse('createQuote', { body: body(1_001_000_000) })).toMatchObject(required)

  const params = { externalAccountId: id }
  await service.succeed('challengeExternalAccount', 201, { params, body: { method: 'WALLET_SIGNATURE' } })
  await service.refuse('verifyExternalAccount', { params, body: { signature: '0x' } })
  expect(await service.refuse('createQuote', { body: body(1_000_000) })).toMatchObject(required)
})
