import { createPaymentBatch } from '@countersign/core'
import { expect, test, vi } from 'vitest'
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
import { europeanWorld } from '../../../test/europeanWorld.ts'
import { executions, outgoing, payGrace, signIn } from '../../../test/journeys.ts'
import { keys } from '../../../test/scaConfirmation.ts'
import { authorizations, payFromEurope, scaCode, scaSignIn, signedInEuropean } from '../../../test/scaJourneys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { until } from '../../../test/testClock.ts'

test('one press executes each payment once, under a key of its own, however often it is pressed', async () => {
  const { world, batch } = await challengedBatch()
  void batch.confirm()
  await batch.confirm()

  expect(executions(world)).toHaveLength(2)
  expect(keys(world).size).toBe(2)
})

test('payments that need no proof are made with one press', async () => {
  const world = await signedInWorld()
  const { accountId } = world.ada
  const payments = [{ request: payGrace(world, 1_000_000n) }, { request: payGrace(world, 2_000_000n) }]
  const batch = createPaymentBatch(world.client, { accountId, payments })
  expect(batch.getSnapshot()).toMatchObject({ status: 'loading', canConfirm: false })
  void batch.load()
  expect(await world.reached(batch, 'review')).toMatchObject({ canConfirm: true, canLeave: true })
  expect(batch.timeLeftMs()).toBeGreaterThan(0)

  void batch.confirm()

  await until(world.clock, () => statusesOf(batch).every((status) => status === 'completed'))
  expect(batch.getSnapshot()).toMatchObject({ status: 'result', canConfirm: false, canLeave: false })
  expect(await outgoing(world)).toEqual(['COMPLETED', 'COMPLETED'])
})

test('payments are proved one after the other under one list, which stays until all of them moved on', async () => {
  const { world, batch, quoteIds } = await challengedBatch()
  const seen: unknown[] = []
  const lists = new Set<unknown>()
  for (let proof = 1; proof <= 3; proof++) {
    await until(world.clock, () => challengeOf(batch)?.status === 'awaiting-proof')
    const { payment, proofNumber } = await asksForProof(world, batch)
    seen.push([proofNumber, payment.quoteId])
    const state = batch.getSnapshot()
    if (state.status === 'challenge') lists.add(state.proving)
    expect(batch.timeLeftMs('expiry')).toBeGreaterThan(0)
    await batch.submitCode(scaCode)
  }

  await proveBatch(world, batch)
  expect(seen).toEqual([
    [1, quoteIds[0]],
    [2, quoteIds[1]],
    [3, quoteIds[1]],
  ])
  expect(lists.size).toBe(1)
  expect(await outgoing(world)).not.toContain('PENDING_AUTHORIZATION')
})

test('the address gets the quotes once all are there, and a page that loads them executes nothing again', async () => {
  const { world, batch, named, quoteIds } = await challengedBatch()
  expect(named).toEqual([quoteIds])
  batch.destroy()

  const page = reloadBatch(world, quoteIds)
  await asksForProof(world, page)

  expect(quoteIdsOf(page)).toEqual(quoteIds)
  expect(executions(world)).toHaveLength(2)
  await proveBatch(world, page)
  expect(executions(world)).toHaveLength(2)
})

test('a page that ended its work continues it when it loads again', async () => {
  const { world, batch } = await challengedBatch()
  batch.destroy()
  void batch.load()
  await asksForProof(world, batch)
  await proveBatch(world, batch)

  expect(executions(world)).toHaveLength(2)
})

test('prices that have ended are asked for again, and nothing is sent before the user agrees to them', async () => {
  const { world, batch, named, quoteIds } = await reviewedBatch()
  world.clock.advance(5 * 60_000)
  await world.reached(batch, 'expired')
  await batch.confirm()
  void batch.requote()
  await until(world.clock, () => batch.getSnapshot().status === 'review')

  expect(executions(world)).toEqual([])
  expect(named.at(-1)).toEqual(quoteIdsOf(batch))
  expect(quoteIdsOf(batch)).not.toEqual(quoteIds)
})

test('a payment is sent once it is proved, also where the user leaves before it is read again', async () => {
  const { world, batch, quoteIds } = await challengedBatch()
  await until(world.clock, () => challengeOf(batch)?.status === 'awaiting-proof')
  await batch.submitCode(scaCode)
  // No pause between two readings of it passes.
  await vi.waitUntil(() => {
    const challenge = challengeOf(batch)
    return challenge?.status === 'awaiting-proof' && challenge.payment.quoteId === quoteIds[1]
  })

  batch.closeChallenge()

  expect(statusesOf(batch)).toEqual(['processing', 'authorizing'])
  expect(batch.getSnapshot().status).toBe('result')
})

test('a closed challenge keeps the payments waiting, and opens again for all that are left', async () => {
  const { world, batch, quoteIds } = await challengedBatch()
  void batch.submitCode(scaCode)
  await until(world.clock, () => {
    const challenge = challengeOf(batch)
    return challenge?.status === 'awaiting-proof' && challenge.payment.quoteId === quoteIds[1]
  })

  batch.closeChallenge()
  expect(batch.getSnapshot().status).toBe('result')
  await until(world.clock, () => statusesOf(batch)[0] !== 'authorizing')
  expect(statusesOf(batch)[1]).toBe('authorizing')
  batch.openChallenge()

  expect(batch.getSnapshot()).toMatchObject({ status: 'challenge', proving: [{ quoteId: quoteIds[1] }] })
  await proveBatch(world, batch)
  expect(executions(world)).toHaveLength(2)
  expect(authorizations(world)).toHaveLength(3)
})

test('a closed challenge opens again for all payments at once', async () => {
  const { batch, quoteIds } = await challengedBatch()
  batch.closeChallenge()
  batch.openChallenge()

  const proving = quoteIds.map((quoteId) => ({ quoteId }))
  expect(batch.getSnapshot()).toMatchObject({ status: 'challenge', proving })
})

test('one sign-in continues all payments that a press agreed to', async () => {
  const world = await europeanWorld()
  await scaSignIn(world)
  const { batch } = await reviewedBatch({ world })
  void batch.confirm()
  await world.reached(batch, 'signing-in')
  expect(executions(world)).toEqual([])

  await signIn(world)

  await asksForProof(world, batch)
  expect(executions(world)).toHaveLength(2)
})

test('one SCA sign-in continues all payments, and canceling it sends none', async () => {
  const { world, batch } = await reviewedBatch()
  world.sandbox.sca.endSessions()
  void batch.confirm()
  await world.reached(batch, 'sca-signing-in')
  await until(world.clock, () => statusesOf(batch).every((status) => status === 'sca-signing-in'))
  batch.cancelSignIn()
  expect(batch.getSnapshot().status).toBe('review')
  expect(executions(world)).toEqual([])
  void batch.confirm()
  await until(world.clock, () => statusesOf(batch).every((status) => status === 'sca-signing-in'))
  await scaSignIn(world)
  void batch.resume()

  await asksForProof(world, batch)
  expect(keys(world).size).toBe(2)
})

test('a payment without a price keeps the others from being sent, and is asked for again alone', async () => {
  const world = await signedInEuropean()
  const { accountId } = world.ada
  const payments = [{ request: payFromEurope(world) }, { request: payFromEurope(world, 'USD') }]
  const batch = createPaymentBatch(world.client, { accountId, payments })
  // Asked for twice under the same key, in case the answer was lost.
  world.network.lose('POST /quotes', 'request', 3)
  void batch.load()
  await world.reached(batch, 'unavailable')
  expect(statusesOf(batch).filter((status) => status === 'unavailable')).toHaveLength(1)
  await batch.confirm()
  expect(executions(world)).toEqual([])
  const [shown] = quoteIdsOf(batch)
  void batch.load()
  await world.reached(batch, 'review')

  expect(quoteIdsOf(batch)).toContain(shown)
})
