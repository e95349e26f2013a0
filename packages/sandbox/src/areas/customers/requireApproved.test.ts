import { expect, test } from 'vitest'
import { createTestService, createTestWallet, quoteBody, signedInWithQuote } from '../../../test/createTestService.ts'
import { acceptance } from '../../../test/onboarding.ts'

test.each([['UNVERIFIED'], ['PENDING'], ['REJECTED'], ['HOLD']])(
  'a customer who is %s gets no quote, neither from the wallet nor for a transfer',
  async (kycStatus) => {
    const service = createTestService()
    const wallet = await createTestWallet(service)
    const body = { customerType: 'INDIVIDUAL', kycStatus }
    await service.succeed('updateCustomer', 200, { params: { customerId: wallet.customerId }, body })
    const { destination, ...fromWallet } = quoteBody(wallet)
    const source = { sourceType: 'REALTIME_FUNDING', customerId: wallet.customerId, currency: 'USD' }
    for (const quote of [fromWallet, { ...fromWallet, source }])
      expect(await service.refuse('createQuote', { body: { ...quote, destination } })).toMatchObject({
        status: 403,
        body: { code: 'USER_NOT_READY' },
      })
  },
)

test('a customer who was deleted gets no quote', async () => {
  const service = createTestService()
  const wallet = await createTestWallet(service)
  await service.succeed('deleteCustomer', 200, { params: { customerId: wallet.customerId } })
  expect(await service.refuse('createQuote', { body: quoteBody(wallet) })).toMatchObject({
    status: 403,
    body: { code: 'USER_NOT_READY' },
  })
})

test('where the terms are asked for, a customer has no wallet before they are accepted', async () => {
  const service = createTestService({ endUserTerms: true })
  const body = { customerType: 'INDIVIDUAL', fullName: 'Ada Lovelace', email: 'ada@example.com' }
  const { id: customerId } = await service.succeed('createCustomer', 201, { body })
  const query = { customerId, type: 'EMBEDDED_WALLET' }
  expect((await service.succeed('listInternalAccounts', 200, { query })).data).toEqual([])

  const source = { sourceType: 'REALTIME_FUNDING', customerId, currency: 'USD' }
  const destination = { destinationType: 'ACCOUNT', accountId: 'ExternalAccount:none' }
  const quote = { source, destination, lockedCurrencySide: 'SENDING', lockedCurrencyAmount: 100 }
  expect(await service.refuse('createQuote', { body: quote })).toMatchObject({
    status: 403,
    body: { code: 'END_USER_TERMS_NOT_ACCEPTED' },
  })

  const agreementConsents = [{ type: 'SERVICE_END_USER_TERMS', ...acceptance }]
  const consent = { customerType: 'INDIVIDUAL', agreementConsents }
  for (const _again of [1, 2]) {
    await service.succeed('updateCustomer', 200, { params: { customerId }, body: consent })
    expect((await service.succeed('listInternalAccounts', 200, { query })).data).toHaveLength(1)
  }
  expect(await service.refuse('createQuote', { body: quote })).toMatchObject({ status: 400 })
})

test('accepting another agreement does not accept the terms', async () => {
  const service = createTestService({ endUserTerms: true })
  const agreementConsents = [{ type: 'SANDBOX_ELECTRONIC_RECORDS', ...acceptance }]
  const body = { customerType: 'INDIVIDUAL', agreementConsents }
  const { id: customerId } = await service.succeed('createCustomer', 201, { body })
  expect((await service.succeed('listInternalAccounts', 200, { query: { customerId } })).data).toEqual([])
})

test('a customer who is rejected after the quote cannot execute it', async () => {
  const { service, wallet, params, signature } = await signedInWithQuote()
  service.sandbox.onboarding.decide({ customerId: wallet.customerId, outcome: 'REJECTED' })
  expect(await service.refuse('executeQuote', { params, signature })).toMatchObject({
    status: 403,
    body: { code: 'USER_NOT_READY' },
  })
})
