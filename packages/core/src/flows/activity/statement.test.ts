import { expect, test } from 'vitest'
import { reviewedQuote, signIn } from '../../../test/journeys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { readStatement } from './statement.ts'
import { listStatementMonths } from './statementMonths.ts'

const dayMs = 24 * 3_600_000

/** A month with a payment in it, two months later. */
async function paidWorld() {
  const world = await signedInWorld()
  const { confirmation } = await reviewedQuote(world)
  void confirmation.confirm()
  const { transaction } = await world.reached(confirmation, 'completed')
  const [month = ''] = listStatementMonths({ now: new Date(world.clock.now()) })
  world.clock.advance(62 * dayMs)
  await signIn(world)
  world.network.requests.length = 0
  const read = () => readStatement(world.client, { accountId: world.ada.accountId, month })
  return { ...world, month, transaction, read }
}

/** Changes what a relay passes on. */
type Page = {
  openingBalance: number
  closingBalance: number
  data: { id: string; amount: number; effectiveAt: string }[]
}

const changes = 'GET /internal-accounts/'

test('the lines of a month are between its opening and its closing balance, each with what it belongs to', async () => {
  const { read, transaction, month } = await paidWorld()

  const { lines, ...statement } = await read()

  expect(statement).toMatchObject({ month, openingBalance: 0n, currency: { code: 'USDB', decimals: 6 } })
  expect(lines.map(({ amount }) => amount < 0n)).toEqual([false, true])
  expect(lines.reduce((sum, { amount }) => sum + amount, 0n)).toBe(statement.closingBalance)
  expect(lines[1]?.transaction?.id).toBe(transaction?.id)
})

test('a month is asked for from its first instant in US Central time to that of the next one', async () => {
  const { client, ada, network, clock } = await paidWorld()
  // Both months with a change of the clocks, and the one in between.
  for (const month of ['2025-03', '2025-07', '2025-11', '2025-12'])
    await readStatement(client, { accountId: ada.accountId, month })
  const asked = network.requests
    .filter(({ path }) => path.includes('balance-changes'))
    .map(({ path }) => Object.fromEntries(new URLSearchParams(path.split('?')[1])))

  expect(clock.now()).toBeGreaterThan(Date.parse('2026-01-02'))
  expect(asked.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ['2025-03-01T00:00:00-06:00', '2025-04-01T00:00:00-05:00'],
    ['2025-07-01T00:00:00-05:00', '2025-08-01T00:00:00-05:00'],
    ['2025-11-01T00:00:00-05:00', '2025-12-01T00:00:00-06:00'],
    ['2025-12-01T00:00:00-06:00', '2026-01-01T00:00:00-06:00'],
  ])
})

test('a month that is not closed is not available yet', async () => {
  const { client, ada, clock } = await paidWorld()
  const [month = ''] = listStatementMonths({ now: new Date(clock.now()) })

  await expect(readStatement(client, { accountId: ada.accountId, month })).rejects.toMatchObject({
    code: 'NOT_YET_AVAILABLE',
  })
})

test.each<[string, (page: Page) => unknown]>([
  ['changes a line', (page) => (page.data[1] as Page['data'][0]).amount--],
  ['leaves a line out', (page) => page.data.pop()],
  [
    'adds a line',
    (page) => page.data.push({ id: 'BalanceChange:x', amount: 5, effectiveAt: page.data[0]?.effectiveAt ?? '' }),
  ],
  ['changes the opening balance', (page) => page.openingBalance++],
  ['changes the closing balance', (page) => page.closingBalance--],
  [
    'repeats a line and takes it back',
    (page) => page.data.push(...page.data.map((line, at) => ({ ...line, amount: at === 0 ? 1 : -1 }))),
  ],
  ['moves a line to another month', (page) => ((page.data[0] as Page['data'][0]).effectiveAt = '2020-01-01T00:00:00Z')],
])('a relay that %s is seen, and nothing of the statement is returned', async (_change, spoil) => {
  const { network, read } = await paidWorld()
  network.tamper(changes, (body, response) => {
    const page = JSON.parse(body)
    if (response.ok && 'openingBalance' in page) spoil(page)
    return JSON.stringify(page)
  })

  await expect(read()).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE', action: 'contact-support' })
})

test('all pages are read, and only together they add up', async () => {
  const { network, read } = await paidWorld()
  const whole = await read()
  let pages = 0
  network.tamper(changes, (body) => {
    const page = JSON.parse(body)
    if (!('openingBalance' in page)) return body
    const line = page.data[pages++]
    return Response.json({ ...page, data: [line], hasMore: pages === 1, nextCursor: 'next' })
  })
  // The service does not know the cursor of this relay.
  network.tamper('cursor=next', () =>
    Response.json({
      openingBalance: 0,
      closingBalance: Number(whole.closingBalance),
      data: whole.lines
        .slice(1)
        .map(({ id, amount, at }) => ({ id, amount: Number(amount), effectiveAt: at.toISOString() })),
      hasMore: false,
    }),
  )

  expect((await read()).lines.map(({ id }) => id)).toEqual(whole.lines.map(({ id }) => id))
})

test('a relay whose pages have no end is given up', async () => {
  const { network, read } = await paidWorld()
  network.tamper(changes, (body) => {
    const page = JSON.parse(body)
    if (!('openingBalance' in page)) return body
    return Response.json({ ...page, data: [], hasMore: true })
  })

  await expect(read()).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE' })
})

test('months are those of US Central time, newest first, over the end of a year', () => {
  expect(listStatementMonths({ now: new Date('2026-02-01T05:59:59Z'), count: 3 })).toEqual([
    '2026-01',
    '2025-12',
    '2025-11',
  ])
  expect(listStatementMonths({ now: new Date('2026-02-01T06:00:00Z') })).toHaveLength(12)
  expect(listStatementMonths({ now: new Date('2026-02-01T06:00:00Z'), count: 1 })).toEqual(['2026-02'])
})
