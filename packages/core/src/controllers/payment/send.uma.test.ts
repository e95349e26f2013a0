import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../../test/liveWorld.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { createSend, type SendOptions } from './send.ts'

type World = Awaited<ReturnType<typeof signedInWorld>>

async function opened(draft: SendOptions['draft'], prepare?: (world: World) => void) {
  const world = await signedInWorld()
  prepare?.(world)
  const send = createSend(world.client, { accountId: world.ada.accountId, draft })
  onTestFinished(send.destroy)
  await send.refresh()
  const state = () => send.getSnapshot()
  await eventually(() => !state().isEstimating)
  const lookups = () => world.network.requests.filter(({ path }) => path.startsWith('/receiver/uma/'))
  return { world, send, state, lookups }
}

const umaAddress = '$success.usd@sandbox.example'

test('a UMA address is looked up once, and what its side needs about the payer is filled in', async () => {
  const { send, state, lookups } = await opened({ umaAddress })
  expect(state()).toMatchObject({
    receiver: { receiverUmaAddress: umaAddress },
    arrivesIn: { code: 'USD', currency: { decimals: 2 } },
    payerData: { FULL_NAME: 'Ada Byron' },
  })
  await send.refresh()
  expect(lookups()).toHaveLength(1)

  send.change({ amount: 20_000_000n })
  send.describePayer({ BIRTH_DATE: '1990-12-10' })
  const prepared = send.prepare()
  expect(prepared).toMatchObject({
    request: {
      destination: { destinationType: 'UMA_ADDRESS', umaAddress, currency: 'USD' },
      lookupId: state().receiver?.lookupId,
      senderCustomerInfo: { FULL_NAME: 'Ada Byron', BIRTH_DATE: '1990-12-10' },
      lockedCurrencyAmount: 20_000_000n,
    },
  })
})

test('what the receiver may do without stays out, and so does what was not asked for', async () => {
  const { send } = await opened({ umaAddress, amount: 20_000_000n })
  send.describePayer({ PHONE_NUMBER: '+12025550143' })
  const prepared = send.prepare()
  expect(prepared && 'request' in prepared && prepared.request.senderCustomerInfo).toEqual({ FULL_NAME: 'Ada Byron' })
})

test('without what the receiver needs, there is no price', async () => {
  const { send } = await opened({ umaAddress, amount: 20_000_000n })
  send.describePayer({ FULL_NAME: ' ' })
  expect(send.prepare()).toEqual({ problem: { reason: 'payer-data', fields: ['FULL_NAME'] } })
})

test('an answer about another receiver is not shown', async () => {
  const { state } = await opened({ umaAddress }, ({ network }) =>
    network.tamper('/receiver/uma/', (body) => body.replace('$success.usd@', '$mallory.usd@')),
  )
  expect(state()).toMatchObject({
    reading: { status: 'unavailable', error: { code: 'UNEXPECTED_RESPONSE' } },
    receiver: undefined,
  })
})

test('the name of a field that objects have by themselves is a field like others', async () => {
  const { send, state } = await opened({ umaAddress, amount: 20_000_000n }, ({ network }) =>
    network.tamper('/receiver/uma/', (body) => body.replace('"FULL_NAME"', '"constructor"')),
  )
  expect(state().payerData).toEqual({})
  expect(send.prepare()).toEqual({ problem: { reason: 'payer-data', fields: ['constructor'] } })
})

test.each([
  ['$gone.away@sandbox.example', 'UMA_NOT_FOUND'],
  ['$fail.timeout@sandbox.example', 'LOOKUP_REQUEST_FAILED'],
])('%s is not found, and another payee can be chosen', async (address, code) => {
  const { world, send, state } = await opened({ umaAddress: address })
  expect(state().reading).toMatchObject({ status: 'unavailable', error: { code } })
  send.choose(undefined)
  await eventually(() => state().reading.status === 'ready')
  expect(state()).toMatchObject({ draft: { umaAddress: undefined } })
  expect(send.prepare()).toBeUndefined()
  send.choose(world.ada.usdPayeeId)
  expect(state().payee?.id).toBe(world.ada.usdPayeeId)
})

test('the note of a link stays with the payment that it asks for, is no text for the recipient, and travels to no other payee', async () => {
  const { world, send } = await opened({ umaAddress, amount: 20_000_000n, note: 'Owed to Mallory' })
  const asked = () => {
    const prepared = send.prepare()
    return prepared && 'request' in prepared ? prepared.request : undefined
  }
  expect(asked()?.destination).toMatchObject({ umaAddress })
  expect(asked()).toMatchObject({ description: 'Owed to Mallory', remittanceInformation: undefined })

  send.choose(undefined)
  send.choose(world.ada.usdPayeeId)
  expect(asked()?.destination).toMatchObject({ accountId: world.ada.usdPayeeId })
  expect(asked()).toMatchObject({ description: undefined, remittanceInformation: undefined })
  // What the user types does.
  send.change({ note: 'Chairs' })
  send.choose(world.ada.usdPayeeId)
  expect(asked()).toMatchObject({ description: undefined, remittanceInformation: 'Chairs' })
})

test('an amount beyond what the receiver takes is refused with the limit in their currency', async () => {
  const { send } = await opened({ umaAddress, side: 'RECEIVING', amount: 3n }, ({ network }) =>
    network.tamper('/receiver/uma/', (body) => body.replace('"min":1', '"min":500')),
  )
  expect(send.prepare()).toMatchObject({
    problem: { reason: 'too-little', limit: { amount: 500n, currency: { code: 'USD' } } },
  })
})

test('an amount that a link asks for in a currency that is not taken is no amount in another one', async () => {
  const asked = { umaAddress, side: 'RECEIVING', amount: 2500n } as const
  const { state } = await opened({ ...asked, currency: 'USD' })
  expect(state()).toMatchObject({ draft: { amount: 2500n }, arrivesIn: { code: 'USD' } })
  const other = await opened({ ...asked, currency: 'JPY' })
  expect(other.state()).toMatchObject({ draft: { amount: undefined, currency: undefined }, arrivesIn: { code: 'USD' } })
})
