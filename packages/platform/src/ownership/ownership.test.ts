import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { ada, errorResponse, eve, jsonResponse } from '../../test/fakeService.ts'

const quote = `/quotes/${ada.quote}`

test('a confirmed owner is remembered for a minute', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  await platform.call('GET', quote)
  const first = platform.service.seen.length

  await platform.call('GET', quote)
  const second = platform.service.seen.length - first
  platform.clock.now += 60_000
  await platform.call('GET', quote)
  const third = platform.service.seen.length - first - second

  expect([first, second, third]).toEqual([2, 1, 2])
})

test('the response that proves whose a resource is, is the one that is relayed', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  let reads = 0
  platform.service.intercept = ({ url }) => {
    if (!url.endsWith(quote)) return undefined
    reads += 1
    // A quote that changed hands between two reads would be shown to the wrong customer.
    return jsonResponse(200, {
      id: ada.quote,
      read: reads,
      source: { accountId: reads === 1 ? ada.account : eve.account },
    })
  }

  const answer = await platform.call('GET', quote)

  expect([reads, answer.json]).toEqual([1, { id: ada.quote, read: 1, source: { accountId: ada.account } }])
})

test('a denied owner is looked up again', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  platform.service.intercept = () => errorResponse(404, 'QUOTE_NOT_FOUND', 'x')
  const before = await platform.call('GET', quote)
  platform.service.intercept = () => undefined

  const after = await platform.call('GET', quote)

  expect([before.status, after.status]).toEqual([404, 200])
})

test('a confirmation for one customer says nothing about another', async () => {
  let customerId = ada.customer
  const platform = createTestPlatform({ identify: async () => customerId })
  await platform.call('GET', quote)
  customerId = eve.customer

  const answer = await platform.call('GET', quote)

  expect(answer.status).toBe(404)
})

test('a list that ignores its filter does not give access to another customer’s account', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  const account = { id: eve.account, customerId: eve.customer, type: 'EMBEDDED_WALLET' }
  const foreign = [account, { ...account, customerId: null }, { id: eve.account, type: 'EMBEDDED_WALLET' }]
  platform.service.intercept = ({ url }) =>
    url.includes('/internal-accounts?') ? jsonResponse(200, { data: foreign }) : undefined

  const answers = await Promise.all([
    platform.call('GET', `/auth/credentials?accountId=${eve.account}`),
    platform.call('DELETE', `/auth/sessions/${eve.session}`),
  ])

  expect(answers.map(({ status }) => status)).toEqual([404, 404])
})

test('a list that ignores its account does not give access to another customer’s credential or session', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  const { credential, session, account: accountId } = eve
  const foreign = [credential, session].map((id) => ({ id, accountId, type: 'EMAIL_OTP', nickname: 'x' }))
  platform.service.intercept = ({ url }) =>
    url.includes('/auth/') && url.includes('?') ? jsonResponse(200, { data: foreign }) : undefined

  const answers = await Promise.all([
    platform.call('POST', `/auth/credentials/${eve.credential}/challenge`),
    platform.call('DELETE', `/auth/sessions/${eve.session}`),
  ])

  expect(answers.map(({ status }) => status)).toEqual([404, 404])
})

test('an account on a later page is found', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  const account = { id: ada.account, customerId: ada.customer, type: 'EMBEDDED_WALLET' }
  platform.service.intercept = ({ url }) => {
    if (!url.includes('/internal-accounts?')) return undefined
    const last = url.includes('cursor=c9')
    const cursor = Number(/cursor=c(\d)/.exec(url)?.[1] ?? 0) + 1
    return jsonResponse(
      200,
      last ? { data: [account], hasMore: false } : { data: [], hasMore: true, nextCursor: `c${cursor}` },
    )
  }

  const answer = await platform.call('GET', `/auth/sessions?accountId=${ada.account}`)

  expect(answer.status).toBe(200)
})

test('pages without an end are given up', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  platform.service.intercept = () => jsonResponse(200, { data: [], hasMore: true, nextCursor: 'again' })

  const answer = await platform.call('GET', `/auth/sessions?accountId=${ada.account}`)

  expect(answer.status).toBe(404)
  expect(platform.service.seen).toHaveLength(20)
})

test.each([
  ['no source', {}, 502],
  ['an empty source', { source: {} }, 404],
  ['a source of the platform', { source: { customerId: null } }, 404],
  ['a source of two customers', { source: { accountId: ada.account, customerId: eve.customer } }, 404],
])('a quote with %s has no owner', async (_what, body, status) => {
  const platform = createTestPlatform({ signedIn: ada })
  const read = { id: ada.quote, ...body }
  platform.service.intercept = ({ url }) => (url.includes('/quotes/') ? jsonResponse(200, read) : undefined)

  const answer = await platform.call('GET', quote)

  expect(answer.status).toBe(status)
  expect(platform.service.seen.filter(({ url }) => url.includes('/quotes/'))).toHaveLength(1)
})

test.each([
  [409, 'SCA_SESSION_REQUIRED', 409],
  [403, 'FORBIDDEN', 403],
  [429, 'RATE_LIMITED', 429],
  [500, 'INTERNAL_ERROR', 502],
  [401, 'UNAUTHORIZED', 502],
])('a service that refuses a lookup with %i %s leads to %i', async (status, code, expected) => {
  const platform = createTestPlatform({ signedIn: ada })
  platform.service.intercept = () => errorResponse(status, code, 'x', { 'retry-after': '3' })

  const answer = await platform.call('GET', quote)

  expect(answer.status).toBe(expected)
  expect(answer.headers.get('retry-after')).toBe(expected === status ? '3' : null)
})

test('the same idempotency key of two customers becomes two keys, and of one customer one', async () => {
  let customerId = ada.customer
  const platform = createTestPlatform({ identify: async () => customerId })
  const headers = { 'idempotency-key': '7f0c1f6e' }
  await platform.call('POST', `${quote}/execute`, { headers })
  await platform.call('POST', `${quote}/execute`, { headers })
  customerId = eve.customer
  await platform.call('POST', `/quotes/${eve.quote}/execute`, { headers })

  const posts = platform.service.seen.filter(({ method }) => method === 'POST')
  const [first, second, third] = posts.map((seen) => seen.headers.get('idempotency-key'))
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['an account', 'GET', `/auth/sessions?accountId=${ada.account}`],
  ['a session', 'DELETE', `/auth/sessions/${ada.session}`],
  ['a quote', 'GET', quote],
])('a service that takes ten seconds for each page about %s is read for half a minute', async (_what, method, path) => {
  const platform = createTestPlatform({ signedIn: ada })
  platform.service.intercept = ({ url }) =>
    url.includes('/internal-accounts?')
      ? new Promise((resolve) => {
          const page = { data: [], hasMore: true, nextCursor: 'again' }
          setTimeout(() => resolve(jsonResponse(200, page)), 10_000)
        })
      : undefined

  const pending = platform.call(method, path)
  let seconds = 0
  let isOver = false
  const over = pending.finally(() => {
    isOver = true
  })
  // Time passes only while something waits for it: what comes before takes longer on a busy machine.
  while (!isOver) {
    await new Promise((resolve) => setImmediate(resolve))
    if (vi.getTimerCount() === 0) continue
    vi.advanceTimersByTime(1_000)
    seconds++
  }
  const answer = await over
  const asked = platform.service.seen.length
  vi.advanceTimersByTime(60_000)
  await new Promise((resolve) => setImmediate(resolve))

  expect(answer.json).toMatchObject({ status: 504, code: 'TIMEOUT' })
  expect(asked).toBeLessThanOrEqual(4)
  expect(seconds).toBeLessThanOrEqual(31)
  expect(platform.service.seen).toHaveLength(asked)
})
