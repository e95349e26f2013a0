import { type Operation, operations } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { agentWorld } from '../test/agentWorld.ts'
import { createTestQuote, createTestService, createTestWallet } from '../test/createTestService.ts'
import { sandboxBasePath } from './router.ts'
import { routes } from './routes.ts'

const authorization = `Basic ${btoa('sandbox-client:sandbox-secret')}`
const json = { 'content-type': 'application/json' }

function createCaller() {
  const service = createTestService()
  const send = (path: string, init: RequestInit = {}) =>
    service.sandbox.fetch(new Request(`http://sandbox${path}`, { headers: { authorization }, ...init }))
  return { service, send }
}

test('every operation of the service has a route, and the platform itself serves the others', () => {
  const ofService = Object.values(operations).filter((operation) => !('servedBy' in operation))
  expect(Object.keys(routes).sort()).toEqual(ofService.map((operation) => operation.name).sort())
})

test('an error says status, code and the same text twice', async () => {
  const { send } = createCaller()
  const response = await send(`${sandboxBasePath}/nowhere`)
  const text = 'No such path'
  expect(response.headers.get('Content-Type')).toBe('application/json')
  expect(await response.json()).toEqual({ status: 404, code: 'REFERENCE_NOT_FOUND', message: text, reason: text })
})

test('a path without the version is unknown', async () => {
  const { send } = createCaller()
  expect((await send('/transactions')).status).toBe(404)
})

test('a known path with another method is 405 and lists its methods', async () => {
  const { send } = createCaller()
  const response = await send(`${sandboxBasePath}/customers/external-accounts`, { method: 'PUT' })
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe('POST, GET')
  expect(await response.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
})

test('a body that is not JSON is invalid input', async () => {
  const { send } = createCaller()
  const response = await send(`${sandboxBasePath}/customers`, {
    method: 'POST',
    headers: { authorization },
    body: '{"customerType":',
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'INVALID_INPUT', details: { errors: [{ field: 'body' }] } })
})

test.each([33, 9_000, 200_000])(
  'a body that is nested %d deep is invalid input, and nothing of it is kept',
  async (depth) => {
    const { send } = createCaller()
    const headers = { authorization, ...json }
    const nested = '['.repeat(depth - 1) + ']'.repeat(depth - 1)
    const body = `{"customerType":"INDIVIDUAL","note":${nested}}`
    const order = `{"advanceSeconds":60,"note":${nested}}`

    const created = await send(`${sandboxBasePath}/customers`, { method: 'POST', headers, body })
    const ordered = await send('/sandbox/clock', { method: 'POST', headers, body: order })

    expect([created.status, ordered.status]).toEqual([400, 400])
    expect(await created.json()).toMatchObject({ code: 'INVALID_INPUT', details: { errors: [{ field: 'body' }] } })
    expect(await (await send(`${sandboxBasePath}/customers`)).json()).toMatchObject({ data: [] })
  },
)

test('an error never repeats what was sent', async () => {
  const { send } = createCaller()
  const body = JSON.stringify({ customerType: 'top-secret-value', email: 'top-secret-value' })
  const response = await send(`${sandboxBasePath}/customers`, { method: 'POST', headers: { authorization }, body })
  expect(await response.text()).not.toContain('top-secret-value')
})

const served = Object.values<Operation>(operations).filter(({ servedBy }) => servedBy === undefined)

// One sandbox for all: what is refused changes nothing.
const { service: refusing, accessToken } = await agentWorld()

test.each(served)('$method $path refuses a query parameter that it does not take', async (operation) => {
  const { method, path, authentication } = operation
  const headers = { authorization: authentication === 'agent' ? `Bearer ${accessToken}` : authorization }
  const send = (target: string) => refusing.sandbox.fetch(new Request(`http://sandbox${target}`, { method, headers }))
  const filled = sandboxBasePath + path.replaceAll(/\{\w+\}/g, 'InternalAccount:1')
  for (const name of ['nothingLikeIt', 'constructor', 'customerid']) {
    const response = await send(`${filled}?${name}=1`)
    expect({ name, status: response.status }).toEqual({ name, status: 400 })
    const constraint = expect.anything()
    expect(await response.json()).toMatchObject({
      code: 'INVALID_INPUT',
      details: { errors: expect.arrayContaining([{ field: name, message: 'Unknown query parameter', constraint }]) },
    })
  }
})

test('a query parameter that comes twice is refused, since only one of the two would count', async () => {
  const { send } = createCaller()
  const response = await send(`${sandboxBasePath}/transactions?limit=1&limit=2`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ details: { errors: [{ field: 'limit' }] } })
})

test('ids in paths may be percent-encoded', async () => {
  const { service, send } = createCaller()
  const { quote } = await createTestQuote(service, { wallet: await createTestWallet(service) })
  for (const id of [quote.id, encodeURIComponent(quote.id)])
    expect((await send(`${sandboxBasePath}/quotes/${id}`)).status).toBe(200)
})

test('the older path of internal accounts returns the same list', async () => {
  const { service, send } = createCaller()
  await createTestWallet(service)
  const [one, other] = [
    await send(`${sandboxBasePath}/internal-accounts`),
    await send(`${sandboxBasePath}/customers/internal-accounts`),
  ]
  expect(other.status).toBe(200)
  expect(await other.text()).toBe(await one.text())
})

test('every response carries the sandbox clock, including errors', async () => {
  const { service, send } = createCaller()
  service.sandbox.clock.advance(3_600_000)
  const answers = await Promise.all([
    send(`${sandboxBasePath}/transactions`),
    send(`${sandboxBasePath}/nowhere`),
    send(`${sandboxBasePath}/transactions`, { headers: {} }),
  ])
  expect(answers.map((answer) => answer.status)).toEqual([200, 404, 401])
  for (const answer of answers) expect(answer.headers.get('Date')).toBe('Mon, 05 Jan 2026 13:00:00 GMT')
})

test('the control endpoints need no credentials, at the root and under the base path', async () => {
  const { service, send } = createCaller()
  const { credentialId } = await createTestWallet(service)
  await service.succeed('challengeCredential', 200, { params: { credentialId } })
  for (const base of ['', sandboxBasePath]) {
    const response = await send(`${base}/sandbox/inbox`, { headers: {} })
    expect(await response.json()).toEqual({
      data: [{ to: 'ada@example.com', channel: 'email', code: '000000', sentAt: '2026-01-05T12:00:00.000Z' }],
    })
  }
})

const controls = [
  ['/sandbox/clock', { advanceSeconds: 60 }],
  ['/sandbox/scenarios', { operation: 'getQuote', status: 503, code: 'X' }],
  ['/sandbox/identity-tokens', { subject: 'ada-1', email: 'ada@mail.example', audience: 'app' }],
  ['/sandbox/sca', { action: 'endSessions' }],
] as const

test.each(controls)('%s takes no order from a page of another site, nor from a form', async (path, order) => {
  const { service, send } = createCaller()
  const body = JSON.stringify(order)
  const attempts: [status: number, headers: Record<string, string>][] = [
    [403, { 'content-type': 'application/json', origin: 'https://evil.example' }],
    [403, { 'content-type': 'application/json', origin: 'null' }],
    [403, { 'content-type': 'application/json', origin: 'http://sandbox:81' }],
    [403, { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' }],
    [403, { 'content-type': 'application/json', 'sec-fetch-site': 'same-site' }],
    [403, { 'content-type': 'text/plain', origin: 'https://evil.example' }],
    [415, { 'content-type': 'text/plain' }],
    [415, { 'content-type': 'application/x-www-form-urlencoded' }],
    [415, { 'content-type': 'text/plain; x=application/json' }],
  ]
  for (const [status, headers] of attempts) {
    const answer = await send(path, { method: 'POST', headers, body })
    expect({ headers, status: answer.status }).toEqual({ headers, status })
  }
  expect(service.sandbox.clock.now()).toBe(Date.UTC(2026, 0, 5, 12))
  expect(service.sandbox.scenarios.ordered()).toEqual([])

  const own = { 'content-type': 'application/json; charset=utf-8', origin: 'http://sandbox' }
  expect((await send(path, { method: 'POST', headers: own, body })).status).toBeLessThan(300)
})

test.each(['/sandbox/inbox', '/sandbox/clock'])('%s is not read by a page of another site', async (path) => {
  const { send } = createCaller()
  expect((await send(path, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
  expect((await send(path, { headers: { origin: 'https://evil.example' } })).status).toBe(403)
  expect((await send(path, { headers: { 'sec-fetch-site': 'none' } })).status).toBe(200)
})

test.each(['/customers', '/sandbox/clock', '/sandbox/send'])('%s takes no body beyond 1 MiB', async (path) => {
  const { send } = createCaller()
  const headers = { authorization, 'content-type': 'application/json' }
  const body = JSON.stringify({ text: 'x'.repeat(1024 * 1024) })
  const response = await send(sandboxBasePath + path, { method: 'POST', headers, body })
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({ status: 413, code: 'INVALID_INPUT' })
})

test('the clock moves forward over HTTP', async () => {
  const { send } = createCaller()
  const advance = (advanceSeconds: unknown) =>
    send('/sandbox/clock', { method: 'POST', headers: json, body: JSON.stringify({ advanceSeconds }) })
  expect(await (await advance(90)).json()).toEqual({ now: '2026-01-05T12:01:30.000Z' })
  expect((await advance(-1)).status).toBe(400)
  expect((await advance('1')).status).toBe(400)
  expect(await (await send('/sandbox/clock')).json()).toEqual({ now: '2026-01-05T12:01:30.000Z' })
})

test('failures are ordered over HTTP, and bad orders are refused', async () => {
  const { service, send } = createCaller()
  const order = (body: unknown) =>
    send('/sandbox/scenarios', { method: 'POST', headers: json, body: JSON.stringify(body) })
  const failure = { status: 503, code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 7 }
  expect((await order({ operation: 'listTransactions', ...failure })).status).toBe(204)
  expect(await service.refuse('listTransactions')).toMatchObject({
    status: 503,
    body: { code: 'SERVICE_UNAVAILABLE' },
    retryAfter: '7',
  })
  await service.succeed('listTransactions', 200)
  expect((await order({ operation: 'startLogin', ...failure })).status).toBe(400)
  expect((await order({ operation: 'getQuote', status: 200, code: 'OK' })).status).toBe(400)
})

test('an ID token is issued for the subject that the request names', async () => {
  const { service, send } = createCaller()
  const order = (body: unknown) =>
    send('/sandbox/identity-tokens', { method: 'POST', headers: json, body: JSON.stringify(body) })
  const response = await order({ subject: 'ada-1', email: 'ada@mail.example', audience: 'app', nonce: 'ab' })
  const answer: { oidcToken: string } = await response.json()
  const claims = JSON.parse(Buffer.from(answer.oidcToken.split('.')[1] ?? '', 'base64url').toString())
  expect(claims).toEqual({
    iss: service.sandbox.identityProvider.issuer,
    sub: 'ada-1',
    aud: 'app',
    email: 'ada@mail.example',
    nonce: 'ab',
    iat: service.sandbox.clock.now() / 1000,
    exp: service.sandbox.clock.now() / 1000 + 300,
  })
  expect((await order({ subject: 'ada-1' })).status).toBe(400)
})
