import { expect, test } from 'vitest'
import { reviewedQuote } from '../../../test/journeys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { type PaymentProgress, pollPayment } from './pollPayment.ts'

test('a reading that the storage delays until the payment is no longer followed is not reported', async () => {
  const world = await signedInWorld()
  const { quote } = await reviewedQuote(world)
  const leaving = new AbortController()
  const { records } = world.client
  // The storage cannot be aborted, unlike a request.
  const read: typeof records.read = async (key) => {
    leaving.abort()
    return records.read(key)
  }
  const reported: PaymentProgress[] = []

  const following = pollPayment(
    { ...world.client, records: { ...records, read } },
    { quoteId: quote.id, signal: leaving.signal, onProgress: (progress) => reported.push(progress) },
  )

  await expect(following).rejects.toMatchObject({ code: 'CANCELLED' })
  expect(reported).toEqual([])
  expect(world.clock.waiting()).not.toContain(1_000)
})
