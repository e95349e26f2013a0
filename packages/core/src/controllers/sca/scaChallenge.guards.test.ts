import { expect, test } from 'vitest'
import { outgoing } from '../../../test/journeys.ts'
import {
  authorizations,
  awaitedRequest,
  awaitingPayment,
  challengedPayment,
  payFromEurope,
  scaCode,
  signedInEuropean,
} from '../../../test/scaJourneys.ts'
import type { ScaPayment } from '../../flows/payment/scaPayment.ts'
import { createScaChallenge } from './scaChallenge.ts'

test.each([
  ['amount', ['totalSendingAmount', 'totalReceivingAmount']],
  ['currency', ['receivingCurrency']],
  ['payee', ['destination']],
  ['account', ['destination']],
  ['rail', ['destination']],
] as const)(
  'the %s changes on the quote while a proof is awaited: the payment is abandoned, and nothing is authorized',
  async (change, fields) => {
    const { world, challenge, payment } = await challengedPayment()
    world.sandbox.sca.changeQuote({ quoteId: payment.quoteId, change })

    await challenge.submitCode(scaCode)

    const state = challenge.getSnapshot()
    expect(state).toMatchObject({ status: 'abandoned', payment })
    expect('changes' in state && state.changes.map(({ field }) => field)).toEqual(fields)
    expect(authorizations(world)).toEqual([])
    await challenge.submitCode(scaCode)
    expect(authorizations(world)).toEqual([])
    expect(await outgoing(world)).toEqual(['PENDING_AUTHORIZATION'])
  },
)

const other = { code: 'GBP', decimals: 2 }

/** What a relay can change in the responses, one thing at a time. */
const tampered: readonly [string, string, (answer: Record<string, unknown>) => object][] = [
  ['the amount', 'GET /quotes', () => ({ totalSendingAmount: 2_501 })],
  ['what arrives', 'GET /quotes', () => ({ totalReceivingAmount: 1 })],
  ['the fee', 'GET /quotes', () => ({ feesIncluded: 51 })],
  ['the platform’s part of it', 'GET /quotes', () => ({ platformFeesIncluded: 7 })],
  ['the rate', 'GET /quotes', () => ({ exchangeRate: 2 })],
  ['the currency', 'GET /quotes', () => ({ sendingCurrency: other })],
  [
    'the decimals of the currency',
    'GET /quotes',
    ({ sendingCurrency }) => ({ sendingCurrency: { ...(sendingCurrency as object), decimals: 3 } }),
  ],
  ['the other currency', 'GET /quotes', () => ({ receivingCurrency: other })],
  [
    'the wallet that pays',
    'GET /quotes',
    ({ source }) => ({ source: { ...(source as object), accountId: 'InternalAccount:other' } }),
  ],
  [
    'the rail',
    'GET /quotes',
    ({ destination }) => ({ destination: { ...(destination as object), paymentRail: 'SWIFT' } }),
  ],
  [
    'the kind of payee',
    'GET /quotes',
    () => ({ destination: { destinationType: 'UMA_ADDRESS', umaAddress: '$mallory@evil.example' } }),
  ],
  [
    'the account of the payee',
    'GET /customers/external-accounts/',
    ({ accountInfo }) => ({ accountInfo: { ...(accountInfo as object), iban: 'DE02120300000000202051' } }),
  ],
  [
    'the name of the payee',
    'GET /customers/external-accounts/',
    ({ accountInfo }) => ({
      accountInfo: { ...(accountInfo as object), beneficiary: { beneficiaryType: 'INDIVIDUAL', fullName: 'Mallory' } },
    }),
  ],
  ['the currency of the account', 'GET /customers/external-accounts/', () => ({ currency: 'USD' })],
]

test.each(tampered)(
  '%s is changed by a relay while a proof is awaited: the payment is abandoned, and no proof is sent',
  async (_what, path, change) => {
    const { world, challenge } = await challengedPayment()
    world.network.tamper(path, (body) => {
      const answer = JSON.parse(body) as Record<string, never>
      return JSON.stringify({ ...answer, ...change(answer) })
    })

    await challenge.submitCode(scaCode)

    expect(challenge.getSnapshot().status).toBe('abandoned')
    expect(authorizations(world)).toEqual([])
  },
)

test.each(tampered)(
  '%s is not what was agreed to when the challenge begins: no code is requested',
  async (_what, path, change) => {
    const world = await signedInEuropean()
    const payment = await awaitingPayment(world)
    world.network.tamper(path, (body) => {
      const answer = JSON.parse(body) as Record<string, never>
      return JSON.stringify({ ...answer, ...change(answer) })
    })
    const challenge = createScaChallenge(world.client, payment)

    await challenge.load()

    expect(challenge.getSnapshot().status).toBe('abandoned')
  },
)

test.each([
  ['amount', ({ amount }: ScaPayment) => ({ amount: { ...amount, amount: amount.amount + 1n } })],
  ['currency', ({ amount }: ScaPayment) => ({ amount: { ...amount, currency: other } })],
  ['payee', () => ({ payee: { umaAddress: '$grace@example.com' } })],
])(
  'a quote whose %s differs from the page’s own is not proved, even without the whole quote',
  async (_what, change) => {
    const world = await signedInEuropean()
    const { shown: _shown, ...payment } = await awaitingPayment(world)
    const challenge = createScaChallenge(world.client, { ...payment, ...change(payment) })

    await challenge.load()

    expect(challenge.getSnapshot().status).toBe('abandoned')
  },
)

test('what changed is named by name and number, and not by the ids of accounts', async () => {
  const { world, challenge, payment } = await challengedPayment()
  world.sandbox.sca.changeQuote({ quoteId: payment.quoteId, change: 'payee' })

  await challenge.submitCode(scaCode)

  const state = challenge.getSnapshot()
  const [change] = 'changes' in state ? state.changes : []
  expect(change?.before).toMatch(/^Grace Hopper DE89370400440532013000/)
})

test('a change between two challenges is found before the second proof', async () => {
  const { world, challenge, payment } = await challengedPayment({ payee: 'USD' })
  await challenge.submitCode(scaCode)
  world.sandbox.sca.changeQuote({ quoteId: payment.quoteId, change: 'amount' })

  await challenge.submitCode(scaCode)

  expect(challenge.getSnapshot().status).toBe('abandoned')
  expect(authorizations(world)).toHaveLength(1)
})

test('another amount in the response to a proof ends the challenge before the next proof', async () => {
  const { world, challenge } = await challengedPayment({ payee: 'USD' })
  world.network.tamper('/authorize', (body) =>
    JSON.stringify({ ...(JSON.parse(body) as object), totalReceivingAmount: 3 }),
  )

  await challenge.submitCode(scaCode)

  expect(challenge.getSnapshot()).toMatchObject({
    status: 'abandoned',
    changes: [{ field: 'totalReceivingAmount', after: 3n }],
  })
})

test('a proof is not sent for a challenge that replaced the one on the screen', async () => {
  const { world, challenge, payment } = await challengedPayment({ payee: 'USD' })
  const elsewhere = createScaChallenge(world.openTab(), payment)
  await elsewhere.load()
  await elsewhere.submitCode(scaCode)

  await challenge.submitCode(scaCode)

  expect(authorizations(world)).toHaveLength(1)
  expect(awaitedRequest(challenge).purpose).toBe('PAYOUT')
})

test('a different order of fields in a response is not a change', async () => {
  const { world, challenge } = await challengedPayment()
  world.network.tamper('GET /', (body) => {
    const entries = Object.entries(JSON.parse(body) as object).reverse()
    const turned = entries.map(([name, value]) => [
      name,
      name === 'accountInfo' ? Object.fromEntries(Object.entries(value as object).reverse()) : value,
    ])
    return JSON.stringify(Object.fromEntries(turned))
  })

  await challenge.submitCode(scaCode)

  expect(challenge.getSnapshot().status).toBe('authorized')
})

test('each payment of a batch is proved by itself, and authorized means all of them', async () => {
  const world = await signedInEuropean()
  const first = await awaitingPayment(world)
  const second = await awaitingPayment(world, payFromEurope(world, 'USD'))
  const challenge = createScaChallenge(world.client, { payments: [first, second] })
  await challenge.load()
  const seen: string[] = []

  for (let turn = 1; turn <= 3; turn++) {
    const state = await world.reached(challenge, 'awaiting-proof')
    seen.push(`${state.proofNumber} ${state.payment.quoteId} ${state.request.purpose}`)
    await challenge.submitCode(scaCode)
  }

  await world.reached(challenge, 'authorized')
  expect(seen).toEqual([
    `1 ${first.quoteId} TRANSFER`,
    `2 ${second.quoteId} CURRENCY_CONVERSION`,
    `3 ${second.quoteId} PAYOUT`,
  ])
  expect(await outgoing(world)).toEqual(['PROCESSING', 'PROCESSING'])
})

test('a batch in which the last payment changed is abandoned before the first is proved', async () => {
  const world = await signedInEuropean()
  const first = await awaitingPayment(world)
  const second = await awaitingPayment(world)
  world.sandbox.sca.changeQuote({ quoteId: second.quoteId, change: 'payee' })
  const challenge = createScaChallenge(world.client, { payments: [first, second] })

  await challenge.load()

  expect(challenge.getSnapshot()).toMatchObject({ status: 'abandoned', payment: second })
  expect(authorizations(world)).toEqual([])
})
