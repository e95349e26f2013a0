import { expect, test } from 'vitest'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { ada, eve } from '../../test/fakeService.ts'

const eveUuid = eve.account.slice('InternalAccount:'.length)
const quoteFrom = (source: string) =>
  `{"source":${source},"destination":{"destinationType":"ACCOUNT","accountId":"${ada.payee}"},` +
  '"lockedCurrencySide":"SENDING","lockedCurrencyAmount":1}'
const escaped = (text: string) =>
  [...text].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')

test.each([
  ['in escapes', `{"sourceType":"ACCOUNT","accountId":"${escaped(eve.account)}"}`],
  ['half in escapes', `{"sourceType":"ACCOUNT","accountId":"Internal\\u0041ccount:${eveUuid}"}`],
  ['under a key in escapes', `{"sourceType":"ACCOUNT","\\u0061ccountId":"${eve.account}"}`],
  ['under the key twice, last', `{"sourceType":"ACCOUNT","accountId":"${ada.account}","accountId":"${eve.account}"}`],
  ['under the key twice, first', `{"sourceType":"ACCOUNT","accountId":"${eve.account}","accountId":"${ada.account}"}`],
  [
    'under the key once more in escapes',
    `{"sourceType":"ACCOUNT","accountId":"${ada.account}","account\\u0049d":"${eve.account}"}`,
  ],
  ['under the key in other case', `{"sourceType":"ACCOUNT","accountId":"${ada.account}","AccountID":"${eve.account}"}`],
  ['with a blank before', `{"sourceType":"ACCOUNT","accountId":" ${eve.account}"}`],
  ['with a line end after', `{"sourceType":"ACCOUNT","accountId":"${eve.account}\\n"}`],
  ['with a NUL after', `{"sourceType":"ACCOUNT","accountId":"${eve.account}\\u0000"}`],
  ['with an invisible character', `{"sourceType":"ACCOUNT","accountId":"Internal\\u200bAccount:${eveUuid}"}`],
  ['with a full-width colon', `{"sourceType":"ACCOUNT","accountId":"InternalAccount\uff1a${eveUuid}"}`],
  ['with its type in other case', `{"sourceType":"ACCOUNT","accountId":"internalaccount:${eveUuid}"}`],
  ['without its type', `{"sourceType":"ACCOUNT","accountId":"${eveUuid}"}`],
  ['in a list', `{"sourceType":"ACCOUNT","accountId":["${eve.account}"]}`],
  ['within a text', `{"sourceType":"ACCOUNT","accountId":"${ada.account},${eve.account}"}`],
  ['percent-encoded', `{"sourceType":"ACCOUNT","accountId":"InternalAccount%3A${eveUuid}"}`],
  ['of a type that may not be named', `{"sourceType":"ACCOUNT","accountId":"PlatformConfig:${eveUuid}"}`],
  ['deep inside', `{"sourceType":"ACCOUNT","accountId":"${ada.account}","x":[[{"y":["${eve.account}"]}]]}`],
  ['as a key', `{"sourceType":"ACCOUNT","accountId":"${ada.account}","${eve.account}":1}`],
  ['for the platform itself', '{"sourceType":"REALTIME_FUNDING","currency":"USD","customerId":null}'],
  ['without an owner', '{"sourceType":"ACCOUNT"}'],
  ['without an owner, by null', '{"sourceType":"ACCOUNT","accountId":null}'],
  ['without a source', 'null'],
])('a quote whose source comes %s is refused', async (_how, source) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('POST', '/quotes', { body: quoteFrom(source) })

  expect([400, 404]).toContain(answer.status)
  expect(platform.service.seen.filter(({ method }) => method === 'POST')).toEqual([])
})

test.each([
  ['plain', eve.account],
  ['with a blank before', ` ${eve.account}`],
  ['with a line end after', `${eve.account}\n`],
  ['with an invisible character', `Internal\u200bAccount:${eveUuid}`],
  ['with a full-width colon', `InternalAccount\uff1a${eveUuid}`],
  ['with its type in other case', `internalaccount:${eveUuid}`],
  ['within a list', `${ada.account},${eve.account}`],
  ['within a path', `/quotes/${eve.quote}/execute`],
  ['within a text, in disguise', `please use InternalAccount\uff1a${eveUuid}`],
  ['of a type that may not be named', `PlatformConfig:${eveUuid}`],
  ['that climbs out of a path', `Quote:../customers/${eveUuid}`],
  ['with a query', `Quote:${eveUuid}?x=1`],
  ['that is no UUID', 'Session:1'],
])('a foreign id %s is refused in a field of any name', async (_how, text) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('POST', `/quotes/${ada.quote}/execute`, { body: { note: text } })

  expect(answer.status).toBe(404)
  expect(platform.service.seen.filter(({ method }) => method === 'POST')).toEqual([])
  expect(platform.service.seen.filter(({ url }) => url.includes('..') || url.includes('x=1'))).toEqual([])
})

test('an id without its type is refused in a field that contains ids, at any depth', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  const body = { list: [{ destination: { accountId: eveUuid } }] }

  const answer = await platform.call('POST', `/quotes/${ada.quote}/execute`, { body })

  expect(answer.status).toBe(400)
  expect(platform.service.seen.filter(({ method }) => method === 'POST')).toEqual([])
})

test.each([
  ['own account', `{"sourceType":"ACCOUNT","accountId":"${ada.account}"}`],
  ['own name', `{"sourceType":"REALTIME_FUNDING","currency":"USD","customerId":"${ada.customer}"}`],
  ['own account in escapes', `{"sourceType":"ACCOUNT","accountId":"${escaped(ada.account)}"}`],
])('a quote from the %s passes', async (_what, source) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('POST', '/quotes', { body: quoteFrom(source) })

  expect(answer.status).toBe(200)
})

test.each([
  `for lunch, 12:30`,
  'a: b',
  'https://example.com/x',
  `Lookup:${eveUuid}`,
  `Request:${eveUuid}`,
  'naïve \u2028 text',
  'Rent: May',
])('the text %j is not an id and passes', async (text) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('POST', `/quotes/${ada.quote}/execute`, { body: { note: text } })

  expect(answer.status).toBe(200)
})

test.each([
  ['no customer', '{"currency":"USD","accountInfo":{}}'],
  ['null', '{"customerId":null,"currency":"USD"}'],
  ['a number', '{"customerId":1}'],
  ['a customer inside', `{"x":{"customerId":"${ada.customer}"}}`],
  ['an id of other type', `{"customerId":"${ada.account}x y"}`],
  ['no object', '[]'],
  ['null as a whole', 'null'],
])('a payee for %s is not created', async (_what, body) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('POST', '/customers/external-accounts', { body })

  expect(answer.status).toBe(400)
  expect(platform.service.seen).toEqual([])
})

test('a payee without a body is not created', async () => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('POST', '/customers/external-accounts')

  expect(answer.status).toBe(400)
  expect(platform.service.seen).toEqual([])
})
