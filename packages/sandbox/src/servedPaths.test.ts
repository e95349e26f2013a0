import { expect, test } from 'vitest'
import { createTestService } from '../test/createTestService.ts'
import { sandboxBasePath } from './router.ts'
import { findCalled } from './servedPaths.ts'

const find = (line: string) => {
  const [method = '', path = ''] = line.split(' ')
  return findCalled({ method, path })
}

test('a path calls the operation of its method, with the ids as they were before their encoding', () => {
  expect(find('GET /quotes/Quote:1')).toEqual({ name: 'getQuote', params: { quoteId: 'Quote:1' } })
  expect(find('GET /quotes/Quote%3A1')).toEqual({ name: 'getQuote', params: { quoteId: 'Quote:1' } })
  expect(find('POST /quotes')).toEqual({ name: 'createQuote', params: {} })
})

test('a fixed path comes before one with an id in its place', () => {
  expect(find('GET /customers/external-accounts')).toEqual({ name: 'listExternalAccounts', params: {} })
  expect(find('GET /customers/Customer:1')).toMatchObject({ name: 'getCustomer' })
})

test('a method that only the path with an id has finds that one', () => {
  expect(find('PATCH /customers/external-accounts')).toMatchObject({
    name: 'updateCustomer',
    params: { customerId: 'external-accounts' },
  })
})

test('a known path with another method says which it has', () => {
  expect(find('PATCH /quotes')).toEqual({ allowed: expect.arrayContaining(['POST']) })
})

test.each(['/quotes/', '//quotes', '/quotes/Quote:1/', '/quotes//execute', '/quote', '', '/', '/Quotes', '/__proto__'])(
  '"%s" is no path of the service',
  (path) => {
    expect(findCalled({ method: 'GET', path })).toBeUndefined()
    expect(findCalled({ method: 'POST', path })).toBeUndefined()
  },
)

test('an id that is not well encoded stays as it is', () => {
  expect(find('GET /quotes/%E0%A4%A')).toEqual({ name: 'getQuote', params: { quoteId: '%E0%A4%A' } })
})

test('HEAD is answered as GET, without a body', async () => {
  const { sandbox } = createTestService()
  const { clientId, clientSecret } = sandbox.credentials
  const headers = { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` }
  const ask = (path: string) =>
    sandbox.fetch(new Request(`http://sandbox${sandboxBasePath}${path}`, { method: 'HEAD', headers }))
  const [known, unknown] = [await ask('/config'), await ask('/nowhere')]
  expect([known.status, await known.text()]).toEqual([200, ''])
  expect(unknown.status).toBe(404)
})
