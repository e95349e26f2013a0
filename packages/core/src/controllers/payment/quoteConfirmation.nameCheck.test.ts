import { expect, test } from 'vitest'
import { executions, outgoing, payGrace } from '../../../test/journeys.ts'
import { reload } from '../../../test/scaConfirmation.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { until } from '../../../test/testClock.ts'
import { readNameCheck } from '../../flows/payment/nameCheck.ts'
import { readPaymentIntent } from '../../storage/paymentIntents.ts'
import { createQuoteConfirmation } from './quoteConfirmation.ts'

type Said = { status: string | undefined; fullName?: string }

/** A payment on the screen to a payee whose bank says something about the name, which may change. */
async function reviewed(said: Said) {
  const world = await signedInWorld()
  world.network.tamper('GET /customers/external-accounts/', (body) => {
    const payee = JSON.parse(body) as Record<string, unknown>
    const { status, fullName } = said
    const data = { beneficiaryVerificationStatus: status, beneficiaryVerifiedData: fullName ? { fullName } : undefined }
    return JSON.stringify({ ...payee, ...data })
  })
  const { accountId } = world.ada
  const confirmation = createQuoteConfirmation(world.client, { accountId, request: payGrace(world) })
  await confirmation.load()
  const { quote } = await world.reached(confirmation, 'review')
  return { world, confirmation, said, quote }
}

test.each([undefined, 'MATCHED', 'UNSUPPORTED', 'CHECKED_BY_RECEIVING_FI', 'SOMETHING_NEW'])(
  'a payment to a payee whose name check says %s needs no other consent',
  async (status) => {
    const { world, confirmation } = await reviewed({ status })

    void confirmation.confirm()

    await world.reached(confirmation, 'completed')
  },
)

test.each<Said>([{ status: 'NOT_MATCHED' }, { status: 'PARTIAL_MATCH', fullName: 'G. Hopper' }])(
  'a payment to a payee whose name check says $status is paid only once the user accepts that',
  async (said) => {
    const { world, confirmation, quote } = await reviewed(said)
    await confirmation.confirm()
    expect(confirmation.getSnapshot().status).toBe('review')
    confirmation.acceptName(true)
    confirmation.acceptName(false)
    await confirmation.confirm()
    expect(executions(world)).toEqual([])

    confirmation.acceptName(true)
    const release = world.network.hold('/execute')
    void confirmation.confirm()
    await world.reached(confirmation, 'executing', 'authorizing', 'processing', 'completed')

    // The bank's name is not kept on the device in readable form.
    const record = JSON.stringify(await readPaymentIntent(world.client.records, { quoteId: quote.id }))
    expect(record).toContain('nameCheckDigest')
    expect(record).not.toContain('Hopper')
    release()
    await world.reached(confirmation, 'completed')
    expect(await outgoing(world)).toEqual(['COMPLETED'])
  },
)

test.each<[string, Said, Said]>([
  ['a doubt that was not on the screen', { status: 'MATCHED' }, { status: 'NOT_MATCHED' }],
  [
    'another name than the accepted one',
    { status: 'PARTIAL_MATCH', fullName: 'G. Hopper' },
    { status: 'PARTIAL_MATCH', fullName: 'Mallory' },
  ],
  ['a greater doubt', { status: 'PARTIAL_MATCH', fullName: 'G. Hopper' }, { status: 'NOT_MATCHED' }],
])('%s before the signature stops the payment, and needs a consent of its own', async (_what, before, after) => {
  const { world, confirmation, said } = await reviewed({ ...before })
  confirmation.acceptName(true)
  Object.assign(said, { fullName: undefined }, after)

  await confirmation.confirm()

  expect(confirmation.getSnapshot()).toMatchObject({
    status: 'review',
    error: { code: 'QUOTE_CHANGED' },
    changes: [{ field: 'nameCheck' }],
  })
  await confirmation.confirm()
  expect(executions(world)).toEqual([])
  confirmation.acceptName(true)
  void confirmation.confirm()
  await world.reached(confirmation, 'completed')
})

test('a doubt that the bank has given up since stops nothing', async () => {
  const { world, confirmation, said } = await reviewed({ status: 'NOT_MATCHED' })
  confirmation.acceptName(true)
  said.status = 'MATCHED'

  void confirmation.confirm()

  await world.reached(confirmation, 'completed')
})

test('a payee whose account changed since the review is not paid', async () => {
  const { world, confirmation } = await reviewed({ status: 'MATCHED' })
  world.network.tamper('GET /customers/external-accounts/', (body) => body.replace('Grace Hopper', 'Mallory'))

  await confirmation.confirm()

  expect(confirmation.getSnapshot()).toMatchObject({ status: 'review', changes: [{ field: 'destination' }] })
  expect(executions(world)).toEqual([])
})

test('a check that is under way is waited for, and its result is no change of the payee', async () => {
  const { world, confirmation, said } = await reviewed({ status: 'PENDING' })
  await confirmation.confirm()
  expect(executions(world)).toEqual([])
  world.network.lose('GET /customers/external-accounts/', 'request')
  const checked = () => {
    const state = confirmation.getSnapshot()
    return state.status === 'review' ? readNameCheck(state.payee)?.result : undefined
  }
  const seen: unknown[] = []
  confirmation.subscribe(() => seen.push(checked()))
  said.status = 'PARTIAL_MATCH'
  await until(world.clock, () => seen.length > 0)

  expect(seen).toEqual(['PARTIAL_MATCH'])
  expect(confirmation.getSnapshot()).toMatchObject({ status: 'review', changes: [] })
  expect(confirmation.getSnapshot()).not.toHaveProperty('error')
  confirmation.acceptName(true)
  void confirmation.confirm()
  await world.reached(confirmation, 'completed')
})

test('a payee that is swapped while its name is checked is not paid', async () => {
  const { world, confirmation, said } = await reviewed({ status: 'PENDING' })
  said.status = 'MATCHED'
  world.network.tamper('GET /customers/external-accounts/', (body) => body.replace('Grace Hopper', 'Mallory'))
  await until(world.clock, () => 'error' in confirmation.getSnapshot())

  expect(confirmation.getSnapshot()).toMatchObject({ status: 'review', error: { code: 'QUOTE_CHANGED' } })
  await confirmation.confirm()
  expect(executions(world)).toEqual([])
})

test('after a reload the consent is asked for again', async () => {
  const { world, confirmation, quote } = await reviewed({ status: 'NOT_MATCHED' })
  confirmation.acceptName(true)
  confirmation.destroy()
  const page = reload(world, quote)
  await world.reached(page, 'review')

  await page.confirm()

  expect(executions(world)).toEqual([])
})
