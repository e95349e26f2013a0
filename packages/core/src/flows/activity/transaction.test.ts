import { expect, test } from 'vitest'
import { reviewedQuote } from '../../../test/journeys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { readActivity } from './activity.ts'
import { readTransaction } from './transaction.ts'

/** A payment that completed, as a relay may describe it differently. */
async function paidWorld() {
  const world = await signedInWorld()
  const { confirmation } = await reviewedQuote(world)
  void confirmation.confirm()
  const { transaction } = await world.reached(confirmation, 'completed')
  let claims: { quote: object; transaction: object } = { quote: {}, transaction: {} }
  world.network.tamper('GET /quotes/', (body) => JSON.stringify({ ...JSON.parse(body), ...claims.quote }))
  world.network.tamper('GET /transactions/', (body) => JSON.stringify({ ...JSON.parse(body), ...claims.transaction }))
  const read = (quote: object = {}, changed: object = {}) => {
    claims = { quote, transaction: changed }
    return readTransaction(world.client, { transactionId: transaction?.id ?? '' })
  }
  return { ...world, read }
}

test('a transaction comes with its payment from the moment that is on its way', async () => {
  const { ada, read } = await paidWorld()
  const stageOf = async (status: string, booked = status) =>
    (await read({ status }, { status: booked })).payment?.status

  expect([await stageOf('PENDING'), await stageOf('PENDING_AUTHORIZATION'), await stageOf('EXPIRED')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect([await stageOf('PROCESSING'), await stageOf('COMPLETED'), await stageOf('FAILED')]).toEqual([
    'processing',
    'completed',
    'failed',
  ])
  expect((await read()).payment?.payee?.id).toBe(ada.usdPayeeId)
})

test('a payment to no account has no payee, and none is read', async () => {
  const { network, read } = await paidWorld()
  network.requests.length = 0

  const { payment } = await read({ destination: { destinationType: 'UMA_ADDRESS', currency: 'USD' } })

  expect(payment).toMatchObject({ status: 'completed', payee: undefined })
  expect(network.requests.map(({ path }) => path.split('/')[1])).toEqual(['transactions', 'quotes', 'transactions'])
})

test('a transaction whose quote the service has deleted is read without its payment', async () => {
  const { sandbox, read } = await paidWorld()
  sandbox.clock.advance(4 * 24 * 60 * 60_000)

  expect(await read()).toMatchObject({ transaction: { status: 'COMPLETED' }, payment: undefined })
})

test('a payee that cannot be read is not taken for one that was removed', async () => {
  const { network, read } = await paidWorld()
  network.lose('GET /customers/external-accounts/', 'response')

  await expect(read()).rejects.toMatchObject({ code: 'NETWORK_UNREACHABLE' })
})

test('a page of the activity begins where the one before it ended, and is as long as was asked for', async () => {
  const { client, network } = await paidWorld()
  network.requests.length = 0

  const first = await readActivity(client, { limit: 1 })
  const second = await readActivity(client, { limit: 1, cursor: first.nextCursor })
  await readActivity(client)

  expect(first.items).toHaveLength(1)
  expect(second.items).toHaveLength(1)
  expect(second.items[0]?.id).not.toBe(first.items[0]?.id)
  const [firstQuery, secondQuery, plainQuery] = network.requests.map(({ path }) => path.split('?')[1])
  expect([firstQuery, plainQuery]).toEqual(['limit=1', 'limit=20'])
  expect(new URLSearchParams(secondQuery).get('cursor')).toBe(first.nextCursor)
})
