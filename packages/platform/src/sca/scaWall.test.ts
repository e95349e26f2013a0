import { expect, test } from 'vitest'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { ada, decoyWallet, errorResponse, eve, jsonResponse, unknownPerson } from '../../test/fakeService.ts'
import { bodyByOperation } from '../../test/requestBodies.ts'
import { signInToWallet } from '../../test/signInToWallet.ts'

const refused = { status: 404, code: 'REFERENCE_NOT_FOUND', message: 'This resource does not exist' }
const start = bodyByOperation.startScaLogin?.(ada)

const ofCustomer = [
  ['GET', '/sca/factors', undefined],
  ['POST', '/sca/factors', { type: 'TOTP' }],
  ['POST', '/sca/factors/confirm', bodyByOperation.confirmScaFactor?.(ada)],
  ['DELETE', `/sca/factors/${ada.scaCredential}`, undefined],
  ['POST', '/sca/factors/reset', { factor: 'SMS_OTP' }],
  ['GET', `/sca/factors/reset/${ada.reset}`, undefined],
  ['POST', `/sca/factors/reset/${ada.reset}/complete`, bodyByOperation.completeScaReset?.(ada)],
  ['POST', '/sca/login/start', start],
  ['POST', '/sca/login/complete', bodyByOperation.completeScaLogin?.(ada)],
] as const

test.each(ofCustomer)('%s %s is about the caller, who is written into the query', async (method, path, body) => {
  const platform = createTestPlatform({ signedIn: ada })
  const cookie = await signInToWallet(platform)

  const answer = await platform.call(method, path, { body, cookie })

  const sent = new URL(platform.service.seen.at(-1)?.url ?? '')
  expect(answer.status).toBeLessThan(300)
  expect(sent.pathname.endsWith(path)).toBe(true)
  expect([...sent.searchParams]).toEqual([['customerId', ada.customer]])
})

const foreignQueries = [
  ['of another customer', `customerId=${eve.customer}`, 404],
  ['of an unknown customer', `customerId=${unknownPerson.customer}`, 404],
  ['of another customer, in escapes', `customerId=${encodeURIComponent(eve.customer)}`, 404],
  ['of another type', `customerId=${ada.account}`, 404],
  ['of no type', 'customerId=1', 404],
  ['with nothing', 'customerId=', 400],
  ['twice, the own one first', `customerId=${ada.customer}&customerId=${eve.customer}`, 400],
  ['twice, the own one last', `customerId=${eve.customer}&customerId=${ada.customer}`, 400],
  ['twice by escapes', `customerId=${ada.customer}&%63ustomerId=${eve.customer}`, 400],
  ['in other case', `CustomerId=${eve.customer}`, 400],
  ['in a list', `customerId[]=${eve.customer}`, 400],
  ['under an additional name', `customerId=${ada.customer}&customer=${eve.customer}`, 400],
  ['with a NUL after', `customerId=${ada.customer}%00`, 400],
  ['with another one after', `customerId=${ada.customer},${eve.customer}`, 404],
  ['with a blank after', `customerId=${ada.customer}%20`, 404],
  ['with a parameter inside', `customerId=${ada.customer}%26customerId=${eve.customer}`, 404],
] as const

test.each(foreignQueries)('a customerId %s reaches nothing', async (_how, query, status) => {
  for (const [method, path, body] of ofCustomer) {
    const platform = createTestPlatform({ signedIn: ada })

    const answer = await platform.call(method, `${path}?${query}`, { body })

    expect(answer.status).toBe(status)
    expect(platform.service.seen).toEqual([])
  }
})

test('a caller without a session reaches nothing', async () => {
  for (const [method, path, body] of ofCustomer) {
    const platform = createTestPlatform()

    const answer = await platform.call(method, path, { body })

    expect(answer.json).toMatchObject({ status: 401, code: 'SIGN_IN_REQUIRED' })
    expect(platform.service.seen).toEqual([])
  }
})

test.each([
  ['another customer', eve.scaCredential],
  ['the decoy wallet', decoyWallet.scaCredential],
  ['an unknown customer', unknownPerson.scaCredential],
  ['no factor but a word of a path', 'confirm'],
])('a passkey of %s is not removed', async (_whose, id) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('DELETE', `/sca/factors/${id}`)

  expect(answer.json).toMatchObject(refused)
  expect(platform.service.seen.map(({ method }) => method)).toEqual(['GET'])
})

test('a passkey that was removed has no owner at once', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  await platform.call('DELETE', `/sca/factors/${ada.scaCredential}`)
  platform.service.intercept = ({ method }) => (method === 'GET' ? jsonResponse(200, { factors: [] }) : undefined)

  const answer = await platform.call('DELETE', `/sca/factors/${ada.scaCredential}`)

  expect(answer.json).toMatchObject(refused)
})

test.each([
  [{ factors: [{ factor: 'PASSKEY', credentialId: null }] }, 404],
  [{ factors: [{ factor: 'PASSKEY', credentialId: [ada.scaCredential] }] }, 502],
  [{ factors: null }, 502],
  [{}, 502],
])('a list of factors %j opens nothing', async (list, status) => {
  const platform = createTestPlatform({ signedIn: ada })
  platform.service.intercept = () => jsonResponse(200, list)

  const answer = await platform.call('DELETE', `/sca/factors/${ada.scaCredential}`)

  expect(answer.status).toBe(status)
  expect(platform.service.seen).toHaveLength(1)
})

test('a customer who needs no Strong Customer Authentication gets a response that says so', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  platform.service.intercept = () => errorResponse(409, 'CONFLICT', 'Outside the regions')

  const answer = await platform.call('DELETE', `/sca/factors/${ada.scaCredential}`)

  expect(answer.json).toMatchObject({ status: 409, code: 'CONFLICT' })
})

test('a reset is requested as the caller’s, so that another customer’s is not found', async () => {
  const platform = createTestPlatform({ signedIn: ada })

  const answers = [
    await platform.call('GET', `/sca/factors/reset/${eve.reset}`),
    await platform.call('POST', `/sca/factors/reset/${eve.reset}/complete`),
    await platform.call('GET', `/sca/factors/reset/${unknownPerson.reset}`),
  ]

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  for (const { url } of platform.service.seen)
    expect(new URL(url).searchParams.getAll('customerId')).toEqual([ada.customer])
})

const unsafe = [
  '..',
  '.',
  '.hidden',
  '%2e%2e',
  'a%2fb',
  'a%2Fb',
  'a%252fb',
  'a%5cb',
  'a%00',
  'a%0d%0a',
  'a%20b',
  'a;b',
  'a,b',
  'a@b',
  "a'b",
  'a*b',
  'a+b',
  'a=b',
  'a%3fcustomerId%3dx',
  'a%23b',
  'a%C3%A9',
  'ａ',
  '%EF%BC%9A',
  'a'.repeat(256),
  ada.customer,
  eve.quote,
  eve.quote.toLowerCase(),
  `x${eve.quote}`,
  eve.account.replace(':', '%3a'),
]

test.each(unsafe)('the id %j is refused wherever ids have no known form', async (id) => {
  for (const [method, path] of [
    ['DELETE', `/sca/factors/${id}`],
    ['GET', `/sca/factors/reset/${id}`],
    ['POST', `/sca/factors/reset/${id}/complete`],
  ] as const) {
    const platform = createTestPlatform({ signedIn: ada })

    const answer = await platform.call(method, path)

    expect([404, 405]).toContain(answer.status)
    expect(platform.service.seen).toEqual([])
  }
})

test.each(['0190f0a0-0000-4000-8000-000000000001', 'ScaReset:1', 'ScaReset%3A1', 'AQ_-~.x', 'Anything:1-2'])(
  'the id %j passes as it is',
  async (id) => {
    const platform = createTestPlatform({ signedIn: ada })
    platform.service.intercept = () => jsonResponse(200, { status: 'INITIATED' })

    const answer = await platform.call('GET', `/sca/factors/reset/${id}`)

    expect(answer.status).toBe(200)
    expect(new URL(platform.service.seen[0]?.url ?? '').pathname).toMatch(
      `/sca/factors/reset/${decodeURIComponent(id)}`,
    )
  },
)
