import { createQuoteConfirmation } from '@countersign/core'
import { expect, test } from 'vitest'
import { outgoing, reviewedQuote } from '../../../test/journeys.ts'
import { createLyingRelay, refuse } from '../../../test/lyingRelay.ts'
import { challengeOf, reviewedFromEurope } from '../../../test/scaConfirmation.ts'
import { scaCode, signedInEuropean } from '../../../test/scaJourneys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { mayBeSent } from '../../../test/stoppedPayment.ts'
import { turn, until } from '../../../test/testClock.ts'
import { readStoppedPayments } from '../../flows/payment/readStoppedPayments.ts'

const minuteMs = 60_000

/** Another device executed the payment. It is proved here, by a relay that keeps the proof and tells this instead. */
async function provedHere(lie: Parameters<ReturnType<typeof createLyingRelay>['holdOnce']>[0], validMs?: number) {
  const world = await signedInEuropean()
  const relay = createLyingRelay(world)
  const { confirmation } = await reviewedFromEurope({ world: { ...world, client: relay.client } })
  void confirmation.confirm()
  const { quote } = await world.reached(confirmation, 'authorizing')
  confirmation.destroy()
  const names = [`payment:${quote.id}`]
  await relay.client.records.change({ names, decide: () => ({ remove: names }) })

  const says: { amount?: number; status?: string } = {}
  const expiresAt = new Date(validMs ? world.clock.now() + validMs : quote.expiresAt).toISOString()
  world.network.tamper('GET /quotes/', (body) => {
    const { id, ...read } = JSON.parse(body) as Record<string, unknown>
    if (id !== quote.id) return body
    const told = { ...read, id, expiresAt, ...(says.amount && { totalSendingAmount: says.amount }) }
    const open = { status: says.status, transactionId: undefined, scaChallenge: undefined }
    return JSON.stringify(says.status ? { ...told, ...open } : told)
  })
  const open = () => {
    const page = createQuoteConfirmation(relay.openTab(), { accountId: world.ada.accountId, quoteId: quote.id })
    void page.load()
    return page
  }
  const page = open()
  const challenge = await challengeOf(world, page)
  relay.holdOnce(lie, '/authorize')
  await challenge.submitCode(scaCode)
  return { world, relay, says, open, quote, page, challenge }
}

type Proved = Awaited<ReturnType<typeof provedHere>>

/** The page is loaded again, and the user asks for another price; then the relay delivers what it kept. */
async function reloadAndDeliver({ world, relay, open, quote }: Proved) {
  const page = open()
  await until(world.clock, () => page.getSnapshot().status !== 'loading')
  expect(mayBeSent(page)).toBe(true)
  await page.requote()
  const state = page.getSnapshot()
  expect('quote' in state && state.quote.id).toBe(quote.id)
  await relay.deliver()
  expect((await outgoing(world)).filter((status) => status !== 'EXPIRED')).toHaveLength(1)
  return state
}

test('a proof that is called wrong and kept leads to no other payment of what another device executed', async () => {
  const proved = await provedHere(refuse(400, 'SCA_PROOF_REFUSED'))
  proved.page.destroy()
  proved.says.status = 'EXPIRED'

  expect(await reloadAndDeliver(proved)).toMatchObject({ status: 'unknown' })
})

test.each(['PENDING', 'EXPIRED'])(
  'what another device executed and was stopped here stays stopped after a reload, as home says, where it reads as %s',
  async (status) => {
    const proved = await provedHere(refuse(400, 'SCA_PROOF_REFUSED'))
    const { world, says, page, challenge } = proved
    says.amount = 2_600
    await challenge.submitCode(scaCode)
    await until(world.clock, () => page.getSnapshot().step === 'abandoned')
    page.destroy()
    says.amount = 0
    says.status = status

    expect(await reloadAndDeliver(proved)).toMatchObject({ step: 'abandoned', canConfirm: false })
    expect(await readStoppedPayments(world.client)).toMatchObject([{ mayBeSent: true }])
  },
)

test('a proof without an answer keeps what another device executed open until its price ends', async () => {
  const { world, says, page } = await provedHere(refuse(504, 'GATEWAY'), 15 * minuteMs)
  says.status = 'PENDING'
  void page.checkAgain()
  await world.reached(page, 'unknown')
  const beganMs = world.clock.now()

  await until(world.clock, () => page.getSnapshot().status !== 'unknown')
  expect(world.clock.now() - beganMs).toBeGreaterThan(14 * minuteMs)
})

/** One tab was refused by a relay that kept its request, and another one shows the same quote. */
async function refusedBesideAnother() {
  const world = await signedInEuropean()
  const relay = createLyingRelay(world)
  const { confirmation, quotes } = await reviewedFromEurope({ world: { ...world, client: relay.client } })
  const quoteId = quotes[0]?.id ?? ''
  const other = createQuoteConfirmation(relay.openTab(), { accountId: world.ada.accountId, quoteId })
  await other.load()
  relay.holdOnce(refuse(400, 'INSUFFICIENT_FUNDS'))
  await confirmation.confirm()
  return { world, relay, confirmation, other }
}

test('a tab that is stopped for what another tab sent says that it may be sent, as home does', async () => {
  const { world, other } = await refusedBesideAnother()
  world.network.tamper('GET /quotes/', (body) => JSON.stringify({ ...JSON.parse(body), totalSendingAmount: 2_600 }))
  await other.confirm()

  expect(other.getSnapshot()).toMatchObject({ step: 'abandoned', mayBeSent: true })
  expect(await readStoppedPayments(world.client)).toMatchObject([{ mayBeSent: true }])
})

test('a tab that was open before another one was stopped does not send what may have been sent', async () => {
  const { world, relay, confirmation, other } = await refusedBesideAnother()
  const says = { amount: 2_600 }
  world.network.tamper('GET /quotes/', (body) => {
    const read = JSON.parse(body)
    return JSON.stringify(says.amount ? { ...read, totalSendingAmount: says.amount } : read)
  })
  await confirmation.confirm()
  expect(confirmation.getSnapshot()).toMatchObject({ step: 'abandoned', mayBeSent: true })

  says.amount = 0
  await other.confirm()

  expect(other.getSnapshot()).toMatchObject({ step: 'abandoned', canConfirm: false, mayBeSent: true, changes: [] })
  expect(await outgoing(world)).not.toContain('COMPLETED')
  expect(await readStoppedPayments(world.client)).toMatchObject([{ mayBeSent: true }])
  await relay.deliver()
  expect((await outgoing(world)).filter((status) => status !== 'PENDING' && status !== 'EXPIRED')).toHaveLength(1)
})

test('a page that is loaded while another one signs waits for that, and asks for no consent', async () => {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  const page = createQuoteConfirmation(world.openTab(), { accountId: world.ada.accountId, quoteId: quote.id })
  const seen = new Set<string>()
  page.subscribe(() => seen.add(page.getSnapshot().status))
  const { records } = world.client
  const { change } = records
  records.change = async (edit) => {
    records.change = change
    void page.load()
    for (let turns = 0; turns < 100; turns++) await turn()
    return change(edit)
  }

  void confirmation.confirm()

  await world.reached(page, 'completed')
  expect([...seen]).not.toContain('review')
})

test('where a price that ends was sent from another tab, no tab says that nothing was sent', async () => {
  const world = await signedInWorld()
  const relay = createLyingRelay(world)
  const { confirmation, quote } = await reviewedQuote(world, relay.client)
  const other = createQuoteConfirmation(relay.openTab(), { accountId: world.ada.accountId, quoteId: quote.id })
  await other.load()
  relay.holdOnce(refuse(400, 'INSUFFICIENT_FUNDS'))
  await confirmation.confirm()
  const seen: string[] = []
  other.subscribe(() => seen.push(other.getSnapshot().status))
  world.clock.advance(quote.expiresAt.getTime() - world.clock.now())

  await until(world.clock, () => seen.length > 0)
  expect(seen[0]).toBe('unknown')
  await world.reached(other, 'failed')
})

test('a payment that has moved on by the time that what stopped it is read may have been sent', async () => {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  let readings = 0
  world.network.tamper(`GET /quotes/${quote.id}`, (body) => {
    const status = ++readings > 1 ? 'PROCESSING' : 'PENDING'
    return JSON.stringify({ ...JSON.parse(body), totalSendingAmount: 25_000_001, status })
  })

  await confirmation.confirm()

  expect(confirmation.getSnapshot()).toMatchObject({ step: 'abandoned', mayBeSent: true })
})
