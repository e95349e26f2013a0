import { expect, test } from 'vitest'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { ada, eve } from '../../test/fakeService.ts'

test('the customer is written into a list query that names no customer', async () => {
  const platform = createTestPlatform({ signedIn: ada })

  await platform.call('GET', '/transactions?limit=5')

  const sent = new URL(platform.service.seen.at(-1)?.url ?? '').searchParams
  expect(Object.fromEntries(sent)).toEqual({ customerId: ada.customer, limit: '5' })
})

test('cards are listed for the caller, regardless of the other filters', async () => {
  const platform = createTestPlatform({ signedIn: ada })

  await platform.call('GET', '/cards')
  await platform.call('GET', `/cards?accountId=${ada.account}`)

  const [all, ofAccount] = platform.service.seen
    .filter(({ url }) => new URL(url).pathname.endsWith('/cards'))
    .map(({ url }) => Object.fromEntries(new URL(url).searchParams))
  expect(all).toEqual({ cardholderId: ada.customer })
  expect(ofAccount).toEqual({ cardholderId: ada.customer, accountId: ada.account })
})

test('cards and delegated keys of another customer cannot be requested', async () => {
  const platform = createTestPlatform({ signedIn: ada })

  const answers = await Promise.all([
    platform.call('GET', `/cards?cardholderId=${eve.customer}`),
    platform.call('GET', `/cards?cardholderId=${eve.customer}&accountId=${ada.account}`),
    platform.call('GET', `/auth/delegated-keys?fundingSourceId=${eve.fundingSource}`),
  ])

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(platform.service.seen.filter(({ url }) => url.includes(eve.customer))).toEqual([])
})

test('the content of a cursor arrives unchanged', async () => {
  const platform = createTestPlatform({ signedIn: ada })

  await platform.call('GET', `/transactions?cursor=${encodeURIComponent('a+b/c=&customerId=x#')}`)

  const sent = new URL(platform.service.seen.at(-1)?.url ?? '').searchParams
  expect(sent.get('cursor')).toBe('a+b/c=&customerId=x#')
  expect(sent.getAll('customerId')).toEqual([ada.customer])
})

test('a customer searches their own transactions by card, reference and account', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  const filters = {
    cardId: ada.card,
    reference: 'Rent',
    accountIdentifier: ada.payee,
    senderAccountIdentifier: ada.account,
    receiverAccountIdentifier: '$bob@example.com',
  }

  const answer = await platform.call('GET', `/transactions?${new URLSearchParams(filters)}`)

  expect(answer.status).toBe(200)
  const sent = new URL(platform.service.seen.at(-1)?.url ?? '').searchParams
  expect(Object.fromEntries(sent)).toEqual({ ...filters, customerId: ada.customer })
})

test.each([
  ['cardId', eve.card],
  ['cardId', ada.account],
  ['cardId', '0190f0a0-0000-4000-8000-000000000001'],
  ['accountIdentifier', eve.account],
  ['senderAccountIdentifier', eve.payee],
  ['receiverAccountIdentifier', ` ${eve.account}`],
  ['reference', eve.transaction],
])('transactions are not searched by a %s of %s', async (name, value) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('GET', `/transactions?${new URLSearchParams({ [name]: value })}`)

  expect(answer.status).toBe(404)
  expect(platform.service.seen.filter(({ url }) => url.includes('/transactions?'))).toEqual([])
})

test.each([
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
  '/cards?platformCardId=x',
  '/cards?state=ACTIVE',
  '/auth/credentials',
  '/auth/delegated-keys',
  '/auth/delegated-keys?accountId=',
  '/auth/sessions?accountId=',
  `/quotes/${ada.quote}?customerId=${ada.customer}`,
])('the query of %j is refused', async (path) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('GET', path)

  expect(answer.status).toBe(400)
  expect(answer.json).toMatchObject({ code: 'INVALID_INPUT' })
  expect(platform.service.seen).toEqual([])
})
