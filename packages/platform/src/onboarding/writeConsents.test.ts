import { expect, test } from 'vitest'
import { createSandboxWorld } from '../../test/createSandboxWorld.ts'
import type { TestPlatform } from '../../test/createTestPlatform.ts'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { ada } from '../../test/fakeService.ts'

const path = `/customers/${ada.customer}`
const stated = { type: 'SERVICE_END_USER_TERMS', termsVersion: 'V1' }
const accept = (agreementConsents: unknown) => ({ customerType: 'INDIVIDUAL', agreementConsents })
const lastBody = ({ service }: TestPlatform): unknown =>
  JSON.parse(new TextDecoder().decode(service.seen.at(-1)?.bytes ?? new Uint8Array()))

test('adds the time, the address and the method to each consent', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  const other = { type: 'OTHER', termsVersion: 'V7' }

  await platform.call('PATCH', path, { body: { ...accept([stated, other]), fullName: 'Ada Lovelace' } })

  const given = {
    acceptedAt: '2026-11-20T12:00:00.000Z',
    ipAddress: '203.0.113.7',
    acceptanceMethod: 'CLICK_TO_ACCEPT',
  }
  expect(lastBody(platform)).toEqual({
    customerType: 'INDIVIDUAL',
    fullName: 'Ada Lovelace',
    agreementConsents: [
      { ...stated, ...given },
      { ...other, ...given },
    ],
  })
})

test('takes the method from the options of the platform', async () => {
  const platform = createTestPlatform({ signedIn: ada, acceptanceMethod: 'CHECKBOX' })

  await platform.call('PATCH', path, { body: accept([stated]) })

  expect(lastBody(platform)).toMatchObject({ agreementConsents: [{ acceptanceMethod: 'CHECKBOX' }] })
})

test.each([
  ['an address', accept([{ ...stated, ipAddress: '198.51.100.9' }])],
  ['a time', accept([{ ...stated, acceptedAt: '2020-01-01T00:00:00Z' }])],
  ['a way', accept([{ ...stated, acceptanceMethod: 'CHECKBOX' }])],
  ['the old form', { customerType: 'INDIVIDUAL', endUserTermsConsent: { termsVersion: 'V1' } }],
  ['nothing', accept([])],
  ['null', accept(null)],
])('refuses a consent with %s from a browser', async (_what, body) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('PATCH', path, { body })

  expect(answer.status).toBe(400)
  expect(platform.service.seen).toEqual([])
})

test('refuses consents without an address, and forwards other changes', async () => {
  const platform = createTestPlatform({ signedIn: ada, endUserIpAddress: () => undefined })

  const consent = await platform.call('PATCH', path, { body: accept([stated]) })
  const name = await platform.call('PATCH', path, { body: { customerType: 'INDIVIDUAL', fullName: 'Ada Lovelace' } })

  expect([consent.status, consent.json]).toEqual([501, expect.objectContaining({ code: 'NOT_IMPLEMENTED' })])
  expect(name.status).toBeLessThan(300)
})

test.each([
  { kycStatus: 'APPROVED' },
  { kybStatus: 'APPROVED' },
  { platformCustomerId: 'other' },
  { umaAddress: '$ada@platform.example' },
  { region: 'US' },
  { currencies: ['USD'] },
  { isDeleted: true },
  { fullName: 'Ada Lovelace', email: 'new@example.com' },
])('refuses %j from a browser', async (fields) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('PATCH', path, { body: { customerType: 'INDIVIDUAL', ...fields } })

  expect(answer.json).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
  expect(platform.service.seen).toEqual([])
})

test('the sandbox accepts the consents, and no response contains the tax id', async () => {
  const { ada: person, call, sandbox } = await createSandboxWorld()
  // Verified data can no longer be changed, and a tax id is among them.
  sandbox.onboarding.decide({ customerId: person.customerId, outcome: 'PENDING' })
  const headers = { cookie: `app=${person.customerId}` }
  const body = { ...accept([stated]), idType: 'SSN', identifier: '123-45-6789' }

  const answer = await call('PATCH', `/customers/${person.customerId}`, { body, headers })
  const read = await call('GET', `/customers/${person.customerId}`, { headers })

  expect(answer.status).toBe(200)
  expect(read.json).toMatchObject({
    agreementConsents: [{ ...stated, ipAddress: '203.0.113.7', acceptedAt: '2026-11-20T12:00:00.000Z' }],
  })
  for (const { text } of [answer, read]) expect(text).not.toContain('123-45-6789')
})
