import { expect, test } from 'vitest'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { ada, eve } from '../../test/fakeService.ts'
import { matchRoute, mountPathOf } from './route.ts'

const uuid = ada.quote.slice('Quote:'.length)

test.each([
  ['raw', `Quote:${uuid}`],
  ['encoded in upper case', `Quote%3A${uuid}`],
  ['encoded in lower case', `Quote%3a${uuid}`],
])('the colon of an id may come %s and is forwarded raw', async (_form, id) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('GET', `/quotes/${id}`)

  expect(answer.status).toBe(200)
  expect(platform.service.seen[0]?.url).toBe(`https://service.test/2025-10-13/quotes/${ada.quote}`)
})

const matchReceiver = (address: string) =>
  matchRoute({ method: 'GET', url: `https://app.test/w/receiver/uma/${address}` }, { mountPath: '/w' }).pathIds

test.each(['$ada@example.com', '%24ada@example.com', '$ada%40example.com', '%24ada%40example.com'])(
  'the signs of a UMA address may come raw or encoded, as in %s',
  (address) => {
    expect(Object.values(matchReceiver(address))).toEqual(['$ada@example.com'])
  },
)

test.each([
  'ada@example.com',
  '$a%24da@example.com',
  'x%24ada@example.com',
  '$ada%2540example.com',
  '$%61da@example.com',
])('%s is no UMA address', (address) => {
  expect(() => matchReceiver(address)).toThrow(
    expect.objectContaining({ answer: expect.objectContaining({ status: 404 }) }),
  )
})

test.each([
  `/quotes/Quote%253A${uuid}`,
  `/quotes/Quote%25253A${uuid}`,
  `/quotes/Quote:${uuid}%2Fexecute`,
  `/quotes/Quote:${uuid}%2fexecute`,
  `/quotes/..%2Fquotes%2FQuote:${uuid}`,
  `/quotes/%2e%2e%2fcustomers%2f${eve.customer}`,
  `/quotes/Quote:${uuid}%5C..`,
  `/quotes/Quote:${uuid}/`,
  `/quotes//Quote:${uuid}`,
  `//quotes/Quote:${uuid}`,
  `/quotes/Quote:${uuid}%00`,
  `/quotes/Quote:${uuid}%0d%0aX:1`,
  `/quotes/Quote:${uuid};a=b`,
  `/quotes/Quote:${uuid}%20`,
  `/quotes/%51uote:${uuid}`,
  `/quotes/Quote:%30${uuid.slice(1)}`,
  `/quotes/Quote::${uuid}`,
  `/quotes/${uuid}`,
  `/quotes/Quote:`,
  `/quotes/Quote:..`,
  `/quotes/Quote:${'a'.repeat(65)}`,
  `/%71uotes/Quote:${uuid}`,
  `/Quotes/Quote:${uuid}`,
  '/quotes/{quoteId}',
  '/quotes/constructor',
  '/quotes/__proto__',
  '/customers',
  '/config',
  '/tokens',
  '/webhooks/test',
  `/sandbox/internal-accounts/${ada.account}/fund`,
  '/',
  '',
])('the path %j does not exist and does not reach the service', async (path) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('GET', path)

  expect(answer.status).toBe(404)
  expect(platform.service.seen).toEqual([])
})

test.each([
  `/quotes/../customers/${eve.customer}`,
  `/quotes/x/../../customers/${eve.customer}`,
  `/quotes/%2e%2e/customers/${eve.customer}`,
  `/quotes/..\\customers/${eve.customer}`,
])('dot segments in %j lead to no other wallet', async (path) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('GET', path)

  expect(answer.status).toBe(404)
  expect(platform.service.seen).toEqual([])
})

test.each([`/quotes/Quote:${uuid}/../../../../config`, '/../config', '/../../2025-10-13/config'])(
  'dot segments in %j do not leave the mount path',
  async (path) => {
    const platform = createTestPlatform({ signedIn: ada })

    const answer = await platform.call('GET', path)

    expect(answer.status).toBe(404)
    expect(platform.service.seen).toEqual([])
  },
)

test.each([
  '/api/walletx/transactions',
  '/api/wallet-transactions',
  '/api/wallet',
  '/transactions',
  '/API/wallet/transactions',
])('only paths below the mount path exist, not %j', async (path) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.send(new Request(`https://app.test${path}`))

  expect(answer.status).toBe(404)
})

test.each(['/pay', '/pay/', '/pay//'])('the mount path %s ends without a slash', (mountPath) => {
  expect(mountPathOf({ mountPath })).toBe('/pay')
})

test('another mount path replaces the default', async () => {
  const platform = createTestPlatform({ signedIn: ada, mountPath: '/pay/' })

  const answer = await platform.send(new Request('https://app.test/pay/transactions'))

  expect(answer.status).toBe(200)
})

test.each([
  ['PUT', `/quotes/${ada.quote}`, 'GET'],
  ['DELETE', `/quotes/${ada.quote}`, 'GET'],
  ['HEAD', `/quotes/${ada.quote}`, 'GET'],
  ['OPTIONS', `/quotes/${ada.quote}`, 'GET'],
  ['PUT', `/customers/${ada.customer}`, 'GET, PATCH'],
  ['POST', '/cards', 'GET'],
  ['GET', `/quotes/${ada.quote}/execute`, 'POST'],
  ['GET', '/login', 'POST'],
  ['post', '/transactions', 'GET'],
  ['get ', '/transactions', 'GET'],
])('%s %s gets 405, which names what is allowed', async (method, path, allow) => {
  const platform = createTestPlatform({ signedIn: ada })
  const request = new Request(`https://app.test/api/wallet${path}`, { headers: { origin: 'https://app.test' } })
  Object.defineProperty(request, 'method', { value: method })

  const answer = await platform.send(request)

  expect(answer.status).toBe(405)
  expect(answer.json).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
  expect(answer.headers.get('allow')).toBe(allow)
  expect(platform.service.seen).toEqual([])
})

test('a header or query that names another method changes nothing', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' }

  await platform.call('GET', `/customers/external-accounts/${ada.payee}`, { headers })

  expect(platform.service.seen.map(({ method }) => method)).toEqual(['GET'])
  expect(platform.service.seen.at(-1)?.headers.has('x-http-method-override')).toBe(false)
})

const pathOfLength = (length: number) =>
  `/transactions?cursor=`.padEnd(length - 'https://app.test/api/wallet'.length, 'a')

test.each([
  [8_192, 200],
  [8_193, 414],
])('an address of %i characters gets %i', async (length, status) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('GET', pathOfLength(length))

  expect(answer.status).toBe(status)
  if (status === 414) expect(answer.json).toMatchObject({ code: 'INVALID_INPUT' })
  expect(platform.service.seen).toHaveLength(status === 200 ? 1 : 0)
})
