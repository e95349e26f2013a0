import { createPaymentBatch, type PaymentBatchController, type PaymentBatchState } from '@countersign/core'
import type { TestWorld } from './createTestClient.ts'
import { payFromEurope, scaCode, signedInEuropean } from './scaJourneys.ts'
import { until } from './testClock.ts'

/** Two payments with their prices, before the user has agreed to them. */
export async function reviewedBatch(parameters: { world?: TestWorld; payees?: readonly ('EUR' | 'USD')[] } = {}) {
  const { world = await signedInEuropean(), payees = ['EUR', 'USD'] } = parameters
  const { accountId } = world.ada
  const named: (readonly string[])[] = []
  const payments = payees.map((payee) => ({ request: payFromEurope(world, payee) }))
  const onQuotes = (quoteIds: readonly string[]) => named.push(quoteIds)
  const batch = createPaymentBatch(world.client, { accountId, payments, onQuotes })
  void batch.load()
  await world.reached(batch, 'review')
  return { world, batch, named, quoteIds: quoteIdsOf(batch) }
}

/** Several payments that ask for their first proof. */
export async function challengedBatch(parameters: Parameters<typeof reviewedBatch>[0] = {}) {
  const journey = await reviewedBatch(parameters)
  void journey.batch.confirm()
  await asksForProof(journey.world, journey.batch)
  return journey
}

/** The challenge of a batch, once it asks for a proof. */
export async function asksForProof({ clock }: TestWorld, batch: PaymentBatchController) {
  await until(clock, () => challengeOf(batch)?.status === 'awaiting-proof')
  const challenge = challengeOf(batch)
  if (challenge?.status !== 'awaiting-proof') throw new Error('no proof is asked for')
  return challenge
}

export function challengeOf(batch: PaymentBatchController) {
  const state = batch.getSnapshot()
  return state.status === 'challenge' ? state.challenge : undefined
}

/** Another page of this browser that shows the same payments. */
export function reloadBatch(world: TestWorld, quoteIds: readonly string[]): PaymentBatchController {
  const payments = quoteIds.map((quoteId) => ({ quoteId }))
  const page = createPaymentBatch(world.openTab(), { accountId: world.ada.accountId, payments })
  void page.load()
  return page
}

/** Gives every proof that a batch asks for, until each payment has moved on. */
export async function proveBatch(world: TestWorld, batch: PaymentBatchController): Promise<PaymentBatchState> {
  await until(world.clock, () => {
    if (challengeOf(batch)?.status === 'awaiting-proof') void batch.submitCode(scaCode)
    return batch.getSnapshot().status === 'result'
  })
  return batch.getSnapshot()
}

/** The ids of the quotes in the list. */
export function quoteIdsOf(batch: PaymentBatchController): string[] {
  return batch.getSnapshot().payments.flatMap((payment) => ('quote' in payment ? [payment.quote.id] : []))
}

export const statusesOf = (batch: PaymentBatchController) => batch.getSnapshot().payments.map(({ status }) => status)
