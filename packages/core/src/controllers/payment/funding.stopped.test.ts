import { createFunding, type FundingController } from '@countersign/core'
import { expect, test } from 'vitest'
import { europeanPayer, fund } from '../../../test/fundingJourneys.ts'
import { authorizations, scaCode } from '../../../test/scaJourneys.ts'
import { until } from '../../../test/testClock.ts'
import { readStoppedPayments } from '../../flows/payment/readStoppedPayments.ts'

test('a payment with money from outside that was stopped at its proof stays stopped after a reload', async () => {
  const world = await europeanPayer()
  const { funding } = fund(world)
  void funding.load()
  const { quote } = await world.reached(funding, 'authorizing')
  await until(world.clock, () => challengeIn(funding)?.status === 'awaiting-proof')
  world.sandbox.sca.changeQuote({ quoteId: quote.id, change: 'payee' })
  await funding.submitCode(scaCode)
  expect(challengeIn(funding)?.status).toBe('abandoned')
  funding.destroy()

  const page = createFunding(world.openTab(), { accountId: world.ada.accountId, quoteId: quote.id })
  void page.load()
  await until(world.clock, () => challengeIn(page) !== undefined && challengeIn(page)?.status !== 'loading')

  expect(challengeIn(page)).toMatchObject({ status: 'abandoned', changes: [{ field: 'destination' }] })
  await page.submitCode(scaCode)
  expect(authorizations(world)).toEqual([])
  expect(await readStoppedPayments(world.client)).toMatchObject([{ quoteId: quote.id }])
})

function challengeIn(page: FundingController) {
  const state = page.getSnapshot()
  return state.status === 'authorizing' ? state.challenge : undefined
}
