import { createPaymentBatch, type QuoteConfirmationState } from '@countersign/core'
import { expect, test } from 'vitest'
import {
  asksForProof,
  challengedBatch,
  challengeOf,
  proveBatch,
  quoteIdsOf,
  reloadBatch,
  reviewedBatch,
  statusesOf,
} from '../../../test/batchJourneys.ts'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { executions, outgoing } from '../../../test/journeys.ts'
import { keys, switchToPasskey } from '../../../test/scaConfirmation.ts'
import { authorizations, scaCode, signedInEuropean } from '../../../test/scaJourneys.ts'
import { until } from '../../../test/testClock.ts'

const executed = (world: TestWorld) => executions(world).map(({ path }) => decodeURIComponent(path).split('/')[2])

const stateOf = (batch: { getSnapshot(): { payments: readonly QuoteConfirmationState[] } }, index: number) =>
  batch.getSnapshot().payments[index]

test.each(['payee', 'account'] as const)(
  'a payment whose %s changes between the review and the press is stopped, and the others are sent and proved',
  async (change) => {
    const { world, batch, quoteIds } = await reviewedBatch()
    const [first = '', second] = quoteIds
    world.sandbox.sca.changeQuote({ quoteId: first, change })
    void batch.confirm()
    await asksForProof(world, batch)

    expect(executed(world)).toEqual([second])
    expect(stateOf(batch, 0)).toMatchObject({ status: 'review', step: 'abandoned' })
    await proveBatch(world, batch)
    expect(stateOf(batch, 0)).toMatchObject({ step: 'abandoned', error: { code: 'QUOTE_CHANGED' } })
    expect(statusesOf(batch)[1]).not.toBe('authorizing')
    // Another press agrees to nothing: what was stopped is decided about on its own page.
    await batch.confirm()
    expect(executed(world)).toEqual([second])
  },
)

test('a payment that was stopped is stopped on the next page, too, and no press of the batch sends it', async () => {
  const { world, batch, quoteIds } = await reviewedBatch()
  for (const quoteId of quoteIds) world.sandbox.sca.changeQuote({ quoteId, change: 'payee' })
  void batch.confirm()
  await world.reached(batch, 'result')

  const page = reloadBatch(world, quoteIds)
  await world.reached(page, 'result')
  await page.confirm()

  expect(page.getSnapshot()).toMatchObject({ payments: [{ step: 'abandoned' }, { step: 'abandoned' }] })
  expect(executions(world)).toEqual([])
})

test('a payment whose amount changed is stopped, and the other payment is sent without it', async () => {
  const { world, batch, quoteIds } = await reviewedBatch()
  const [first = '', second] = quoteIds
  world.sandbox.sca.changeQuote({ quoteId: first, change: 'amount' })
  void batch.confirm()
  await asksForProof(world, batch)

  expect(executed(world)).toEqual([second])
  expect(stateOf(batch, 0)).toMatchObject({ status: 'review', step: 'abandoned', canConfirm: false })
})

test('one payment that changed keeps no other from being proved, once the user has seen that it is stopped', async () => {
  const { world, batch, quoteIds } = await challengedBatch()
  const [first = '', second] = quoteIds
  world.sandbox.sca.changeQuote({ quoteId: first, change: 'payee' })
  await batch.submitCode(scaCode)
  await until(world.clock, () => challengeOf(batch)?.status === 'abandoned')
  expect(authorizations(world)).toEqual([])

  batch.closeChallenge()
  expect(stateOf(batch, 0)).toMatchObject({ step: 'abandoned', challenge: { changes: expect.any(Array) } })
  batch.openChallenge()

  expect(batch.getSnapshot()).toMatchObject({ status: 'challenge', proving: [{ quoteId: second }] })
  await proveBatch(world, batch)
  expect(stateOf(batch, 0)).toMatchObject({ status: 'authorizing', step: 'abandoned' })
  expect(authorizations(world).every(({ path }) => decodeURIComponent(path).includes(second ?? ''))).toBe(true)
})

test('two readings that a relay swaps sign nothing', async () => {
  const honestWorld = await signedInEuropean()
  const { network } = honestWorld
  const honest = network.fetch
  let swapped: readonly string[] = []
  const fetch: typeof honest = (input, init) => {
    const url = String(input)
    const at = swapped.findIndex((id) => url.includes(id))
    const isRead = (init?.method ?? 'GET') === 'GET'
    return honest(isRead && at >= 0 ? url.replace(swapped[at] ?? '', swapped[1 - at] ?? '') : input, init)
  }
  Object.assign(network, { fetch })
  const world = { ...honestWorld, client: honestWorld.openTab() }
  const { batch, quoteIds } = await reviewedBatch({ world })
  swapped = quoteIds.map((id) => id.replace('Quote:', ''))

  void batch.confirm()
  await until(world.clock, () => !statusesOf(batch).includes('signing'))

  expect(statusesOf(batch)).toEqual(['review', 'review'])
  expect(executions(world)).toEqual([])
})

test('two requests that a relay answers with one quote are one payment, which is made once', async () => {
  const world = await signedInEuropean()
  let first: string | undefined
  world.network.tamper('POST /quotes', (body) => {
    first ??= body
    return first
  })
  const { batch } = await reviewedBatch({ world, payees: ['EUR', 'EUR'] })

  expect(quoteIdsOf(batch)).toHaveLength(1)
  void batch.confirm()
  await asksForProof(world, batch)
  await proveBatch(world, batch)

  expect(executions(world)).toHaveLength(1)
})

test('a quote and the one that took its place are one payment', async () => {
  const { world, batch, quoteIds } = await challengedBatch({ payees: ['EUR'] })
  const [before = ''] = quoteIds
  const confirmation = batch.find(before)
  if (!confirmation) throw new Error('the payment is not there')
  const after = await switchToPasskey(world, confirmation)

  const page = reloadBatch(world, [before, after.id])
  await until(world.clock, () => !statusesOf(page).includes('loading'))

  expect(quoteIdsOf(page)).toEqual([after.id])
})

test('a payment whose answer is lost is unknown, never failed, and is sent again under its key only', async () => {
  const { world, batch, quoteIds } = await reviewedBatch()
  const [first = ''] = quoteIds
  const seen = new Set<string | undefined>()
  batch.subscribe(() => seen.add(statusesOf(batch)[0]))
  let isLost = false
  world.network.tamper(`${first}/execute`, (body) => {
    if (isLost) return body
    isLost = true
    world.network.lose(`GET /quotes/${first}`, 'request', 3)
    throw new TypeError('the answer is lost')
  })
  void batch.confirm()
  await until(world.clock, () => seen.has('unknown'))
  void batch.checkAgain()
  await until(world.clock, () => statusesOf(batch).every((status) => status === 'authorizing'))

  expect(seen.has('failed')).toBe(false)
  expect(keys(world).size).toBe(2)
  await asksForProof(world, batch)
  await proveBatch(world, batch)
  expect((await outgoing(world)).length).toBe(2)
})

test('a proof whose answer is lost is being checked, also once its challenge is closed', async () => {
  const { world, batch, quoteIds } = await challengedBatch()
  world.network.tamper('/authorize', () => {
    world.network.offline = true
    throw new TypeError('the answer is lost')
  })
  await batch.submitCode(scaCode)
  await until(world.clock, () => stateOf(batch, 0)?.step === 'outcomeUnknown')

  batch.closeChallenge()

  expect(stateOf(batch, 0)).toMatchObject({ step: 'outcomeUnknown', quote: { id: quoteIds[0] } })
  expect(stateOf(batch, 1)).toMatchObject({ step: 'authorizing' })
})

test('a payment that was canceled says so before the others are proved', async () => {
  const { world, batch, quoteIds } = await challengedBatch()
  const [first, second] = quoteIds
  world.network.tamper(`GET /quotes/${first}`, (body) =>
    JSON.stringify({ ...(JSON.parse(body) as object), status: 'FAILED' }),
  )
  await batch.submitCode(scaCode)
  await until(world.clock, () => statusesOf(batch)[0] === 'failed')
  expect(challengeOf(batch)).toMatchObject({ status: 'ended', payment: { quoteId: first } })
  expect(authorizations(world)).toEqual([])

  batch.closeChallenge()
  batch.openChallenge()

  expect(batch.getSnapshot()).toMatchObject({ status: 'challenge', proving: [{ quoteId: second }] })
})

test('while a bank checks a name, and until its doubt is accepted, none of the payments is sent', async () => {
  const world = await signedInEuropean()
  const said = { status: 'NOT_MATCHED' }
  world.network.tamper(`GET /customers/external-accounts/${world.ada.eurPayeeId}`, (body) =>
    JSON.stringify({ ...(JSON.parse(body) as object), beneficiaryVerificationStatus: said.status }),
  )
  const { batch, quoteIds } = await reviewedBatch({ world })
  expect(batch.getSnapshot().canConfirm).toBe(false)
  await batch.confirm()
  expect(executions(world)).toEqual([])

  batch.find(quoteIds[0] ?? '')?.acceptName(true)
  expect(batch.getSnapshot().canConfirm).toBe(true)
  void batch.confirm()

  await asksForProof(world, batch)
  expect(executions(world)).toHaveLength(2)
})

test('a payment that cannot be read after a reload hides no other, and is read again alone', async () => {
  const { world, batch, quoteIds } = await challengedBatch()
  await proveBatch(world, batch)
  const [first = ''] = quoteIds
  world.network.lose(`GET /quotes/${first}`, 'request')
  const page = reloadBatch(world, quoteIds)
  await world.reached(page, 'result')
  expect(stateOf(page, 0)).toMatchObject({ status: 'unavailable' })

  void page.checkAgain()
  expect(page.getSnapshot().status).toBe('result')
  await until(world.clock, () => statusesOf(page)[0] !== 'loading')

  expect(statusesOf(page)).not.toContain('unavailable')
})

test('an address names a payment twice, and it is shown once', async () => {
  const { world, quoteIds } = await reviewedBatch({ payees: ['EUR'] })
  const page = createPaymentBatch(world.openTab(), {
    accountId: world.ada.accountId,
    payments: [...quoteIds, ...quoteIds].map((quoteId) => ({ quoteId })),
  })
  void page.load()
  await world.reached(page, 'review')
  void page.confirm()
  await asksForProof(world, page)

  expect(quoteIdsOf(page)).toEqual(quoteIds)
  expect(executions(world)).toHaveLength(1)
})
