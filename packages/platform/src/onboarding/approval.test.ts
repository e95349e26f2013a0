import type { Operation } from '@countersign/core/wire'
import { operations } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { createSandboxWorld } from '../../test/createSandboxWorld.ts'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { ada, errorResponse, jsonResponse } from '../../test/fakeService.ts'
import { bodyByOperation } from '../../test/requestBodies.ts'

const body = bodyByOperation.createQuote?.(ada)
const quotes = { method: 'POST', path: '/quotes', body }
const execute = { method: 'POST', path: `/quotes/${ada.quote}/execute`, body: {} }

/** A platform whose service returns this response about Ada, and a count of its requests. */
function withCustomer(answer: () => Response) {
  const platform = createTestPlatform({ signedIn: ada })
  const asked = { times: 0 }
  platform.service.intercept = ({ method, url }) => {
    if (method !== 'GET' || !url.endsWith(`/customers/${ada.customer}`)) return undefined
    asked.times += 1
    return answer()
  }
  const call = async ({ method, path, body }: typeof quotes) => (await platform.call(method, path, { body })).status
  const moved = () => platform.service.seen.filter(({ method }) => method === 'POST').length
  return { platform, asked, call, moved }
}

const customer = (fields: object) => () => jsonResponse(200, { id: ada.customer, ...fields })

test.each([
  [{ customerType: 'INDIVIDUAL', kycStatus: 'PENDING' }],
  [{ customerType: 'INDIVIDUAL', kycStatus: 'UNVERIFIED' }],
  [{ customerType: 'INDIVIDUAL', kycStatus: 'REJECTED' }],
  [{ customerType: 'INDIVIDUAL', kycStatus: 'HOLD' }],
  [{ customerType: 'INDIVIDUAL', kycStatus: 'SOMETHING_NEW' }],
  [{ customerType: 'INDIVIDUAL', kycStatus: 'PENDING', kybStatus: 'APPROVED' }],
  [{ customerType: 'BUSINESS', kybStatus: 'PENDING', kycStatus: 'APPROVED' }],
])('refuses quotes and executions of %j', async (fields) => {
  const { call, moved } = withCustomer(customer(fields))

  expect([await call(quotes), await call(execute)]).toEqual([403, 403])
  expect(moved()).toBe(0)
})

test.each(['transferIn', 'transferOut'] as const)('refuses %s of a customer who is not approved', async (name) => {
  const { platform, moved } = withCustomer(customer({ customerType: 'INDIVIDUAL', kycStatus: 'REJECTED' }))
  const { method, path } = operations[name]

  const answer = await platform.call(method, path, { body: bodyByOperation[name]?.(ada) })

  expect(answer.json).toMatchObject({ status: 403, code: 'USER_NOT_READY' })
  expect(moved()).toBe(0)
})

test('no operation that moves money for a customer goes without the approval', () => {
  const unchecked = Object.values<Operation>(operations)
    .filter(({ permission, access, requiresApproval }) => permission && access !== 'platform' && !requiresApproval)
    .map(({ name }) => name)
  // What was executed before is proven, proven again, or canceled.
  expect(unchecked).toEqual(['authorizeQuote', 'cancelTransaction', 'resendQuoteAuthorization'])
})

test('the refusal has its own code', async () => {
  const { platform } = withCustomer(customer({ customerType: 'INDIVIDUAL', kycStatus: 'PENDING' }))

  const answer = await platform.call('POST', '/quotes', { body })

  expect(answer.json).toMatchObject({ status: 403, code: 'USER_NOT_READY' })
})

test.each([
  [{ customerType: 'INDIVIDUAL', kycStatus: 'APPROVED' }],
  [{ customerType: 'INDIVIDUAL', kycStatus: 'APPROVED', kybStatus: 'UNVERIFIED' }],
  [{ customerType: 'BUSINESS', kybStatus: 'APPROVED' }],
  // A service that returns no status decides itself.
  [{ customerType: 'INDIVIDUAL' }],
])('forwards quotes and executions of %j', async (fields) => {
  const { call } = withCustomer(customer(fields))

  expect([await call(quotes), await call(execute)]).toEqual([200, 200])
})

test('remembers an approval for a minute, and no other status', async () => {
  let kycStatus = 'PENDING'
  const { platform, asked, call } = withCustomer(() => customer({ customerType: 'INDIVIDUAL', kycStatus })())

  expect([await call(quotes), await call(quotes), asked.times]).toEqual([403, 403, 2])
  kycStatus = 'APPROVED'
  expect([await call(quotes), await call(quotes), asked.times]).toEqual([200, 200, 3])
  kycStatus = 'REJECTED'
  platform.clock.now += 60_000
  expect([await call(quotes), asked.times]).toEqual([403, 4])
})

test.each([
  ['is not there', () => errorResponse(404, 'USER_NOT_FOUND', 'x'), 403],
  ['is declined', () => errorResponse(403, 'FORBIDDEN', 'x'), 403],
  ['cannot be read', () => errorResponse(503, 'SERVICE_UNAVAILABLE', 'x'), 502],
  ['is something else', () => jsonResponse(200, { id: ada.customer }), 502],
])('refuses a quote when the customer %s', async (_how, answer, status) => {
  const { call, moved } = withCustomer(answer)

  expect(await call(quotes)).toBe(status)
  expect(moved()).toBe(0)
})

test('a customer who is not approved can still read', async () => {
  const { platform, asked } = withCustomer(customer({ customerType: 'INDIVIDUAL', kycStatus: 'PENDING' }))

  expect((await platform.call('GET', `/quotes/${ada.quote}`)).status).toBe(200)
  expect(asked.times).toBe(0)
})

test('a customer of the sandbox who is rejected between the quote and its execution does not pay', async () => {
  const { ada: person, call, sandbox, clock } = await createSandboxWorld()
  const headers = { cookie: `app=${person.customerId}` }
  const request = {
    source: { sourceType: 'ACCOUNT', accountId: person.accountId },
    destination: { destinationType: 'ACCOUNT', accountId: person.payeeId },
    lockedCurrencySide: 'SENDING',
    lockedCurrencyAmount: 100_000_000,
  }
  const quote = await call('POST', '/quotes', { body: request, headers })
  expect(quote.status).toBe(200)
  sandbox.onboarding.decide({ customerId: person.customerId, outcome: 'REJECTED' })
  clock.now += 60_000

  const signed = { ...headers, 'service-wallet-signature': 'sandbox-valid-signature' }
  const executed = await call('POST', `/quotes/${quote.json.id}/execute`, { headers: signed })

  expect([executed.status, executed.json.code]).toEqual([403, 'USER_NOT_READY'])
})
