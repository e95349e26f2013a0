import { operations } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import type { TestPlatform } from '../../test/createTestPlatform.ts'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { ada } from '../../test/fakeService.ts'
import { placeRedirect } from './origin.ts'

const path = `/customers/${ada.customer}/kyc-link`
const bodies = ({ service }: TestPlatform) => service.seen.map(({ bytes }) => new TextDecoder().decode(bytes))

test.each([
  ['https://app.test/done', 'https://app.test/done'],
  ['https://app.test', 'https://app.test/'],
  ['https://APP.TEST:443/a b', 'https://app.test/a%20b'],
  ['https://app.test\\@evil.example/', 'https://app.test/@evil.example/'],
])('forwards %s as it was parsed', async (redirectUri, href) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('POST', path, { body: { redirectUri } })

  expect(answer.status).toBe(201)
  expect(bodies(platform)).toEqual([JSON.stringify({ redirectUri: href })])
})

test.each([
  'https://evil.example/done',
  'https://app.test.evil.example/',
  'https://app.test@evil.example/',
  'https://app.test:8443/',
  'http://app.test/done',
  '//evil.example/',
  '/done',
  'javascript:alert(1)',
  'data:text/html,x',
  '',
])('refuses to send the customer to %s', async (redirectUri) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('POST', path, { body: { redirectUri } })

  expect(answer.json).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
  expect(platform.service.seen).toEqual([])
})

test('accepts the origins that the platform allows', async () => {
  const platform = createTestPlatform({ signedIn: ada, allowedOrigins: ['https://app.test', 'https://pay.test'] })

  const other = await platform.call('POST', path, { body: { redirectUri: 'https://pay.test/done' } })
  const foreign = await platform.call('POST', path, { body: { redirectUri: 'https://app.example/' } })

  expect([other.status, foreign.status]).toEqual([201, 400])
})

test.each([[undefined], [{}]])('forwards the body %j without an address', async (body) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('POST', path, { body })

  expect(answer.status).toBe(201)
  expect(bodies(platform)).toEqual([body ? '{}' : ''])
})

test.each([5, true, null, ['https://app.test/'], { href: 'https://app.test/' }, '/done', 'app.test'])(
  'an address %j is refused, whether or not the body was checked before',
  (redirectUri) => {
    const value = { redirectUri }
    const body = { value, bytes: new Uint8Array(), strings: [] }
    const parameters = { operation: operations.createKycLink, body, allowedOrigins: ['https://app.test'] }

    expect(() => placeRedirect(new Request('https://app.test'), parameters)).toThrow(
      expect.objectContaining({ answer: expect.objectContaining({ status: 400 }) }),
    )
  },
)
