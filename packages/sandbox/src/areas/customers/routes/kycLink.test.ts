import { expect, test } from 'vitest'
import { createTestService, fieldsOf } from '../../../../test/createTestService.ts'
import { createCompleteBusiness, createIndividual, statusOf } from '../../../../test/onboarding.ts'

async function create(fields: object = {}) {
  const service = createTestService({ verification: 'on request' })
  const customerId = await createIndividual(service, fields)
  const open = (body?: object) => service.succeed('createKycLink', 201, { params: { customerId }, body })
  return { service, customerId, open }
}

const ask = (service: Awaited<ReturnType<typeof create>>['service'], url: string, init: RequestInit = {}) =>
  service.sandbox.fetch(new Request(url, init))

test('the hosted check asks for everything itself and leads back to the page', async () => {
  const { service, customerId, open } = await create()
  const link = await open({ redirectUri: 'https://app.example/done?from=check' })
  expect(link).toMatchObject({ provider: 'SUMSUB', expiresAt: new Date(service.sandbox.clock.now() + 3_600_000) })

  const page = await ask(service, link.kycUrl)
  expect(page.status).toBe(200)
  expect(page.headers.get('Content-Type')).toMatch(/^text\/html/)
  expect(page.headers.get('Content-Security-Policy')).toContain("form-action 'self' https://app.example")
  expect(await page.text()).toContain('Ada Lovelace')
  expect(await statusOf(service, customerId)).toBe('UNVERIFIED')

  const done = await ask(service, link.kycUrl, { method: 'POST' })
  expect([done.status, done.headers.get('Location')]).toEqual([303, 'https://app.example/done?from=check'])
  expect(await statusOf(service, customerId)).toBe('PENDING')
  service.sandbox.clock.advance(5000)
  expect(await statusOf(service, customerId)).toBe('APPROVED')
})

test('without a page to return to, the check says that it has ended', async () => {
  const { service, open } = await create()
  const done = await ask(service, (await open()).kycUrl, { method: 'POST' })
  expect(done.status).toBe(200)
  expect(await done.text()).toContain('You can close this page')
})

test.each([
  ['001', 'PENDING'],
  ['002', 'REJECTED'],
  ['003', 'APPROVED'],
])('a name that ends in %s is %s after the hosted check', async (suffix, status) => {
  const { service, customerId, open } = await create({ fullName: `Ada ${suffix}` })
  await ask(service, (await open()).kycUrl, { method: 'POST' })
  service.sandbox.clock.advance(5000)
  expect(await statusOf(service, customerId)).toBe(status)
})

test('a business goes the same way', async () => {
  const service = createTestService({ verification: 'on request' })
  const { customerId } = await createCompleteBusiness(service)
  const { kycUrl } = await service.succeed('createKycLink', 201, { params: { customerId } })
  expect(await (await ask(service, kycUrl)).text()).toContain('Analytical Engines Ltd')
  await ask(service, kycUrl, { method: 'POST' })
  service.sandbox.clock.advance(5000)
  expect(await statusOf(service, customerId)).toBe('APPROVED')
})

test('each link works once, and a new link does not end an earlier one', async () => {
  const { service, open } = await create()
  const [first, second] = [await open(), await open()]
  expect(first.kycUrl).not.toBe(second.kycUrl)
  expect((await ask(service, second.kycUrl, { method: 'POST' })).status).toBe(200)
  expect((await ask(service, first.kycUrl)).status).toBe(200)
  for (const method of ['GET', 'POST']) expect((await ask(service, second.kycUrl, { method })).status).toBe(410)
})

test('refuses a link after an hour, and an unknown link', async () => {
  const { service, customerId, open } = await create()
  const { kycUrl } = await open()
  service.sandbox.clock.advance(3_600_000)
  for (const url of [kycUrl, kycUrl.slice(0, -1)])
    for (const method of ['GET', 'POST']) expect((await ask(service, url, { method })).status).toBe(410)
  expect(await statusOf(service, customerId)).toBe('UNVERIFIED')
})

test('a page of another site cannot finish the check', async () => {
  const { service, customerId, open } = await create()
  const { kycUrl } = await open()
  for (const headers of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }])
    expect((await ask(service, kycUrl, { method: 'POST', headers })).status).toBe(403)
  expect(await statusOf(service, customerId)).toBe('UNVERIFIED')
})

test('a name is text on the page, even if it contains markup', async () => {
  const { service, open } = await create({ fullName: 'Ada <img src=x onerror=alert(1)>' })
  const text = await (await ask(service, (await open()).kycUrl)).text()
  expect(text).not.toContain('<img')
  expect(text).toContain('&lt;img')
})

test.each([
  'not a url',
  'javascript:alert(1)',
  'ftp://app.example/',
  'http://evil.example/',
  'http://localhost@evil.example/',
  'http://localhost.evil.example/',
])('%s is nothing to go back to', async (redirectUri) => {
  const { service, customerId } = await create()
  const refusal = await service.refuse('createKycLink', { params: { customerId }, body: { redirectUri } })
  expect(refusal.status).toBe(400)
  expect(fieldsOf(refusal)).toEqual(['redirectUri'])
})

test.each([
  'https://app.example/done',
  'http://localhost:5173/',
  'http://127.0.0.1/done',
  'http://[::1]:80',
  'http://app.localhost/',
])('the check leads back to %s', async (redirectUri) => {
  const { open } = await create()
  expect(await open({ redirectUri })).toMatchObject({ provider: 'SUMSUB' })
})

test('the same link comes back under the same idempotency key', async () => {
  const { service, customerId } = await create()
  const input = { params: { customerId }, idempotencyKey: 'link-1' }
  const first = await service.succeed('createKycLink', 201, input)
  expect(await service.succeed('createKycLink', 201, input)).toEqual(first)
  const other = await service.succeed('createKycLink', 201, { ...input, idempotencyKey: 'link-2' })
  expect(other.kycUrl).not.toBe(first.kycUrl)
})

test('a customer who is approved gets a fresh link each time, and stays approved', async () => {
  const { service, customerId, open } = await create({ fullName: 'Ada 002', kycStatus: 'APPROVED' })
  const [first, second] = [await open(), await open()]
  expect(first.kycUrl).not.toBe(second.kycUrl)
  for (const { kycUrl } of [first, second]) await ask(service, kycUrl, { method: 'POST' })
  service.sandbox.clock.advance(5000)
  expect(await statusOf(service, customerId)).toBe('APPROVED')
})

test('refuses a link for an unknown customer', async () => {
  const { service } = await create()
  const params = { customerId: 'Customer:none' }
  expect(await service.refuse('createKycLink', { params })).toMatchObject({
    status: 404,
    body: { code: 'USER_NOT_FOUND' },
  })
})
