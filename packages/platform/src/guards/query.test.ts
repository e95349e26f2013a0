import { expect, test } from 'vitest'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { ada, eve } from '../../test/fakeService.ts'

test('the customer is written into a list query that names none', async () => {
  const platform = createTestPlatform({ signedIn: ada })

  await platform.call('GET', '/transactions?limit=5')

  const sent = new URL(platform.service.seen.at(-1)?.url ?? '').searchParams
  expect(Object.fromEntries(sent)).toEqual({ customerId: ada.customer, limit: '5' })
})

test('what a cursor holds arrives as it was', async () => {
  const platform = createTestPlatform({ signedIn: ada })

  await platform.call('GET', `/transactions?cursor=${encodeURIComponent('a+b/c=&customerId=x#')}`)

  const sent = new URL(platform.service.seen.at(-1)?.url ?? '').searchParams
  expect(sent.get('cursor')).toBe('a+b/c=&customerId=x#')
  expect(sent.getAll('customerId')).toEqual([ada.customer])
})

test.each([
  '/transactions?accountIdentifier=x',
  '/transactions?platformCustomerId=x',
  '/transactions?CustomerId=x',
  '/transactions?customerId%5B%5D=x',
  '/transactions?__proto__=x',
  '/transactions?constructor=x',
  '/transactions?limit=1&limit=2',
  `/transactions?customerId=${ada.customer}&customerId=${eve.customer}`,
  `/transactions?customerId=${ada.customer}&customerId=${ada.customer}`,
  '/transactions?customerId=',
  '/transactions?sortOrder=sideways',
  '/transactions?limit=1%0d%0a',
  '/transactions?limit=%00',
  '/transactions?limit=%E2%80%A8',
  '/auth/credentials',
  '/auth/sessions?accountId=',
  `/quotes/${ada.quote}?customerId=${ada.customer}`,
])('the query of %j is refused', async (path) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('GET', path)

  expect(answer.status).toBe(400)
  expect(answer.json).toMatchObject({ code: 'INVALID_INPUT' })
  expect(platform.service.seen).toEqual([])
})
