import { expect, test } from 'vitest'
import { createTestPlatform, startLogin } from '../../test/createTestPlatform.ts'
import type { SeenRequest } from '../../test/fakeService.ts'
import { ada, errorResponse, jsonResponse, quoteOf } from '../../test/fakeService.ts'

const execute = `/quotes/${ada.quote}/execute`
const quote = (number: number) => `Quote:0190f0a0-0000-4000-8000-${String(number).padStart(12, '0')}`
const quotes = (count: number) => Array.from({ length: count }, (_, number) => quote(number + 1_000))

/** Every quote is Ada's. */
function ownEveryQuote({ url }: SeenRequest) {
  const id = /\/(Quote:[\w-]+)$/.exec(url)?.[1]
  return id ? jsonResponse(200, { ...quoteOf(ada), id }) : undefined
}

test.each([
  ['in a list', (ids: string[]) => ({ list: ids })],
  ['in fields of their own', (ids: string[]) => Object.fromEntries(ids.map((id, index) => [`a${index}`, id]))],
  ['as keys', (ids: string[]) => Object.fromEntries(ids.map((id) => [id, 1]))],
  ['in one text', (ids: string[]) => ({ note: ids.join(' ') })],
])('a request that names 1,200 ids of the caller %s is refused without a call', async (_how, write) => {
  const platform = createTestPlatform({ signedIn: ada })
  platform.service.intercept = ownEveryQuote

  const answer = await platform.call('POST', execute, { body: write(quotes(1_200)) })

  expect(answer.json).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
  expect(platform.service.seen).toEqual([])
})

test.each([
  [19, 200],
  [20, 400],
])('%i ids in the body, besides the one in the path, get %i', async (count, status) => {
  const platform = createTestPlatform({ signedIn: ada })
  platform.service.intercept = ownEveryQuote

  const answer = await platform.call('POST', execute, { body: { list: quotes(count) } })

  expect(answer.status).toBe(status)
})

test('an id that is named many times counts once', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  platform.service.intercept = ownEveryQuote

  const answer = await platform.call('POST', execute, { body: { list: quotes(1_200).fill(quote(1)) } })

  expect(answer.status).toBe(200)
})

test('the limit also holds for a request with a login ticket', async () => {
  const platform = createTestPlatform()
  const { cookie } = await startLogin(platform, { email: ada.email })
  const path = `/auth/credentials/${ada.credential}/challenge`

  const answer = await platform.call('POST', path, { cookie, body: { list: quotes(1_200) } })

  expect(answer.json).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
  expect(platform.service.seen).toEqual([])
})

const wallets = Array.from({ length: 200 }, (_, number) => ({
  id: number === 199 ? ada.account : `InternalAccount:${number}`,
  customerId: ada.customer,
  type: 'EMBEDDED_WALLET',
}))
const key = { clientPublicKey: `02${'a'.repeat(64)}` }
const delegation = { cardId: ada.card, internalAccountId: ada.account, nickname: 'Groceries' }

test.each([
  { ...delegation, internalAccountId: ada.quote },
  { ...delegation, internalAccountId: ada.payee },
  { ...delegation, cardId: ada.account },
])('an id of the caller in a field for ids of another type is refused: %j', async (body) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('POST', '/auth/delegated-keys', { body })

  expect(answer.json).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
  expect(platform.service.seen).toEqual([])
})

test.each([
  ['sign-in methods', '/auth/credentials', 'POST', `/auth/credentials/${ada.credential}/challenge`, undefined],
  ['sessions', '/auth/sessions', 'POST', `/auth/sessions/${ada.session}/refresh`, key],
  ['cards', '/cards', 'POST', '/auth/delegated-keys', delegation],
  [
    'funding sources',
    '/auth/delegated-keys',
    'GET',
    `/auth/delegated-keys?accountId=${ada.account}&fundingSourceId=${ada.fundingSource}`,
    undefined,
  ],
] as const)(
  'reads the %s of a customer with 200 wallets four wallets at a time',
  async (_what, list, method, path, body) => {
    const platform = createTestPlatform({ signedIn: ada })
    let underWay = 0
    let most = 0
    platform.service.intercept = ({ method: seenMethod, url }) => {
      if (url.includes('/internal-accounts?')) return jsonResponse(200, { data: wallets })
      if (seenMethod !== 'GET' || !url.includes(`${list}?`)) return undefined
      if (decodeURIComponent(url).includes(ada.account)) return undefined
      underWay += 1
      most = Math.max(most, underWay)
      return new Promise((resolve) =>
        setImmediate(() => {
          underWay -= 1
          resolve(jsonResponse(200, { data: [] }))
        }),
      )
    }

    const answer = await platform.call(method, path, { body })

    expect(answer.status).toBeLessThan(300)
    expect(most).toBe(4)
  },
)

test('reads no further wallet after the first one that the service refuses', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  platform.service.intercept = ({ url }) => {
    if (url.includes('/internal-accounts?')) return jsonResponse(200, { data: wallets })
    return url.includes('/auth/sessions?') ? errorResponse(429, 'RATE_LIMITED', 'x') : undefined
  }

  const answer = await platform.call('POST', `/auth/sessions/${ada.session}/refresh`, { body: key })

  expect(answer.status).toBe(429)
  expect(platform.service.seen.filter(({ url }) => url.includes('/auth/sessions?'))).toHaveLength(4)
})
