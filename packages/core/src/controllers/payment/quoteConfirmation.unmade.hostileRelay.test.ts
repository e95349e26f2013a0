import { createQuoteConfirmation } from '@countersign/core'
import { expect, test } from 'vitest'
import { executions } from '../../../test/journeys.ts'
import { challengeOf, reload } from '../../../test/scaConfirmation.ts'
import { payFromEurope, scaCode, signedInEuropean } from '../../../test/scaJourneys.ts'
import { until } from '../../../test/testClock.ts'
import { readStoppedPayments } from '../../flows/payment/readStoppedPayments.ts'

type JsonObject = Record<string, unknown>

/**
 * A payment whose proof a relay keeps, and calls lost. `say`: what it says of the payment from then on: another amount, or
 * that it failed before any money moved.
 */
async function keptProof(reason: string) {
  const world = await signedInEuropean()
  const relay: { says?: 'other' | 'failed' } = {}
  const lie = (path: string, body: JsonObject) => {
    if (relay.says === 'failed') return { ...body, status: 'FAILED', failureReason: reason, scaChallenge: undefined }
    return path.includes('/quotes/') ? { ...body, totalSendingAmount: 2600 } : body
  }
  for (const path of ['GET /quotes/', 'GET /transactions/'])
    world.network.tamper(path, (body) =>
      relay.says ? JSON.stringify(lie(path, JSON.parse(body) as JsonObject)) : body,
    )
  const { accountId } = world.ada
  const confirmation = createQuoteConfirmation(world.client, { accountId, request: payFromEurope(world) })
  await confirmation.load()
  void confirmation.confirm()
  const challenge = await challengeOf(world, confirmation)
  world.network.lose('/authorize', 'request')
  await challenge.submitCode(scaCode)
  const pass = async (ms: number) => {
    const endMs = world.clock.now() + ms
    await until(world.clock, () => world.clock.now() >= endMs)
  }
  return { world, relay, confirmation, challenge, pass }
}

const reasons = ['QUOTE_EXPIRED', 'QUOTE_RATE_UNAVAILABLE', 'SCA_NOT_COMPLETED']

test.each(reasons)(
  'a payment whose proof may still arrive is not replaced because a relay says that it failed (%s)',
  async (reason) => {
    const { world, relay, confirmation, pass } = await keptProof(reason)
    relay.says = 'failed'
    void confirmation.checkAgain()

    await pass(60_000)
    await confirmation.requote()

    expect(confirmation.getSnapshot()).toMatchObject({ status: 'unknown' })
    expect(executions(world)).toHaveLength(1)
  },
)

test.each(reasons)(
  'a payment that was stopped stays stopped although a relay says that it failed (%s)',
  async (reason) => {
    const { world, relay, confirmation, challenge } = await keptProof(reason)
    relay.says = 'other'
    await challenge.submitCode(scaCode)
    await until(world.clock, () => confirmation.getSnapshot().step === 'abandoned')
    const { quote } = await world.reached(confirmation, 'authorizing')
    confirmation.destroy()
    relay.says = 'failed'

    const page = reload(world, quote)
    const stop = { step: 'abandoned', canConfirm: false }
    expect(await world.reached(page, 'review')).toMatchObject({ ...stop, mayBeSent: true })
    await until(world.clock, () => {
      const state = page.getSnapshot()
      return 'quote' in state && !state.mayBeSent
    })
    await page.requote()

    expect(page.getSnapshot()).toMatchObject({ ...stop, mayBeSent: false })
    expect(await readStoppedPayments(world.client)).toMatchObject([{ mayBeSent: false }])
    expect(executions(world)).toHaveLength(1)
  },
)
