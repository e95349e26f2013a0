import { expect, test, vi } from 'vitest'
import { createTestPlatform, type TestPlatformOptions } from '../../test/createTestPlatform.ts'
import { ada, jsonResponse } from '../../test/fakeService.ts'
import { bodyByOperation, compressedKey } from '../../test/requestBodies.ts'
import type { SessionEndedEvent } from '../exports/index.ts'

const path = `/auth/sessions/${ada.session}`
const signed = { 'request-id': 'Request:1', 'service-wallet-signature': 'stamp' }
const refreshed = { ...ada, session: 'Session:0190f0a0-0000-4000-8000-000000000077' }
const sessionOf = ({ session: id, account: accountId, email: nickname }: typeof ada) => ({
  id,
  accountId,
  type: 'EMAIL_OTP',
  nickname,
  createdAt: '2026-11-20T12:00:00Z',
  expiresAt: '2026-11-20T12:15:00Z',
})

function createPlatform(options: TestPlatformOptions = {}) {
  const onSessionEnded = vi.fn(async (_event: SessionEndedEvent) => undefined)
  const announce = vi.fn(async () => undefined)
  const events = { announce, open: async () => undefined, close: () => undefined }
  const platform = createTestPlatform({ signedIn: ada, events, onSessionEnded, ...options })
  const end = (cookie?: string, target = path) => platform.call('DELETE', target, { headers: signed, cookie })
  return { platform, onSessionEnded, announce, end }
}

test('a session that another device ended is reported to the platform and then to its own browser', async () => {
  const order: string[] = []
  const { end, onSessionEnded, announce } = createPlatform()
  onSessionEnded.mockImplementation(async () => void order.push('hook'))
  announce.mockImplementation(async () => void order.push('event'))

  expect((await end()).status).toBe(204)

  expect(onSessionEnded.mock.calls).toEqual([[{ customerId: ada.customer, walletSessionId: ada.session }]])
  expect(announce.mock.calls).toEqual([[ada.customer, [{ kind: 'session', id: ada.session }]]])
  expect(order).toEqual(['hook', 'event'])
})

test('a first leg and a refusal of the service end nothing', async () => {
  const { platform, onSessionEnded, announce, end } = createPlatform()

  platform.service.intercept = ({ method }) =>
    method === 'DELETE' ? jsonResponse(202, { payloadToSign: 'p', requestId: 'Request:1' }) : undefined
  await end()
  platform.service.intercept = ({ method }) => (method === 'DELETE' ? jsonResponse(401, { code: 'X' }) : undefined)
  await end()

  expect([onSessionEnded.mock.calls, announce.mock.calls]).toEqual([[], []])
})

test('a browser that ends its own session keeps the platform’s', async () => {
  const { platform, onSessionEnded, announce, end } = createPlatform()
  const verify = `/auth/credentials/${ada.credential}/verify`
  const login = await platform.call('POST', verify, { body: bodyByOperation.verifyCredential?.(ada), headers: signed })
  const cookie = login.headers.getSetCookie().map((line) => line.split(';')[0])

  expect((await end(cookie.join('; '))).status).toBe(204)

  expect([onSessionEnded.mock.calls, announce.mock.calls]).toEqual([[], []])
})

test('a refreshed session is reported by the id of its sign-in, and its browser hears the id that was ended', async () => {
  const { platform, onSessionEnded, announce, end } = createPlatform()
  platform.service.intercept = ({ method, url }) => {
    if (method === 'POST' && url.endsWith('/refresh')) return jsonResponse(201, sessionOf(refreshed))
    if (url.includes('/auth/sessions?')) return jsonResponse(200, { data: [ada, refreshed].map(sessionOf) })
    return undefined
  }
  await platform.call('POST', `${path}/refresh`, { body: { clientPublicKey: compressedKey }, headers: signed })

  await end(undefined, `/auth/sessions/${refreshed.session}`)

  expect(onSessionEnded.mock.calls).toEqual([[{ customerId: ada.customer, walletSessionId: ada.session }]])
  expect(announce.mock.calls).toEqual([[ada.customer, [{ kind: 'session', id: refreshed.session }]]])
})

test('a hook that throws becomes a 500 without its text, and the browser hears of it all the same', async () => {
  const onSessionEnded = () => Promise.reject(new Error('the database is away'))
  const { announce, end } = createPlatform({ onSessionEnded })

  const answer = await end()

  expect(answer.json).toMatchObject({ status: 500, code: 'INTERNAL_ERROR' })
  expect(answer.text).not.toContain('database')
  expect(announce).toHaveBeenCalledTimes(1)
})

test('the list of sessions says whether ending one ends the platform’s own', async () => {
  const list = `/auth/sessions?accountId=${ada.account}`
  const { platform } = createPlatform()
  const without = createTestPlatform({ signedIn: ada })

  const headers = await Promise.all(
    [platform, without].map(async ({ call }) => (await call('GET', list)).headers.get('countersign-platform-session')),
  )

  expect(headers).toEqual(['ends', null])
})
