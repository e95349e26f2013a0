import { expect, test, vi } from 'vitest'
import { createTestClient } from '../../../test/createTestClient.ts'
import { outgoing, reviewedQuote, signIn } from '../../../test/journeys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { turn } from '../../../test/testClock.ts'
import { executePayment } from './executePayment.ts'
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

test('news that arrives during a reading ends the pause after it, also during the first one', async () => {
  const world = await createTestClient({ liveEvents: true })
  await signIn(world)
  const { quote } = await reviewedQuote(world)
  const { network, client } = world
  const stop = client.events?.subscribe(() => undefined)
  await vi.waitFor(() => expect(network.requests.some(({ path }) => path === '/events')).toBe(true))
  await executePayment(client, { accountId: world.ada.accountId, shown: quote })
  await world.sandbox.webhooks.settled()
  // What was told until now is heard.
  for (let turns = 0; turns < 50; turns++) await turn()
  const stages: string[] = []
  // Each reading says what was true before the payment moved on, and arrives when the browser has heard that it did.
  let read = (_body: string) => {}
  const heard = Promise.withResolvers<void>()
  network.tamper('GET /transactions/', async (body) => {
    read(body)
    await heard.promise
    return body
  })
  const reading = new Promise<string>((resolve) => {
    read = resolve
  })

  const following = pollPayment(client, {
    quoteId: quote.id,
    signal: new AbortController().signal,
    onProgress: ({ stage }) => stages.push(stage),
  })
  expect(JSON.parse(await reading).status).not.toBe('COMPLETED')
  const told = new Promise<void>((resolve) => client.events?.subscribe(() => resolve()))
  world.sandbox.clock.advance(60_000)
  await told
  heard.resolve()

  // No timer of the page runs.
  await expect(following).resolves.toMatchObject({ stage: 'completed' })
  expect(stages).toEqual(['processing', 'completed'])
  expect(await outgoing(world)).toEqual(['COMPLETED'])
  stop?.()
})
