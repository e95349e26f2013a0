import { createFunding, type FundingController } from '@countersign/core'
import { expect, test } from 'vitest'
import { europeanPayer, fund } from '../../../test/fundingJourneys.ts'
import { authorizations, scaCode } from '../../../test/scaJourneys.ts'
import { until } from '../../../test/testClock.ts'
import { readStoppedPayments } from '../../flows/payment/readStoppedPayments.ts'

/** A payment that was stopped at its proof because another payee took the place of the one that was reviewed. */
async function stoppedAtProof() {
  const world = await europeanPayer()
  const { funding } = fund(world)
  void funding.load()
  const { quote } = await world.reached(funding, 'authorizing')
  await until(world.clock, () => challengeIn(funding)?.status === 'awaiting-proof')
  world.sandbox.sca.changeQuote({ quoteId: quote.id, change: 'payee' })
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

function challengeIn(page: FundingController) {
  const state = page.getSnapshot()
  return state.status === 'authorizing' ? state.challenge : undefined
}
