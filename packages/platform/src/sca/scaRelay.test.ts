import { expect, test } from 'vitest'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { ada, errorResponse, eve, jsonResponse } from '../../test/fakeService.ts'
import { bodyByOperation } from '../../test/requestBodies.ts'

const quote = `/quotes/${ada.quote}`
const payee = `/customers/external-accounts/${ada.payee}`
const code = { code: '123456' }
const lock = { lockedUntil: '2026-11-20T12:15:00Z', failedAttempts: 5, suspended: false }

test.each([
  ['POST', `${quote}/authorize`, code],
  ['POST', `${quote}/authorize/resend`, undefined],
  ['POST', '/sca/login/complete', bodyByOperation.completeScaLogin?.(ada)],
  ['POST', '/sca/factors/reset', { factor: 'TOTP' }],
  ['POST', `${payee}/trust/confirm`, code],
] as const)('a lock and a limit reach the user whole: %s %s', async (method, path, body) => {
  for (const [status, name, details] of [
    [423, 'ACCOUNT_LOCKED', lock],
    [423, 'ACCOUNT_LOCKED', { ...lock, lockedUntil: null, suspended: true }],
    [429, 'RATE_LIMITED', undefined],
    [409, 'SCA_SESSION_REQUIRED', undefined],
  ] as const) {
    const platform = createTestPlatform({ signedIn: ada })
    const text = JSON.stringify({ status, code: name, message: 'x', reason: 'x', details })
    platform.service.intercept = (seen) =>
      seen.method === method ? jsonResponse(status, text, { 'retry-after': '41' }) : undefined

    const answer = await platform.call(method, path, { body })

    expect(answer.status).toBe(status)
    expect(answer.text).toBe(text)
    expect(answer.headers.get('retry-after')).toBe('41')
  }
})

test.each([
  ['GET', quote, undefined],
  ['POST', `${quote}/authorize`, code],
  ['GET', `/transactions/${ada.transaction}`, undefined],
  ['POST', `${payee}/trust`, undefined],
] as const)(
  'a session that has ended is reported also while the owner of %s %s is looked up',
  async (method, path, body) => {
    const platform = createTestPlatform({ signedIn: ada })
    platform.service.intercept = () =>
      jsonResponse(409, {
        status: 409,
        code: 'SCA_SESSION_REQUIRED',
        message: `${eve.customer} has to sign in`,
        details: { customerId: eve.customer },
      })

    const answer = await platform.call(method, path, { body })

    expect(answer.json).toMatchObject({ status: 409, code: 'SCA_SESSION_REQUIRED' })
    // The owner was not known yet, so only the code may be returned.
    expect(answer.text).not.toContain(eve.customer)
    expect(platform.service.seen.map(({ method: asked }) => asked)).toEqual(['GET'])
  },
)

test.each([
  [{}],
  [null],
  [[]],
  [{ code: 7 }],
  [{ code: '' }],
  [{ code: 'sca_session_required' }],
  [{ code: 'SCA_SESSION_REQUIRED ' }],
  [{ code: 'SCA_SESSION_REQUIRED\nX' }],
  [{ code: '<b>X</b>' }],
  [{ code: ['SCA_SESSION_REQUIRED'] }],
  [{ code: 'A'.repeat(65) }],
  [{ code: eve.customer }],
])('a refusal with %j as its code is not passed on, for any customer', async (body) => {
  const platform = createTestPlatform({ signedIn: ada })
  platform.service.intercept = () => jsonResponse(409, body)

  const answer = await platform.call('GET', quote)

  expect(answer.json).toMatchObject({ status: 502, code: 'PLATFORM_UNAVAILABLE' })
})

const funding = (source: object) => ({
  ...(bodyByOperation.createQuote?.(ada) as object),
  source: { sourceType: 'REALTIME_FUNDING', currency: 'EUR', ...source },
  scaFactor: 'PASSKEY',
})

test('a quote that is funded in real time is made for the customer it names', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  platform.service.intercept = ({ method }) => (method === 'POST' ? jsonResponse(202, { id: ada.quote }) : undefined)

  const answer = await platform.call('POST', '/quotes', { body: funding({ customerId: ada.customer }) })

  expect(answer.status).toBe(202)
})

test.each([{}, { accountId: ada.account }])(
  'a quote that is funded in real time by %j is made for the caller',
  async (source) => {
    const platform = createTestPlatform({ signedIn: ada })

    const answer = await platform.call('POST', '/quotes', { body: funding(source) })

    expect(answer.status).toBe(200)
    const sent: unknown = JSON.parse(new TextDecoder().decode(platform.service.seen.at(-1)?.bytes))
    const { source: general, ...rest } = funding(source)
    expect(sent).toEqual({ ...rest, source: { ...general, customerId: ada.customer } })
  },
)

test.each([
  ['null', { customerId: null }],
  ['another customer', { customerId: eve.customer }],
  ['themselves, from the account of another customer', { customerId: ada.customer, accountId: eve.account }],
  ['an account in the name of the customer', { customerId: ada.account }],
  ['themselves, with another customer deep inside', { customerId: ada.customer, payer: [{ customer: eve.customer }] }],
])('a quote that is funded in real time for %s is not made', async (_whom, source) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('POST', '/quotes', { body: funding(source) })

  expect([400, 404]).toContain(answer.status)
  expect(platform.service.seen.filter(({ method }) => method === 'POST')).toEqual([])
})

test.each([
  ['own', { customerId: ada.customer }, 200],
  ['own, without an account', { customerId: ada.customer, accountId: null }, 200],
  ['another customer’s', { customerId: eve.customer }, 404],
  ['own, from the account of another customer', { customerId: ada.customer, accountId: eve.account }, 404],
  ['the platform’s', { customerId: null }, 404],
  ['without an owner', {}, 404],
])('a quote funded in real time that is %s', async (_whose, source, status) => {
  const platform = createTestPlatform({ signedIn: ada })
  platform.service.intercept = ({ method, url }) =>
    method === 'GET' && url.includes('/quotes/')
      ? jsonResponse(200, { id: ada.quote, source: { sourceType: 'REALTIME_FUNDING', currency: 'EUR', ...source } })
      : undefined

  const answers = [
    await platform.call('GET', quote),
    await platform.call('POST', `${quote}/authorize`, { body: code }),
    await platform.call('POST', `${quote}/authorize/resend`),
    await platform.call('POST', `${quote}/execute`, { body: {} }),
  ]

  expect(answers.map((answer) => (answer.status < 300 ? 200 : answer.status))).toEqual([status, status, status, status])
  if (status === 404) expect(platform.service.seen.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a 409 for a list of the customer’s own is passed on as the service’s own', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  platform.service.intercept = () => errorResponse(409, 'SCA_SESSION_REQUIRED', 'Sign in first')

  const answer = await platform.call('GET', '/transactions')

  expect(answer.json).toMatchObject({ status: 409, code: 'SCA_SESSION_REQUIRED', message: 'Sign in first' })
})
