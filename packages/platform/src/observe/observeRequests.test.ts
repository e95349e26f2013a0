import { expect, test } from 'vitest'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { ada, clientSecret, errorResponse, eve } from '../../test/fakeService.ts'
import type { RequestEvent } from './observeRequests.ts'

function observed(options: Parameters<typeof createTestPlatform>[0] = {}) {
  const events: RequestEvent[] = []
  const platform = createTestPlatform({ signedIn: ada, onRequest: (event) => events.push(event), ...options })
  return { platform, events }
}

test('each response is one event, with its operation, status, code and duration', async () => {
  const { platform, events } = observed()
  platform.service.intercept = ({ url }) => {
    platform.clock.now += 40
    return url.endsWith('/execute') ? errorResponse(409, 'QUOTE_EXPIRED', 'Too late') : undefined
  }

  const read = await platform.call('GET', `/transactions/${ada.transaction}`)
  await platform.call('POST', `/quotes/${ada.quote}/execute`)
  await platform.call('GET', `/transactions/${eve.transaction}`)
  await platform.call('PUT', '/nothing')

  expect(events.map(({ operation, method, status, code }) => [operation, method, status, code])).toEqual([
    ['getTransaction', 'GET', 200, undefined],
    ['executeQuote', 'POST', 409, 'QUOTE_EXPIRED'],
    ['getTransaction', 'GET', 404, 'REFERENCE_NOT_FOUND'],
    [undefined, 'PUT', 404, 'REFERENCE_NOT_FOUND'],
  ])
  expect(events[0]?.durationMs).toBe(40)
  expect(read.headers.get('x-request-id')).toBe(events[0]?.requestId)
  expect(new Set(events.map(({ requestId }) => requestId)).size).toBe(4)
})

test('nothing that was sent, and no id, is in an event', async () => {
  const { platform, events } = observed()
  const secret = 'A_CODE_THAT_NO_LOG_MAY_HAVE'
  platform.service.intercept = () => errorResponse(400, `code ${secret}`, secret)

  await platform.call('POST', `/auth/credentials/${ada.credential}/verify?x=${secret}`, {
    body: { type: 'EMAIL_OTP', encryptedOtp: secret },
    headers: { 'x-request-id': secret, 'x-secret': secret },
  })
  await platform.call('GET', `/quotes/${ada.quote}`)
  await platform.call('GET', `/${secret}`)

  const log = JSON.stringify(events)
  expect(events).toHaveLength(3)
  for (const text of [secret, clientSecret, ...Object.values(ada)]) expect(log).not.toContain(text)
})

test('an observer that throws changes no response', async () => {
  const { platform } = observed({
    onRequest: () => {
      throw new Error('the log is full')
    },
  })

  expect((await platform.call('GET', `/transactions/${ada.transaction}`)).status).toBe(200)
})
