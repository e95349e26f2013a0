import { createQuoteConfirmation } from '@countersign/core'
import { expect, onTestFinished, test } from 'vitest'
import { payGrace } from '../../../test/journeys.ts'
import { eventually } from '../../../test/liveWorld.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { getTransaction } from '../../api/transactions.ts'
import { createCancelPayment, isCancelable } from './cancelPayment.ts'

type World = Awaited<ReturnType<typeof signedInWorld>>

/** A payment that is under way by a rail. */
async function sent(world: World, paymentRail: string) {
  const { accountId } = world.ada
  const { destination, ...request } = payGrace(world)
  const confirmation = createQuoteConfirmation(world.client, {
    accountId,
    request: { ...request, destination: { ...destination, paymentRail } as typeof destination },
  })
  onTestFinished(confirmation.destroy)
  await confirmation.load()
  void confirmation.confirm()
  const transactionId = () => {
    const state = confirmation.getSnapshot()
    return state.status === 'processing' ? state.transaction?.id : undefined
  }
  await eventually(() => transactionId() !== undefined)
  const id = transactionId() ?? ''
  const cancellation = createCancelPayment(world.client, { transactionId: id })
  onTestFinished(cancellation.destroy)
  return { cancellation, read: () => getTransaction(world.client, { transactionId: id }) }
}

const cancels = ({ network }: World) => network.requests.filter(({ path }) => path.endsWith('/cancel')).length

test('a payment that a bank has not sent yet is canceled after a question', async () => {
  const world = await signedInWorld()
  const { cancellation, read } = await sent(world, 'ACH')
  expect(isCancelable(await read())).toBe(true)
  cancellation.ask()
  cancellation.keep()
  expect(cancels(world)).toBe(0)
  cancellation.ask()
  expect(await cancellation.cancel()).toMatchObject({ status: 'requested' })
  expect(cancels(world)).toBe(1)
  expect(isCancelable(await read())).toBe(false)
})

test('two presses ask once', async () => {
  const world = await signedInWorld()
  const { cancellation } = await sent(world, 'WIRE')
  await Promise.all([cancellation.cancel(), cancellation.cancel()])
  expect(cancels(world)).toBe(1)
})

test('after a lost response the payment itself says that it is being canceled', async () => {
  const world = await signedInWorld()
  const { cancellation } = await sent(world, 'ACH')
  world.network.lose('/cancel', 'response')
  expect(await cancellation.cancel()).toMatchObject({ status: 'requested' })
})

test('asked for again after a lost response that could not be read either, it is still said to be canceled', async () => {
  const world = await signedInWorld()
  const { cancellation } = await sent(world, 'ACH')
  world.network.lose('/cancel', 'response')
  world.network.lose('GET /transactions/', 'request')
  expect(await cancellation.cancel()).toMatchObject({ status: 'failed', error: { code: 'NETWORK_UNREACHABLE' } })

  // The service refuses the second request, because it took the first one.
  expect(await cancellation.cancel()).toMatchObject({ status: 'requested', transaction: { refund: expect.anything() } })
})

test('a question that is closed while the bank is asked hides no request, and leads to no second one', async () => {
  const world = await signedInWorld()
  const { cancellation } = await sent(world, 'ACH')
  const release = world.network.hold('/cancel')
  const canceling = cancellation.cancel()
  cancellation.keep()
  cancellation.ask()
  expect(cancellation.getSnapshot().status).toBe('canceling')
  void cancellation.cancel()
  release()

  expect(await canceling).toMatchObject({ status: 'requested' })
  expect(cancels(world)).toBe(1)
})

test('a page that leaves while the bank is asked can ask again, and the first request counts', async () => {
  const world = await signedInWorld()
  const { cancellation } = await sent(world, 'ACH')
  const release = world.network.hold('/cancel')
  const left = cancellation.cancel()
  cancellation.destroy()
  release()
  await left

  expect(cancellation.getSnapshot().status).toBe('idle')
  expect(await cancellation.cancel()).toMatchObject({ status: 'requested' })
})

test('a request that never arrived is a failure, and can be repeated', async () => {
  const world = await signedInWorld()
  const { cancellation } = await sent(world, 'ACH')
  world.network.lose('/cancel', 'request')
  expect(await cancellation.cancel()).toMatchObject({ status: 'failed', error: { code: 'NETWORK_UNREACHABLE' } })
  expect(await cancellation.cancel()).toMatchObject({ status: 'requested' })
})

test('what is too late is refused in words of its own', async () => {
  const world = await signedInWorld()
  const { cancellation, read } = await sent(world, 'ACH')
  world.clock.advance(4 * 24 * 3_600_000)
  await eventually(() => cancels(world) === 0)
  expect(isCancelable(await read())).toBe(false)
  expect(await cancellation.cancel()).toMatchObject({
    status: 'failed',
    error: { code: 'TRANSACTION_NOT_CANCELLABLE' },
  })
})

test.each(['RTP', 'FEDNOW'])('%s is too fast to be canceled', async (rail) => {
  const world = await signedInWorld()
  const { read } = await sent(world, rail)
  expect(isCancelable(await read())).toBe(false)
})
