import { createFunding, type FundingController } from '@countersign/core'
import { expect, test } from 'vitest'
import { europeanPayer, fund } from '../../../test/fundingJourneys.ts'
import { payGrace } from '../../../test/journeys.ts'
import { authorizations, scaCode } from '../../../test/scaJourneys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { refuseStorage } from '../../../test/storageFaults.ts'
import { until } from '../../../test/testClock.ts'
import { readStoppedPayments } from '../../flows/payment/readStoppedPayments.ts'

/** A payment that was stopped at its proof because another payee took the place of the one that was reviewed. */
async function stoppedAtProof(change: 'payee' | 'account' = 'payee') {
  const world = await europeanPayer()
  const { funding } = fund(world)
  void funding.load()
  const { quote } = await world.reached(funding, 'authorizing')
  await until(world.clock, () => challengeIn(funding)?.status === 'awaiting-proof')
  world.sandbox.sca.changeQuote({ quoteId: quote.id, change })
  await funding.submitCode(scaCode)
  expect(challengeIn(funding)?.status).toBe('abandoned')
  funding.destroy()
  return { world, quote }
}

test('a payment with money from outside that was stopped at its proof stays stopped after a reload', async () => {
  const { world, quote } = await stoppedAtProof()

  const page = createFunding(world.openTab(), { accountId: world.ada.accountId, quoteId: quote.id })
  void page.load()
  await until(world.clock, () => challengeIn(page) !== undefined && challengeIn(page)?.status !== 'loading')

  expect(challengeIn(page)).toMatchObject({ status: 'abandoned', changes: [{ field: 'destination' }] })
  await page.submitCode(scaCode)
  expect(authorizations(world)).toEqual([])
  expect(await readStoppedPayments(world.client)).toMatchObject([{ quoteId: quote.id }])
})

test.each(['PENDING', 'FAILED'])(
  'a payment that was stopped, and that is said to be %s, shows no account to pay into, also after a reload',
  async (status) => {
    const { world, quote } = await stoppedAtProof()
    const paymentInstructions = [
      { accountOrWalletInfo: { accountType: 'EUR_ACCOUNT', iban: 'DE89370400440532013000' } },
    ]
    world.network.tamper('GET /quotes/', (body) =>
      JSON.stringify({ ...JSON.parse(body), status, scaChallenge: undefined, paymentInstructions }),
    )
    world.network.tamper('GET /transactions/', (body) => JSON.stringify({ ...JSON.parse(body), status }))
    const page = createFunding(world.openTab(), { accountId: world.ada.accountId, quoteId: quote.id })
    const seen = new Set<string>()
    page.subscribe(() => seen.add(page.getSnapshot().status))

    void page.load()
    await world.reached(page, 'unknown')
    const end = world.clock.now() + 60_000
    await until(world.clock, () => world.clock.now() > end)

    expect([...seen]).not.toContain('instructions')
  },
)

test.each(['payee', 'account'] as const)(
  'a payment that was stopped because its %s changed is compared with what was reviewed when it starts again after a reload',
  async (change) => {
    const { world, quote } = await stoppedAtProof(change)
    const page = createFunding(world.openTab(), { accountId: world.ada.accountId, quoteId: quote.id })
    void page.load()
    await until(world.clock, () => challengeIn(page)?.status === 'abandoned')

    void page.startAgain()

    const again = await world.reached(page, 'changed')
    expect(again).toMatchObject({ isOtherPayee: true, changes: [{ field: 'destination' }] })
    await page.accept()
    await page.submitCode(scaCode)
    expect(page.getSnapshot()).toBe(again)
    expect(authorizations(world)).toEqual([])
  },
)

test('outside Europe, too, a new price after a reload is compared with what was reviewed', async () => {
  const world = await signedInWorld()
  const { accountId, customerId } = world.ada
  const source = { sourceType: 'REALTIME_FUNDING', currency: 'USD', customerId } as const
  const first = createFunding(world.client, { accountId, request: { ...payGrace(world), source } })
  void first.load()
  const { quote } = await world.reached(first, 'instructions')
  world.network.tamper('GET /customers/external-accounts/', (body) => body.replace('Grace Hopper', 'Mallory Swapped'))
  world.clock.advance(quote.expiresAt.getTime() - world.clock.now())
  void first.requote()
  const stopped = await world.reached(first, 'changed')
  first.destroy()

  const page = createFunding(world.openTab(), { accountId, quoteId: stopped.quote.id })
  const seen = new Set<string>()
  page.subscribe(() => seen.add(page.getSnapshot().status))
  void page.load()
  await world.reached(page, 'unknown')
  await until(world.clock, () => page.getSnapshot().status === 'expired')
  void page.requote()

  const again = await world.reached(page, 'changed')
  expect(again).toMatchObject({ isOtherPayee: true })
  const end = world.clock.now() + 60_000
  await until(world.clock, () => world.clock.now() > end)
  expect(page.getSnapshot()).toBe(again)
  expect([...seen]).not.toContain('instructions')
})

test('another payee of a new quote that the browser does not record is not shown as changed, and nothing is sent to it', async () => {
  const world = await europeanPayer()
  const { funding } = fund(world)
  void funding.load()
  await world.reached(funding, 'authorizing')
  let allow: (() => void) | undefined
  world.network.tamper('GET /customers/external-accounts', (body) => {
    allow ??= refuseStorage()
    return body.replace('Grace Hopper', 'Mallory Swapped')
  })

  void funding.switchFactor('SMS_OTP')

  expect(await world.reached(funding, 'unavailable')).toMatchObject({ error: { code: 'STORAGE_UNAVAILABLE' } })
  allow?.()
  expect(authorizations(world)).toEqual([])
})

test('a new quote that was only shown holds no money', async () => {
  const world = await europeanPayer()
  const { funding } = fund(world)
  void funding.load()
  await world.reached(funding, 'authorizing')
  world.network.tamper('GET /customers/external-accounts', (body) => body.replace('Grace Hopper', 'Mallory Swapped'))
  void funding.switchFactor('SMS_OTP')
  const { quote } = await world.reached(funding, 'changed')

  expect(await readStoppedPayments(world.client)).toEqual([
    { quoteId: quote.id, moneyFreeAt: undefined, mayBeSent: false },
  ])
})

function challengeIn(page: FundingController) {
  const state = page.getSnapshot()
  return state.status === 'authorizing' ? state.challenge : undefined
}
