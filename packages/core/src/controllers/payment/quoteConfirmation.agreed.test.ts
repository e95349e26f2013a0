import type { QuoteConfirmationController, ScaChallengeState } from '@countersign/core'
import { createStore, del, get, set } from 'idb-keyval'
import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { executions, outgoing } from '../../../test/journeys.ts'
import { challengeOf, proveAll, reload, reviewedFromEurope } from '../../../test/scaConfirmation.ts'
import { authorizations, scaCode } from '../../../test/scaJourneys.ts'

type JsonObject = Record<string, unknown>
type Relay = { path: string; write: (answer: JsonObject) => JsonObject }

const quotes = 'GET /quotes'
const payees = 'GET /customers/external-accounts/'
const part = (value: unknown, change: object) => ({ ...(value as object), ...change })

/** What a relay changes in the responses that the page gets after a reload, one thing at a time. */
const written: readonly [string, Relay][] = [
  ['the amount', { path: quotes, write: () => ({ totalSendingAmount: 2_600 }) }],
  ['what arrives', { path: quotes, write: () => ({ totalReceivingAmount: 1 }) }],
  ['the fee', { path: quotes, write: () => ({ feesIncluded: 51 }) }],
  ['the platform’s part of it', { path: quotes, write: () => ({ platformFeesIncluded: 7 }) }],
  ['the rate', { path: quotes, write: () => ({ exchangeRate: 2 }) }],
  ['the currency', { path: quotes, write: () => ({ sendingCurrency: { code: 'GBP', decimals: 2 } }) }],
  [
    'the decimals of the currency',
    { path: quotes, write: ({ sendingCurrency }) => ({ sendingCurrency: part(sendingCurrency, { decimals: 3 }) }) },
  ],
  ['the other currency', { path: quotes, write: () => ({ receivingCurrency: { code: 'GBP', decimals: 2 } }) }],
  [
    'the source',
    { path: quotes, write: ({ source }) => ({ source: part(source, { accountId: 'InternalAccount:o' }) }) },
  ],
  [
    'the rail',
    { path: quotes, write: ({ destination }) => ({ destination: part(destination, { paymentRail: 'SWIFT' }) }) },
  ],
  [
    'the account of the payee',
    {
      path: payees,
      write: ({ accountInfo }) => ({ accountInfo: part(accountInfo, { iban: 'DE02120300000000202051' }) }),
    },
  ],
  [
    'the name of the payee',
    {
      path: payees,
      write: ({ accountInfo }) => ({
        accountInfo: part(accountInfo, { beneficiary: { beneficiaryType: 'INDIVIDUAL', fullName: 'Mallory' } }),
      }),
    },
  ],
  ['the currency of the account', { path: payees, write: () => ({ currency: 'USD' }) }],
]

function tamper({ network }: TestWorld, { path, write }: Relay): void {
  network.tamper(path, (body) => {
    const answer = JSON.parse(body) as JsonObject
    return JSON.stringify({ ...answer, ...write(answer) })
  })
}

/** A payment that was agreed to and waits for its first proof, on a page that is gone. */
async function leftWaiting(parameters: Parameters<typeof reviewedFromEurope>[0] = {}) {
  const page = await reviewedFromEurope(parameters)
  const { world, confirmation } = page
  void confirmation.confirm()
  const { quote } = await world.reached(confirmation, 'authorizing')
  confirmation.destroy()
  return { ...page, quote, record: `payment:${quote.id}`, store: createStore(world.name, 'records') }
}

/** Expects that the screen abandons the payment, and that no code the user types is sent for it. */
async function expectAbandoned(world: TestWorld, page: QuoteConfirmationController) {
  const before = authorizations(world).length
  const challenge = await challengeOf(world, page)
  const state = challenge.getSnapshot()
  expect(state.status).toBe('abandoned')
  await challenge.submitCode(scaCode)
  expect(authorizations(world)).toHaveLength(before)
  return (state as Extract<ScaChallengeState, { status: 'abandoned' }>).changes
}

test.each(written)('%s changes across a reload: the payment is abandoned', async (_what, relay) => {
  const { world, quote } = await leftWaiting()
  tamper(world, relay)

  await expectAbandoned(world, reload(world, quote))
})

test.each([
  ['amount', ['totalSendingAmount', 'totalReceivingAmount']],
  ['currency', ['receivingCurrency']],
  ['payee', ['destination']],
  ['rail', ['destination']],
] as const)('a %s that the service has changed across a reload is reported as it was', async (change, fields) => {
  const { world, quote } = await leftWaiting()
  world.sandbox.sca.changeQuote({ quoteId: quote.id, change })

  const changes = await expectAbandoned(world, reload(world, quote))

  expect(changes.map(({ field }) => field)).toEqual(fields)
  if (change === 'amount') expect(changes[0]).toMatchObject({ before: 2_500n, after: 2_600n })
  // It is not stored. The account of the one before is read again, and fits the digest.
  if (change === 'payee') expect(changes[0]).toMatchObject({ before: /^Grace Hopper DE893/, after: /DE0212030/ })
  if (change === 'rail') expect(changes[0]?.before).toMatch(/^Grace Hopper DE89370400440532013000/)
})

test('a second tab that opens later checks against the same consent', async () => {
  const { world, confirmation } = await reviewedFromEurope()
  void confirmation.confirm()
  const { quote } = await world.reached(confirmation, 'authorizing')
  const [, amount] = written[0] ?? []
  if (amount) tamper(world, amount)
  await expectAbandoned(world, reload(world, quote))
  const first = await challengeOf(world, confirmation)
  await first.submitCode(scaCode)
  expect(first.getSnapshot().status).toBe('abandoned')
})

test('a payment whose execution got no response is checked against what was agreed to once it is found', async () => {
  const { world, confirmation, quotes: made } = await reviewedFromEurope()
  world.network.lose('/execute', 'response')
  void confirmation.confirm()
  await world.reached(confirmation, 'unknown')
  confirmation.destroy()
  const [quote] = made
  if (!quote) throw new Error('no quote')
  world.sandbox.sca.changeQuote({ quoteId: quote.id, change: 'amount' })

  await expectAbandoned(world, reload(world, quote))
  expect(executions(world)).toHaveLength(1)
})

test('a reload between two proofs does not change what was agreed to', async () => {
  const { world, quote } = await leftWaiting({ payee: 'USD' })
  const challenge = await challengeOf(world, reload(world, quote))
  await challenge.submitCode(scaCode)
  expect(challenge.getSnapshot()).toMatchObject({ status: 'awaiting-proof', request: { purpose: 'PAYOUT' } })
  world.sandbox.sca.changeQuote({ quoteId: quote.id, change: 'payee' })

  await expectAbandoned(world, reload(world, quote))
})

test('an unchanged payment continues after a reload', async () => {
  const { world, quote } = await leftWaiting({ payee: 'USD' })
  const page = reload(world, quote)
  await proveAll(world, page)
  await world.reached(page, 'completed')
  expect(executions(world)).toHaveLength(1)
})

test('neither the name nor the account of the payee stays on the device', async () => {
  const { world, record, store } = await leftWaiting()
  const intent = JSON.stringify(await get(record, store), (_name, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  expect(intent).toContain('2500')
  expect(intent).not.toMatch(/Grace|DE89370400440532013000/)
  expect(world.ada.eurPayeeId).toBeTruthy()
})

test('a payment whose agreement cannot be read is tracked but cannot be proved here', async () => {
  const { world, quote, record, store } = await leftWaiting()
  await set(record, { ...((await get(record, store)) as object), agreed: 'nonsense' }, store)

  const page = reload(world, quote)
  await expectAbandoned(world, page)

  world.clock.advance(5 * 60_000)
  expect(await world.reached(page, 'review')).toMatchObject({ step: 'abandoned', canConfirm: false })
  expect(await outgoing(world)).toEqual(['FAILED'])
})

test('a payment of another device is checked against what this one read first, also across a reload', async () => {
  const { world, quote, record, store } = await leftWaiting({ payee: 'USD' })
  await del(record, store)
  const challenge = await challengeOf(world, reload(world, quote))
  await challenge.submitCode(scaCode)
  expect(challenge.getSnapshot()).toMatchObject({ status: 'awaiting-proof', request: { purpose: 'PAYOUT' } })
  world.sandbox.sca.changeQuote({ quoteId: quote.id, change: 'amount' })

  await expectAbandoned(world, reload(world, quote))
})

test('a quote that changed across a reload is not signed again for a payment that never arrived', async () => {
  const { world, confirmation, quotes: made } = await reviewedFromEurope()
  world.network.lose('/execute', 'request')
  void confirmation.confirm()
  await world.reached(confirmation, 'unknown')
  confirmation.destroy()
  const [quote] = made
  if (!quote) throw new Error('no quote')
  const [, amount] = written[0] ?? []
  if (amount) tamper(world, amount)
  world.sandbox.scenarios.failNext('executeQuote', { status: 401, code: 'WALLET_SIGNATURE_INVALID' })

  const page = reload(world, quote)

  expect(await world.reached(page, 'review')).toMatchObject({
    error: { code: 'QUOTE_CHANGED' },
    changes: [{ field: 'totalSendingAmount', before: 2_500n, after: 2_600n }],
  })
  const stamps = () => new Set(executions(world).map(({ headers }) => headers['service-wallet-signature']))
  expect(stamps().size).toBe(1)
  // A quote has one amount, so there is nothing to agree to.
  await page.confirm()
  expect(page.getSnapshot()).toMatchObject({ status: 'review', step: 'abandoned' })
  expect(stamps().size).toBe(1)
})

test.each([0, 1])(
  'a payment that a relay called refused is checked against what was agreed to, with %i confirmations after it',
  async (presses) => {
    const { world, confirmation, quotes: made } = await reviewedFromEurope()
    const [quote] = made
    if (!quote) throw new Error('no quote')
    const written: JsonObject = { status: 'PENDING' }
    tamper(world, { path: quotes, write: () => written })
    world.network.tamper('/execute', () => Response.json({ status: 403, code: 'FORBIDDEN' }, { status: 403 }))
    await confirmation.confirm()
    written.totalSendingAmount = 2_600
    for (let press = 0; press < presses; press++) await confirmation.confirm()
    confirmation.destroy()
    written.status = 'PENDING_AUTHORIZATION'

    const changes = await expectAbandoned(world, reload(world, quote))

    expect(changes).toEqual([{ field: 'totalSendingAmount', before: 2_500n, after: 2_600n }])
  },
)
