import type { Operation } from '@countersign/core/wire'
import { operations } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { createSandboxWorld } from '../../test/createSandboxWorld.ts'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { ada, errorResponse, jsonResponse } from '../../test/fakeService.ts'
import { bodyByOperation } from '../../test/requestBodies.ts'
import { signInToWallet } from '../../test/signInToWallet.ts'

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
  const call = async ({ method, path, body }: typeof quotes, cookie?: string) =>
    (await platform.call(method, path, { body, cookie })).status
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

const approved = customer({ customerType: 'INDIVIDUAL', kycStatus: 'APPROVED' })
const profile = { method: 'PATCH', path: `/customers/${ada.customer}` }
const person = { customerType: 'INDIVIDUAL' }
const address = { line1: '1 Main Street', city: 'Austin', postalCode: '78701', country: 'US' }

test.each([
  [profile.path, { ...person, fullName: 'Eve Lovelace' }],
  [profile.path, { ...person, birthDate: '1990-12-10' }],
  [profile.path, { ...person, address }],
  [profile.path, { ...person, identifier: '123-45-6789' }],
  [`/beneficial-owners/${ada.owner}`, { ownershipPercentage: 25 }],
])('%s does not take verified data from a browser: %j', async (path, sent) => {
  const { platform } = withCustomer(approved)

  const answer = await platform.call('PATCH', path, { body: sent })

  expect(answer.json).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  expect(platform.service.seen.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('the refusal of verified data says who can change them', async () => {
  const { platform } = withCustomer(approved)

  const answer = await platform.call('PATCH', profile.path, { body: { ...person, fullName: 'Eve Lovelace' } })

  expect(answer.json).toMatchObject({
    status: 403,
    code: 'FORBIDDEN',
    message: expect.stringContaining('the platform'),
  })
})

test.each([
  [{ ...person, email: 'new@example.com' }],
  [{ ...person, agreementConsents: [{ type: 'END_USER_TERMS', termsVersion: 'V1' }] }],
])('an approved customer still changes contacts and accepts agreements: %j', async (sent) => {
  const { asked, call, platform } = withCustomer(approved)
  const cookie = await signInToWallet(platform)

  expect(await call({ ...profile, body: sent }, cookie)).toBeLessThan(300)
  expect(asked.times).toBe(0)
})

test.each([
  [{ customerType: 'INDIVIDUAL', kycStatus: 'UNVERIFIED' }],
  [{ customerType: 'INDIVIDUAL', kycStatus: 'PENDING' }],
  [{ customerType: 'INDIVIDUAL', kycStatus: 'REJECTED' }],
])('a customer who is not approved still corrects their name: %j', async (fields) => {
  const { call } = withCustomer(customer(fields))

  expect(await call({ ...profile, body: { ...person, fullName: 'Ada King' } })).toBeLessThan(300)
})

test('an approval is not remembered from before: a name is refused as soon as the customer is approved', async () => {
  let kycStatus = 'PENDING'
  const { call } = withCustomer(() => customer({ customerType: 'INDIVIDUAL', kycStatus })())
  const rename = { ...profile, body: { ...person, fullName: 'Ada King' } }

  const before = await call(rename)
  kycStatus = 'APPROVED'
  const after = await call(rename)

  expect([before, after]).toEqual([expect.any(Number), 403])
  expect(before).toBeLessThan(300)
})

test('verified data are not changed when the status of the customer cannot be read', async () => {
  const { platform, call } = withCustomer(() => jsonResponse(200, { id: 'Customer:other', customerType: 'INDIVIDUAL' }))

  expect(await call({ ...profile, body: { ...person, fullName: 'Ada King' } })).toBe(403)
  expect(platform.service.seen.filter(({ method }) => method === 'PATCH')).toEqual([])
})
