import { expect, test } from 'vitest'
import { createPlatformSessions } from './platformSessions.ts'

function createWorld() {
  let now = 0
  const sessions = createPlatformSessions({ now: () => now })
  const from = (cookie?: string) => new Request('http://localhost:4000/', cookie ? { headers: { cookie } } : {})
  const open = (customerId: string, cookie?: string) =>
    sessions.open(customerId, { request: from(cookie) }).split(';')[0] ?? ''
  return { sessions, from, open, pass: (ms: number) => (now += ms) }
}

test('the cookie of a session names its customer', () => {
  const { sessions, from, open } = createWorld()
  const cookie = open('Customer:1')
  expect(sessions.identify(from(`other=1; ${cookie}`))).toBe('Customer:1')
})

test('an invented or missing cookie names no customer', () => {
  const { sessions, from, open } = createWorld()
  open('Customer:1')
  expect(sessions.identify(from())).toBeUndefined()
  expect(sessions.identify(from('harbor_session=Customer:1'))).toBeUndefined()
  expect(sessions.identify(from('xharbor_session=1'))).toBeUndefined()
})

test('a session ends after eight hours', () => {
  const { sessions, from, open, pass } = createWorld()
  const cookie = open('Customer:1')
  pass(8 * 60 * 60_000 - 1)
  expect(sessions.identify(from(cookie))).toBe('Customer:1')
  pass(1)
  expect(sessions.identify(from(cookie))).toBeUndefined()
})

test('signing in again ends the session before, so that a planted id is useless', () => {
  const { sessions, from, open } = createWorld()
  const planted = open('Customer:1')
  open('Customer:2', planted)
  expect(sessions.identify(from(planted))).toBeUndefined()
})

test('signing out ends the session on the server and removes the cookie', () => {
  const { sessions, from, open } = createWorld()
  const cookie = open('Customer:1')
  expect(sessions.close(from(cookie))).toContain('Max-Age=0')
  expect(sessions.identify(from(cookie))).toBeUndefined()
})

test('scripts and other sites do not get the cookie', () => {
  const { sessions, from } = createWorld()
  const cookie = sessions.open('Customer:1', { request: from() })
  expect(cookie).toContain('HttpOnly')
  expect(cookie).toContain('SameSite=Strict')
})
