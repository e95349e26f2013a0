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
  nobody,
} from '../../test/fakeService.ts'
import { recordSecurityEvent } from '../exports/index.ts'

function createBackend() {
  const fake = createFakeService()
  return { fake, service: { baseUrl, clientId, clientSecret, fetch: fake.fetch } }
}
const reset = { customerId: ada.customer, eventType: 'RESET_PASSWORD_COMPLETED' } as const

test('the backend reports an event and learns how the customer stands', async () => {
  const { fake, service } = createBackend()

  const standing = await recordSecurityEvent({ service, ...reset })

  expect(standing).toMatchObject({ suspended: false, failedAttempts: 5, lockedUntil: new Date('2026-11-20T12:00:00Z') })
  expect(fake.seen).toHaveLength(1)
  expect(fake.seen[0]?.url).toBe(`${baseUrl}/sca/record-event?customerId=${encodeURIComponent(ada.customer)}`)
  expect(new TextDecoder().decode(fake.seen[0]?.bytes)).toBe('{"eventType":"RESET_PASSWORD_COMPLETED"}')
})

test('a customer who needs no Strong Customer Authentication has no standing', async () => {
  const { fake, service } = createBackend()
  fake.intercept = () => errorResponse(409, 'CONFLICT', 'Outside the regions')

  expect(await recordSecurityEvent({ service, ...reset })).toBeUndefined()
})

test.each([
  ['locked', () => errorResponse(423, 'ACCOUNT_LOCKED', 'x')],
  ['in another conflict', () => errorResponse(409, 'SCA_SESSION_REQUIRED', 'x')],
  ['unreadable', () => jsonResponse(200, { eventType: 'RESET_PASSWORD_COMPLETED' })],
  ['unknown', () => undefined],
])('a customer who is %s is an error', async (what, respond) => {
  const { fake, service } = createBackend()
  fake.intercept = respond
  const customerId = what === 'unknown' ? nobody.customer : ada.customer

  await expect(recordSecurityEvent({ service, ...reset, customerId })).rejects.toThrow(Error)
})

test('an id that is no customer’s is never sent', async () => {
  const { fake, service } = createBackend()

  await expect(recordSecurityEvent({ service, ...reset, customerId: ada.account })).rejects.toThrow(TypeError)
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
