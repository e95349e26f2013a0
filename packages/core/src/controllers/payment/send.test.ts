import { expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '../../../test/liveWorld.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { turns } from '../../../test/testPage.ts'
import { setPayeeAside } from '../../storage/setAsidePayees.ts'
import { createSend, type SendOptions } from './send.ts'

type World = Awaited<ReturnType<typeof signedInWorld>>

async function opened(draft?: SendOptions['draft'], world?: World) {
  const used = world ?? (await signedInWorld())
  const send = createSend(used.client, { accountId: used.ada.accountId, draft })
  onTestFinished(send.destroy)
  await send.refresh()
  const state = () => send.getSnapshot()
  const estimated = () => eventually(() => !state().isEstimating)
  /** The user pauses. */
  const pause = async () => {
    used.clock.advance(300)
    await estimated()
  }
  return { world: used, send, state, estimated, pause }
}

async function setAside(world: World, payeeId: string, quoteId?: string): Promise<void> {
  // The service's time has parts of a millisecond, which a `Date` has not.
  const now = { serviceMs: world.clock.now() + 0.5, deviceMs: world.clock.now() }
  await setPayeeAside(world.client.records, { payeeId, quoteId, now })
}

const rateRequests = ({ network }: World) =>
  network.requests.filter(({ path }) => path.startsWith('/exchange-rates')).map(({ path }) => path)

test('the wallet and the payees are read, and a payee is chosen', async () => {
  const { world, send, state, estimated } = await opened()
  expect(state()).toMatchObject({ reading: { status: 'ready' }, payee: undefined })
  expect(send.prepare()).toBeUndefined()

  send.choose(world.ada.usdPayeeId)
  await estimated()
  expect(state().payee?.id).toBe(world.ada.usdPayeeId)
  // Before any amount is typed, it is known in which currency the payment arrives.
  expect(state().rate?.destinationCurrency.code).toBe('USD')
  expect(state().estimate).toBeUndefined()
  expect(send.prepare()).toEqual({ problem: { reason: 'no-amount' } })
})

test('what is sent is estimated once the user pauses, and only the last amount', async () => {
  const { world, send, state, estimated, pause } = await opened({ payeeId: undefined })
  send.choose(world.ada.usdPayeeId)
  await estimated()
  const before = rateRequests(world).length
  for (const amount of [2n, 20n, 20_000_000n]) send.change({ amount })
  await pause()

  expect(rateRequests(world).slice(before)).toEqual([expect.stringContaining('sendingAmount=20000000')])
  expect(state().estimate).toMatchObject({
    sendingAmount: 20_000_000n,
    receivingAmount: 1990n,
    fees: { total: 100_000n },
  })
})

test('an answer to an older amount never takes the place of a newer one', async () => {
  const { world, send, state, estimated, pause } = await opened()
  send.choose(world.ada.usdPayeeId)
  await estimated()
  const release = world.network.hold('sendingAmount=20000000')
  send.change({ amount: 20_000_000n })
  world.clock.advance(300)
  await eventually(() => rateRequests(world).at(-1)?.includes('20000000') === true)
  send.change({ amount: 40_000_000n })
  expect(state().estimate).toBeUndefined()
  await pause()
  release()
  await turns()
  expect(state().estimate?.sendingAmount).toBe(40_000_000n)
})

test('an amount that should arrive is approached, and asked for as what arrives', async () => {
  const { world, send, state, pause } = await opened()
  send.choose(world.ada.eurPayeeId)
  send.change({ side: 'RECEIVING', amount: 100_00n })
  await pause()
  const { estimate } = state()
  expect(estimate?.receivingAmount).toBe(100_00n)
  expect(estimate?.destinationCurrency.code).toBe('EUR')

  expect(send.prepare()).toMatchObject({
    request: { lockedCurrencySide: 'RECEIVING', lockedCurrencyAmount: 100_00n },
    amount: { amount: 100_00n, currency: { code: 'EUR' } },
  })
})

test('a rate for another amount or other currencies counts for nothing', async () => {
  const world = await signedInWorld()
  world.network.tamper('/exchange-rates', (body) => body.replaceAll('"code":"USD"', '"code":"EUR"'))
  const { send, state, pause } = await opened({ payeeId: world.ada.usdPayeeId, amount: 20_000_000n }, world)
  await pause()

  expect(state()).toMatchObject({ estimate: undefined, rate: undefined })
  // The price that follows says it.
  expect(send.prepare()).toMatchObject({ request: { lockedCurrencyAmount: 20_000_000n } })
})

test('without rates a payment can be priced all the same', async () => {
  const world = await signedInWorld()
  world.network.lose('/exchange-rates', 'request', 100)
  const { send, pause } = await opened({ payeeId: world.ada.usdPayeeId, amount: 20_000_000n }, world)
  await pause()
  expect(send.prepare()).toMatchObject({ request: { lockedCurrencyAmount: 20_000_000n } })
})

test.each([
  ['more than there is', { amount: 9_000_000_000_000n }, 'short'],
  ['less than brings anything', { amount: 1n }, 'too-little'],
  ['nothing', { amount: 0n }, 'no-amount'],
  ['more to arrive than there is', { side: 'RECEIVING', amount: 900_000_00n }, 'short'],
] as const)('%s is a problem before any price is asked for', async (_what, change, reason) => {
  const { world, send, pause } = await opened()
  send.choose(world.ada.usdPayeeId)
  send.change(change)
  await pause()

  expect(send.prepare()).toMatchObject({ problem: { reason } })
  expect(world.network.requests.filter(({ path }) => path.startsWith('/quotes'))).toEqual([])
})

test('money from a bank account is not limited by the wallet, but by what a request takes', async () => {
  const { world, send, pause } = await opened()
  send.choose(world.ada.usdPayeeId)
  send.change({ amount: 4_000_000_000_000n })
  await pause()
  expect(send.prepare({ fromBank: true })).toMatchObject({
    request: { source: { sourceType: 'REALTIME_FUNDING', currency: 'USDB', customerId: world.ada.customerId } },
  })

  send.change({ amount: 10n ** 16n })
  await pause()
  expect(send.prepare({ fromBank: true })).toMatchObject({ problem: { reason: 'too-much' } })
})

test('with another payee, an amount that leaves the wallet stays, and one that should arrive does not', async () => {
  const { world, send, state } = await opened({ amount: 5_000_000n })
  send.choose(world.ada.usdPayeeId)
  expect(state().draft).toMatchObject({ side: 'SENDING', amount: 5_000_000n })
  send.change({ side: 'RECEIVING', amount: 5_00n, paymentRail: 'RTP' })
  send.choose(world.ada.eurPayeeId)
  expect(state().draft).toMatchObject({ side: 'SENDING', amount: undefined, paymentRail: undefined })
})

test('note, rail and purpose travel with the payment, as far as the account takes them', async () => {
  const { world, send, pause } = await opened({ payeeId: undefined, note: ' Invoice 7 ', purpose: 'GIFT' })
  send.choose(world.ada.usdPayeeId)
  send.change({ amount: 1_000_000n, paymentRail: 'RTP' })
  await pause()
  expect(send.prepare()).toMatchObject({
    request: {
      destination: { accountId: world.ada.usdPayeeId, paymentRail: 'RTP' },
      remittanceInformation: 'Invoice 7',
      purposeOfPayment: 'GIFT',
    },
  })

  send.change({ paymentRail: 'SWIFT' })
  // The account has no such rail.
  const destination = { destinationType: 'ACCOUNT', accountId: world.ada.usdPayeeId }
  expect(send.prepare()).toHaveProperty('request.destination', destination)
})

test('a payee that was set aside cannot be paid before the user decides', async () => {
  const world = await signedInWorld()
  const payeeId = world.ada.usdPayeeId
  await setAside(world, payeeId)
  const { send, state } = await opened({ payeeId, amount: 1_000_000n }, world)
  expect(send.prepare()).toBeUndefined()

  await send.acceptPayee()
  expect(state().decision).toEqual({ status: 'idle' })
  expect(send.prepare()).toMatchObject({ request: {} })
  // That it was part of a stopped payment is said where it is paid.
  expect(state().reading.content?.stops).toMatchObject([{ payeeId, isAccepted: true }])
})

test('a stop that another tab recorded since stays to be decided about', async () => {
  const world = await signedInWorld()
  const payeeId = world.ada.usdPayeeId
  await setAside(world, payeeId)
  const { send, state } = await opened({ payeeId, amount: 1_000_000n }, world)
  world.clock.advance(1000)
  await setAside(world, payeeId, 'Quote:another')

  await send.acceptPayee()
  expect(state().reading.content?.stops).toMatchObject([{ quoteId: 'Quote:another', isAccepted: false }])
  expect(send.prepare()).toBeUndefined()
  await send.acceptPayee()
  expect(send.prepare()).toMatchObject({ request: {} })
})

test('a payee that was set aside is removed, and a failure to do so leaves it set aside', async () => {
  const world = await signedInWorld()
  const payeeId = world.ada.usdPayeeId
  await setAside(world, payeeId)
  const { send, state } = await opened({ payeeId }, world)
  world.network.lose('DELETE', 'request', 100)
  await send.removePayee()
  expect(state()).toMatchObject({ decision: { status: 'failed' }, draft: { payeeId } })
  expect(state().reading.content?.stops).toMatchObject([{ payeeId, isAccepted: false }])
})

test('after its removal the user chooses again', async () => {
  const world = await signedInWorld()
  const payeeId = world.ada.usdPayeeId
  await setAside(world, payeeId)
  const { send, state } = await opened({ payeeId }, world)
  await send.removePayee()
  expect(state()).toMatchObject({ payee: undefined, draft: { payeeId: undefined }, decision: { status: 'idle' } })
  expect(state().reading.content?.payees.some(({ id }) => id === payeeId)).toBe(false)
})

test('what arrives and the fee are estimated in one currency, too', async () => {
  const world = await signedInWorld()
  world.network.tamper('/customers/external-accounts', (body) =>
    body.replaceAll('"currency":"EUR"', '"currency":"USDB"'),
  )
  const { send, state } = await opened({ payeeId: world.ada.eurPayeeId }, world)
  send.change({ amount: 5_000_000n })
  world.clock.advance(300)
  await vi.waitFor(() => expect(state().estimate).toBeDefined())
  const { receivingAmount, fees } = state().estimate ?? {}
  expect(fees?.total).toBe(25_000n)
  expect(receivingAmount).toBe(4_975_000n)
})
