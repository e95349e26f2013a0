import { expect, test } from 'vitest'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import {
  ada,
  baseUrl,
  clientId,
  clientSecret,
  createFakeService,
  errorResponse,
  jsonResponse,
  unknownPerson,
} from '../../test/fakeService.ts'
import { recordSecurityEvent } from '../exports/index.ts'

function createBackend() {
  const fake = createFakeService()
  return { fake, service: { baseUrl, clientId, clientSecret, fetch: fake.fetch } }
}
const unknown = (code: string) => ({ status: 'unknown', code })
const reset = { customerId: ada.customer, eventType: 'RESET_PASSWORD_COMPLETED' } as const

test('the backend reports an event and gets the state of the customer’s lock', async () => {
  const { fake, service } = createBackend()

  const report = await recordSecurityEvent({ service, ...reset })

  const lockedUntil = new Date('2026-11-20T12:00:00Z')
  expect(report).toEqual({ status: 'recorded', suspended: false, failedAttempts: 5, lockedUntil })
  expect(fake.seen).toHaveLength(1)
  expect(fake.seen[0]?.url).toBe(`${baseUrl}/sca/record-event?customerId=${encodeURIComponent(ada.customer)}`)
  expect(new TextDecoder().decode(fake.seen[0]?.bytes)).toBe('{"eventType":"RESET_PASSWORD_COMPLETED"}')
})

test('events of a customer who needs no Strong Customer Authentication do not count', async () => {
  const { fake, service } = createBackend()
  fake.intercept = () => errorResponse(409, 'CONFLICT', 'Outside the regions')

  expect(await recordSecurityEvent({ service, ...reset })).toEqual({ status: 'not-applicable' })
})

test.each([
  ['locked', () => errorResponse(423, 'ACCOUNT_LOCKED', 'x'), { status: 'declined', code: 'ACCOUNT_LOCKED' }],
  ['in conflict', () => errorResponse(409, 'ODD', 'x'), { status: 'declined', code: 'ODD' }],
  ['asked too often', () => errorResponse(429, 'RATE_LIMITED', 'x'), { status: 'declined', code: 'RATE_LIMITED' }],
  ['unreadable', () => jsonResponse(200, { suspended: 1 }), { status: 'unknown', code: 'UNEXPECTED_RESPONSE' }],
  ['broken', () => errorResponse(503, 'SERVICE_UNAVAILABLE', 'x'), { status: 'unknown', code: 'SERVICE_UNAVAILABLE' }],
  ['not JSON', () => new Response('<p>'), { status: 'unknown', code: 'UNEXPECTED_RESPONSE' }],
  ['of other credentials', () => errorResponse(401, 'UNAUTHORIZED', 'x'), unknown('PLATFORM_UNAVAILABLE')],
])('a response that is %s is reported without an error', async (_what, respond, report) => {
  const { fake, service } = createBackend()
  fake.intercept = respond

  expect(await recordSecurityEvent({ service, ...reset })).toEqual(report)
})

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed')), 'PLATFORM_UNAVAILABLE'],
  ['never answers', () => new Promise<never>(() => {}), 'TIMEOUT'],
  [
    'is reached by something broken',
    () => {
      throw new Error('no')
    },
    'PLATFORM_UNAVAILABLE',
  ],
])('a service that %s does not make a login fail', async (_what, fetch, code) => {
  const service = { ...createBackend().service, fetch, timeoutMs: 1 }

  expect(await recordSecurityEvent({ service, ...reset })).toEqual(unknown(code))
})

test('a customer who is unknown to the service is declined', async () => {
  const { service } = createBackend()

  expect(await recordSecurityEvent({ service, ...reset, customerId: unknownPerson.customer })).toMatchObject({
    status: 'declined',
  })
})

test.each([
  ['customer', { customerId: ada.account }],
  ['event', { eventType: 'PASSWORD_FORGOTTEN' as 'RESET_PASSWORD_COMPLETED' }],
])('a value that is not a %s is a mistake of the caller: reported at once, and never sent', (_what, wrong) => {
  const { fake, service } = createBackend()

  expect(() => recordSecurityEvent({ service, ...reset, ...wrong })).toThrow(TypeError)
  expect(() => recordSecurityEvent({ service: { ...service, baseUrl: '' }, ...reset })).toThrow(TypeError)
  expect(fake.seen).toEqual([])
})

test.each([
  '/sca/record-event',
  '/sca/record-event/',
  '/sca//record-event',
  '/SCA/record-event',
  '/sca/record%2devent',
])('no browser reports events by %s', async (path) => {
  for (const method of ['POST', 'GET', 'PATCH', 'DELETE']) {
    const platform = createTestPlatform({ signedIn: ada })
    const body = method === 'POST' ? { eventType: 'RESET_PASSWORD_COMPLETED' } : undefined

    const answer = await platform.call(method, path, { body })

    expect(answer.status).toBe(404)
    expect(platform.service.seen).toEqual([])
  }
})
