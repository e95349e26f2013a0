import { expect, test } from 'vitest'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { ada, errorResponse, eve, jsonResponse } from '../../test/fakeService.ts'

const createKey = (cardId: string) => ({ cardId, internalAccountId: ada.account, nickname: 'Groceries' })

test('a list of cards that ignores its account does not give access to another customer’s card', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  const foreign = { id: eve.card, cardholderId: ada.customer, fundingSources: [eve.account] }
  platform.service.intercept = ({ url }) =>
    url.includes('/cards?') ? jsonResponse(200, { data: [foreign], hasMore: false }) : undefined

  const answer = await platform.call('POST', '/auth/delegated-keys', { body: createKey(eve.card) })

  expect(answer.status).toBe(404)
})

test('a card on a later page is found', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  const card = { id: ada.card, cardholderId: ada.customer, fundingSources: [ada.account] }
  platform.service.intercept = ({ url }) => {
    if (!url.includes('/cards?') || url.includes('cursor=second')) return undefined
    return jsonResponse(200, {
      data: [{ ...card, id: eve.card.replace('2', '7') }],
      hasMore: true,
      nextCursor: 'second',
    })
  }

  const answer = await platform.call('POST', '/auth/delegated-keys', { body: createKey(ada.card) })

  expect(answer.status).toBeLessThan(300)
})

test('a delegated key of an account that is not the customer’s is not accessible', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  platform.service.intercept = ({ method, url }) =>
    method === 'GET' && url.endsWith(ada.delegatedKey)
      ? jsonResponse(200, { id: ada.delegatedKey, accountId: eve.account, fundingSourceId: ada.fundingSource })
      : undefined

  const answer = await platform.call('DELETE', `/auth/delegated-keys/${ada.delegatedKey}`)

  expect(answer.status).toBe(404)
  expect(platform.service.seen.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('a list of delegated keys that ignores its account does not give access to a funding source', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  const foreign = { id: eve.delegatedKey, accountId: eve.account, fundingSourceId: eve.fundingSource }
  platform.service.intercept = ({ url }) =>
    url.includes('/auth/delegated-keys?') ? jsonResponse(200, { data: [foreign] }) : undefined
  const query = `accountId=${ada.account}&fundingSourceId=${eve.fundingSource}`

  const answer = await platform.call('GET', `/auth/delegated-keys?${query}`)

  expect(answer.status).toBe(404)
})

test('a credential or session that was just created may be used at once, also where it was refused before', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  const made = 'Session:0190f0a0-0000-4000-8000-000000000777'
  const before = await platform.call('DELETE', `/auth/sessions/${made}`)
  const session = { id: made, accountId: ada.account, type: 'EMAIL_OTP', nickname: 'x' }
  platform.service.intercept = ({ method, url }) =>
    method === 'GET' && url.includes('/auth/sessions?') ? jsonResponse(200, { data: [session] }) : undefined

  const after = await platform.call('DELETE', `/auth/sessions/${made}`)

  expect([before.status, after.status]).toEqual([404, 202])
})

test('the service refuses what is gone, even while its owner is remembered', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  const path = `/auth/credentials/${ada.credential}`
  await platform.call('DELETE', path)
  platform.service.intercept = ({ method }) =>
    method === 'DELETE' ? errorResponse(404, 'REFERENCE_NOT_FOUND', 'Gone') : undefined

  const answer = await platform.call('DELETE', path)

  expect(answer.status).toBe(404)
  expect(answer.json).toMatchObject({ message: 'Gone' })
})

test.each([
  { state: 'PROCESSING' },
  { state: 'FROZEN', status: 'CLOSED' },
  { state: 'FROZEN', fundingSources: [ada.account] },
  { state: 'FROZEN', maxSpendPerTransaction: 1 },
  { state: 'CLOSED', maxSpendPerTransaction: 1 },
  { maxSpendPerTransaction: null },
  { maxSpendPerTransaction: 0 },
  { maxSpendPerTransaction: 1, fundingSources: [ada.account] },
  { fundingSources: [ada.account] },
  {},
])('a browser can freeze a card, close it or lower its limit, one at a time: %j is refused', async (body) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('PATCH', `/cards/${ada.card}`, { body })

  expect(answer.json).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
  expect(platform.service.seen).toEqual([])
})

test('a list of approvals that ignores its customer opens no action of another one', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  const foreign = { id: eve.agentAction, agentId: ada.agent, customerId: eve.customer }
  platform.service.intercept = ({ url }) =>
    url.includes('/agents/approvals?') ? jsonResponse(200, { data: [foreign], hasMore: false }) : undefined

  const answer = await platform.call('POST', `/agents/${ada.agent}/actions/${eve.agentAction}/approve`)

  expect(answer.status).toBe(404)
  expect(platform.service.seen.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('an answer about another agent opens none', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  platform.service.intercept = ({ method, url }) =>
    method === 'GET' && url.includes('/agents/Agent')
      ? jsonResponse(200, { id: ada.agent, customerId: ada.customer })
      : undefined

  const answer = await platform.call('DELETE', `/agents/${eve.agent}`)

  expect(answer.status).toBe(404)
})

test.each([
  ['transaction', ada.transaction],
  ['card transaction', ada.cardTransaction],
])('a customer reads a %s of their own', async (_what, id) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('GET', `/transactions/${id}`)

  expect(answer.json).toMatchObject({ id, customerId: ada.customer })
})

test.each([eve.transaction, eve.cardTransaction])(
  'an answer about the caller’s own transaction does not give access to %s',
  async (id) => {
    const platform = createTestPlatform({ signedIn: ada })
    platform.service.intercept = ({ method }) => {
      const own = { id: ada.cardTransaction, customerId: ada.customer, cardId: ada.card }
      return method === 'GET' ? jsonResponse(200, { ...own, status: 'SETTLED', type: 'CARD' }) : undefined
    }

    const read = await platform.call('GET', `/transactions/${id}`)
    const canceled = await platform.call('POST', `/transactions/${id}/cancel`)

    expect([read.status, canceled.status]).toEqual([404, 404])
    expect(platform.service.seen.filter(({ method }) => method !== 'GET')).toEqual([])
  },
)

test('an answer about the caller’s own payee or quote does not give access to another customer’s', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  platform.service.intercept = ({ method, url }) => {
    if (method !== 'GET') return undefined
    const source = { sourceType: 'ACCOUNT', accountId: ada.account }
    if (url.includes('/quotes/')) return jsonResponse(200, { id: ada.quote, source })
    return url.includes('/external-accounts/')
      ? jsonResponse(200, { id: ada.payee, customerId: ada.customer })
      : undefined
  }

  const removed = await platform.call('DELETE', `/customers/external-accounts/${eve.payee}`)
  const executed = await platform.call('POST', `/quotes/${eve.quote}/execute`, { body: {} })

  expect([removed.status, executed.status]).toEqual([404, 404])
  expect(platform.service.seen.filter(({ method }) => method !== 'GET')).toEqual([])
})

test.each([{}, { customerId: null }, { customerId: ada.customer.toLowerCase() }])(
  'a card transaction whose customer is %j is not accessible, even if it was paid with a card of the caller',
  async (owner) => {
    const platform = createTestPlatform({ signedIn: ada })
    const row = { id: ada.cardTransaction, cardId: ada.card, status: 'SETTLED', type: 'CARD', ...owner }
    platform.service.intercept = () => jsonResponse(200, row)

    const answer = await platform.call('GET', `/transactions/${ada.cardTransaction}`)

    expect(answer.status).toBe(404)
  },
)

const uuid = ada.delegatedKey.slice('DelegatedKey:'.length)

test.each([
  ['DELETE', `/auth/delegated-keys/DelegatedKey%253A${uuid}`],
  ['DELETE', `/auth/delegated-keys/${uuid}`],
  ['DELETE', `/auth/delegated-keys/${eve.delegatedKey}%2F..%2F${ada.delegatedKey}`],
  ['DELETE', `/auth/delegated-keys/${ada.delegatedKey}/`],
  ['DELETE', `/auth/credentials/${ada.credential}%2Fchallenge`],
  ['POST', `/auth/sessions/${ada.session}/../${eve.session}/refresh`],
  ['POST', `/auth/sessions/..%2F..%2Finternal-accounts%2F${eve.account}/refresh`],
  ['POST', `/internal-accounts/${eve.account}/export`],
  ['POST', `/internal-accounts/${ada.account}/../${eve.account}/export`],
  ['PATCH', `/internal-accounts/${ada.account.toLowerCase()}`],
  ['PATCH', `/customers/${ada.customer}%20`],
] as const)('%s %s changes nothing', async (method, path) => {
  const platform = createTestPlatform({ signedIn: ada })
  const bodies = { clientPublicKey: `04${'a'.repeat(128)}`, privateEnabled: true }
  const contact = { customerType: 'INDIVIDUAL', email: 'new@example.com' }
  const body = path.startsWith('/customers') ? contact : bodies

  const answer = await platform.call(method, path, method === 'DELETE' ? {} : { body })

  expect(answer.status).toBe(404)
  expect(platform.service.seen.filter((seen) => seen.method !== 'GET')).toEqual([])
})

const eveUuid = eve.account.slice('InternalAccount:'.length)
const credential = (accountId: string) => ({ type: 'SMS_OTP', accountId })
const passkey = (accountId: string) => ({ accountId })

test.each([
  ['/auth/credentials', credential('Wallet:1')],
  ['/auth/credentials', credential('Lookup:1')],
  ['/auth/credentials', credential(eveUuid)],
  ['/passkeys/registration', passkey('Wallet:1')],
  ['/passkeys/registration', passkey(eveUuid)],
  ['/auth/delegated-keys', { ...createKey(ada.card), internalAccountId: 'Wallet:1' }],
  ['/auth/delegated-keys', { ...createKey(ada.card), internalAccountId: eveUuid }],
  ['/auth/delegated-keys', createKey(eveUuid)],
  [`/quotes/${ada.quote}/execute`, { internalAccountId: eveUuid }],
  [`/quotes/${ada.quote}/execute`, { note: { fundingSourceId: eveUuid } }],
  [`/quotes/${ada.quote}/execute`, { delegatedKeyId: [eve.delegatedKey] }],
])('%s for %j, which names no wallet, is refused', async (path, body) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('POST', path, { body })

  expect(answer.json).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
  expect(platform.service.seen).toEqual([])
})
