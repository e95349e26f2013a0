import {
  createCustomer,
  createExternalAccount,
  createQuote,
  deleteExternalAccount,
  fundInternalAccount,
  getCustomer,
  getQuote,
  isWalletError,
  listCustomers,
  listExchangeRates,
  listTrust,
} from '@countersign/core/wire'
import { describe, expect, test } from 'vitest'
import { createBackend, createWallet, payeeAccount, person } from '../../test/createBackend.ts'

test('a backend creates a customer, funds the wallet, adds a payee and prepares a payment', async () => {
  const { service, sent } = createBackend()
  const { customerId, accountId } = await createWallet(service)
  await service.call(fundInternalAccount, { path: { accountId }, body: { amount: 250_000_000 } })
  const body = { customerId, currency: 'USD', accountInfo: payeeAccount } as const
  const payee = await service.call(createExternalAccount, { body })
  const quote = await service.call(createQuote, {
    body: {
      source: { sourceType: 'ACCOUNT', accountId },
      destination: { destinationType: 'ACCOUNT', accountId: payee.id },
      lockedCurrencySide: 'SENDING',
      lockedCurrencyAmount: 100_000_000n,
    },
  })

  expect((await service.call(getQuote, { path: { quoteId: quote.id } })).totalSendingAmount).toBe(100_000_000n)
  expect(await service.call(deleteExternalAccount, { path: { externalAccountId: payee.id } })).toBeUndefined()
  for (const { headers } of sent) expect(headers.get('authorization')).toMatch(/^Basic /)
})

test('what only a backend may send compiles, and a misspelled field does not', () => {
  const { service } = createBackend()
  const compiles = () => [
    service.call(listExchangeRates, { query: { destinationCurrency: ['EUR', 'USD'] } }),
    service.call(createCustomer, { body: { ...person, kycStatus: 'APPROVED', platformCustomerId: '7' } }),
    // @ts-expect-error a misspelled id of the path
    service.call(getQuote, { path: { quoteID: 'Quote:1' } }),
    // @ts-expect-error a missing input
    service.call(getQuote),
    // @ts-expect-error a misspelled field of the body
    service.call(createCustomer, { body: { ...person, fulName: 'Ada' } }),
    // @ts-expect-error the platform itself handles this operation
    service.call(listTrust, {}),
    // @ts-expect-error an operation that takes no idempotency key
    service.call(createCustomer, { body: person, idempotencyKey: 'key' }),
  ]
  expect(compiles).toBeTypeOf('function')
})

test('a list in the query is sent several times', async () => {
  const { service, sent } = createBackend()
  await service.call(listExchangeRates, { query: { sourceCurrency: 'USD', destinationCurrency: ['EUR', 'GBP'] } })

  expect(new URL(sent[0]?.url ?? '').searchParams.getAll('destinationCurrency')).toEqual(['EUR', 'GBP'])
})

test.each(['..', '.', '', '%2e%2e', 'Customer:1/../..', 'Customer:1?x=', 'constructor', ' Customer:1'])(
  'an id "%s" in a path is refused before anything is sent',
  async (customerId) => {
    const { service, sent } = createBackend()
    const call = service.call(getCustomer, { path: { customerId } })

    await expect(call).rejects.toMatchObject({
      name: 'WalletError',
      code: 'REFERENCE_NOT_FOUND',
      httpStatus: undefined,
    })
    expect(sent).toEqual([])
  },
)

test('a response about another customer is refused', async () => {
  const { service, faults } = createBackend()
  const { customerId } = await createWallet(service)
  const other = await service.call(createCustomer, { body: { ...person, email: 'eve@example.com' } })
  faults.intercept = async () => Response.json({ ...person, id: other.id })

  const call = service.call(getCustomer, { path: { customerId } })
  await expect(call).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE' })
})

describe('a refusal', () => {
  test('carries the status, the code, the invalid fields and the next step', async () => {
    const { service } = createBackend()
    const call = service.call(createCustomer, { body: { ...person, email: 'no-address' } })
    const error = await call.catch((thrown: unknown) => thrown)

    expect(error).toMatchObject({ code: 'INVALID_INPUT', httpStatus: 400 })
    expect(String(error)).toMatch(/POST \/customers was refused with 400.*details\.errors/)
    if (isWalletError(error, 'INVALID_INPUT')) expect(error.details?.errors?.[0]?.field).toBe('email')
    expect.assertions(3)
  })

  test('of wrong credentials names them as the next step', async () => {
    const { service } = createBackend({ clientSecret: 'another-secret' })
    const error = await service.call(listCustomers).catch((thrown: unknown) => thrown)

    expect(error).toMatchObject({ code: 'UNAUTHORIZED', httpStatus: 401 })
    expect(String(error)).toMatch(/Check the credentials/)
  })

  test.each([
    ['of a gateway in HTML', () => new Response('<p>', { status: 503 }), 'PLATFORM_UNAVAILABLE'],
    ['without a body', () => new Response(null, { status: 500 }), 'PLATFORM_UNAVAILABLE'],
    ['that is no error of the interface', () => Response.json({ no: 1 }, { status: 404 }), 'UNEXPECTED_RESPONSE'],
    ['that is a success of another shape', () => Response.json({ no: 1 }), 'UNEXPECTED_RESPONSE'],
    ['with an undescribed status', () => Response.json({}, { status: 206 }), 'UNEXPECTED_RESPONSE'],
    ['that leads elsewhere', () => Response.redirect('https://elsewhere.test'), 'UNEXPECTED_RESPONSE'],
  ])('%s is one of the same class', async (_what, respond, code) => {
    const { service, faults } = createBackend({ retries: 0 })
    faults.intercept = respond

    await expect(service.call(listCustomers)).rejects.toMatchObject({ name: 'WalletError', code })
  })
})

test('a service that does not respond in time leaves the outcome of a change open', async () => {
  const { service, faults } = createBackend({ timeoutMs: 1 })
  faults.intercept = () => new Promise<never>(() => undefined)
  const error = await service.call(createCustomer, { body: person }).catch((thrown: unknown) => thrown)

  expect(error).toMatchObject({ code: 'TIMEOUT', httpStatus: undefined })
  expect(String(error)).toMatch(/Read the outcome of a change before repeating it/)
})

test.each([
  [{ baseUrl: undefined }, /^baseUrl is missing or no URL/],
  [{ baseUrl: 'service.example' }, /^baseUrl is missing or no URL/],
  [{ clientId: '' }, /^clientId is missing/],
  [{ clientSecret: undefined }, /^clientSecret is missing/],
])('a client with %o is not created', (options, message) => {
  expect(() => createBackend(options as object)).toThrow(message)
})
