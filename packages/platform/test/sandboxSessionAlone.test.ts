import { expect, test } from 'vitest'
import type { PlatformHandlerOptions } from '../src/exports/index.ts'
import { createSandboxWorld, type Json } from './createSandboxWorld.ts'
import { nothingOpened, optInOperations } from './createTestPlatform.ts'
import { type Person, ada as template } from './fakeService.ts'
import { askingPolicy, connectAgent } from './sandboxAgent.ts'
import { path, requestOf, walled } from './walledRequests.ts'

/** A customer with everything that a session alone must not move: a balance, a bank account, a card, an invitation. */
async function createTarget(options: Partial<Omit<PlatformHandlerOptions, 'service'>>) {
  const world = await createSandboxWorld(options)
  const { backend, call } = world
  const { id: customer = '' } = (await backend('POST', '/customers', {
    customerType: 'INDIVIDUAL',
    fullName: 'Ada Lovelace',
    email: 'balance@example.com',
    currencies: ['USD'],
    region: 'US',
  })) as { id?: string }
  const list = async (of: string) => (await backend('GET', of)).data as { id: string; balance: Json; status: string }[]
  const accounts = await list(`/internal-accounts?customerId=${customer}`)
  const idOf = (code: string) => accounts.find(({ balance }) => (balance.currency as Json).code === code)?.id ?? ''
  const [wallet, dollars] = [idOf('USDB'), idOf('USD')]
  for (const account of [wallet, dollars])
    await backend('POST', `/sandbox/internal-accounts/${account}/fund`, { amount: 1_000_000_000 })
  const beneficiary = { beneficiaryType: 'INDIVIDUAL', fullName: 'Ada Lovelace' }
  const bank = { accountNumber: '12345678901', routingNumber: '021000021', bankAccountType: 'CHECKING', beneficiary }
  const { id: payee } = await backend('POST', '/customers/external-accounts', {
    customerId: customer,
    currency: 'USD',
    accountInfo: { accountType: 'USD_ACCOUNT', bankName: 'First Bank', ...bank },
  })
  const { id: card } = await backend('POST', '/cards', {
    cardholderId: customer,
    form: 'VIRTUAL',
    fundingSources: [wallet],
  })
  const quoteFrom = async (accountId: unknown, destination: unknown) =>
    (
      await backend('POST', '/quotes', {
        source: { sourceType: 'ACCOUNT', accountId },
        destination: { destinationType: 'ACCOUNT', accountId: destination },
        lockedCurrencySide: 'SENDING',
        lockedCurrencyAmount: 10_000,
      })
    ).id
  const inviter = await backend('GET', `/customers/${world.eve.customerId}`)
  const invited = await backend('POST', '/invitations', { inviterUma: inviter.umaAddress, amountToSend: 500 })
  const made = await backend('POST', '/agents', { customerId: customer, name: 'Shopper', policy: askingPolicy })
  const { agent, deviceCode } = made as { agent: { id: string }; deviceCode: { code: string } }
  const { ask } = await connectAgent(world, { deviceCode: deviceCode.code })
  const action = await ask({ accountId: wallet, payeeId: payee } as never)

  const person = {
    ...template,
    customer,
    payee,
    card,
    agent: agent.id,
    agentAction: action.id,
    invitation: invited.code,
  } as Person
  const people = [
    { ...person, account: dollars, quote: await quoteFrom(dollars, payee) },
    { ...person, account: wallet, quote: await quoteFrom(payee, dollars) },
  ] as Person[]
  /** Everything that the session must not change. */
  const look = async () => ({
    balances: (await list(`/internal-accounts?customerId=${customer}`)).map(({ id, balance }) => [id, balance.amount]),
    moved: (await list(`/transactions?customerId=${customer}`)).filter(({ status }) =>
      /PROCESSING|COMPLETED/.test(status),
    ).length,
    card: await backend('GET', `/cards/${card}`),
    invitation: await backend('GET', `/invitations/${invited.code}`),
    approved: (await list(`/agents/approvals?customerId=${customer}`)).filter(({ status }) => status === 'APPROVED')
      .length,
  })
  const send = (method: string, target: string, body?: unknown, headers: Record<string, string> = {}) =>
    call(method, target, { body, headers: { cookie: `app=${customer}`, ...headers } })
  return { people, payee, dollars, look, send }
}

type Target = Awaited<ReturnType<typeof createTarget>>

/** What someone with the session at the platform tries, over every operation that the relay knows. */
async function attack({ people, payee, dollars, send }: Target) {
  const made: string[] = []
  const texts: string[] = []
  const headerSets = [
    {},
    { 'idempotency-key': 'key', 'service-wallet-signature': 'sandbox-wrong', 'request-id': 'Request:1' },
  ]
  const call = async (method: string, target: string, body: unknown) => {
    for (const headers of headerSets) {
      const answer = await send(method, target, body, headers)
      texts.push(answer.text)
      if (target.startsWith('/quotes?') && answer.status < 300) made.push(String(answer.json.id))
    }
  }
  for (const person of people)
    for (const operation of walled.filter(({ method }) => method !== 'DELETE')) {
      const { names, query, body } = requestOf(operation, person)
      const target = `${path(operation, names)}?${new URLSearchParams(query)}`
      for (const tried of bodiesFor(operation.name, body, { payee, dollars }))
        await call(operation.method, target, tried)
    }
  for (const id of made) await call('POST', `/quotes/${id}/execute`, {})
  for (const [to, body] of transfers({ payee, dollars })) await call('POST', to, body)
  return { requests: texts.length, made: made.length, texts }
}

function bodiesFor(name: string, body: unknown, ids: { payee: unknown; dollars: string }): unknown[] {
  if (name === 'updateCard')
    return [{ state: 'CLOSED' }, { maxSpendPerTransaction: 1 }, { maxSpendPerTransaction: 1e9 }]
  if (name !== 'createQuote') return [body]
  const pull = {
    ...(body as object),
    source: { sourceType: 'ACCOUNT', accountId: ids.payee },
    destination: { destinationType: 'ACCOUNT', accountId: ids.dollars },
  }
  return [body, pull].flatMap((quote) => [quote, { ...(quote as object), immediatelyExecute: true }])
}

function transfers({ payee, dollars }: { payee: unknown; dollars: string }) {
  const amount = 100
  return [
    ['/transfer-out', { source: { accountId: dollars }, destination: { accountId: payee }, amount }],
    ['/transfer-in', { source: { accountId: payee }, destination: { accountId: dollars }, amount }],
  ] as const
}

const closed = [
  ['a platform that opens nothing', nothingOpened],
  ['a platform that opens everything and has no hook', { ...nothingOpened, operations: optInOperations }],
  [
    'a platform whose hooks refuse',
    { operations: optInOperations, approvePayment: async () => false, approveAction: async () => false },
  ],
] as const

// `--reporter=verbose` prints the number.
test.each(closed)('with the session alone, nothing is moved, shown, closed or claimed at %s', async (_who, options) => {
  const target = await createTarget(options)
  const before = await target.look()

  const { requests, made, texts } = await attack(target)

  expect(await target.look()).toEqual(before)
  expect(texts.filter((text) => /panEmbedUrl|provisioningPayload/.test(text))).toEqual([])
  expect(made).toBeGreaterThan(0)
  expect(requests).toBeGreaterThan(200)
})

test('the same requests move money, close the card and claim the invitation where the platform approves', async () => {
  const target = await createTarget({})
  const before = await target.look()

  const { texts } = await attack(target)

  const after = await target.look()
  expect(after.moved).toBeGreaterThan(before.moved)
  expect(after.balances).not.toEqual(before.balances)
  expect(after.card).not.toEqual(before.card)
  expect(after.invitation).not.toEqual(before.invitation)
  expect(after.approved).toBeGreaterThan(before.approved)
  expect(texts.join('\n')).toMatch(/panEmbedUrl/)
})
