import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { authorizations, awaitingPayment, payFromEurope, scaCode, signedInEuropean } from '../../../test/scaJourneys.ts'
import { wrongScaCode } from '../../../test/scaWorld.ts'
import { until } from '../../../test/testClock.ts'
import { turns } from '../../../test/testPage.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { readPaymentIntent } from '../../storage/paymentIntents.ts'
import { giveUpPayment } from '../payment/paymentDecision.ts'
import type { ScaPayment } from '../payment/scaPayment.ts'
import { authorizePayment, openPayment } from './scaChallenge.ts'

/** A payment that waits for its proof, as a page knows it that shows only amount and payee. */
async function awaited(payee: 'EUR' | 'USD' = 'EUR') {
  const world = await signedInEuropean()
  const { quoteId, amount, payee: account } = await awaitingPayment(world, payFromEurope(world, payee))
  const payment: ScaPayment = { quoteId, amount, payee: account }
  const record = (client: WalletClient = world.client) => readPaymentIntent(client.records, { quoteId })
  return { world, payment, record }
}

/** Opens a payment for its proof, in this browser or in another one. */
async function opened(world: TestWorld, payment: ScaPayment, client = world.client) {
  const { baseline, status } = await openPayment(client, { payment })
  if (status.type !== 'awaiting') throw new Error(`no proof is awaited: ${status.type}`)
  const { id: challengeId } = status.challenge
  return (code = scaCode) => authorizePayment(client, { baseline, challengeId, proof: { code } })
}

/** A browser that did not begin the payment, so that it has no record of it. */
const openElsewhere = (world: TestWorld) => world.openTab({ name: `${world.name}-elsewhere` })

/** Every later reading of the quote says this as well. */
const alter = ({ network }: TestWorld, change: object) =>
  network.tamper('GET /quotes', (body) => JSON.stringify({ ...(JSON.parse(body) as object), ...change }))

test('a proof is recorded as unanswered until a response says that it was wrong', async () => {
  const { world, payment, record } = await awaited()
  const unanswered = async () => (await record())?.unansweredChallenge
  const prove = await opened(world, payment)

  await expect(prove(wrongScaCode)).rejects.toMatchObject({ code: 'SCA_PROOF_REFUSED' })
  expect(await record()).not.toHaveProperty('unansweredChallenge')

  world.network.lose('/authorize', 'request')
  await expect(prove()).rejects.toMatchObject({ code: 'SCA_OUTCOME_UNKNOWN' })
  const lost = await unanswered()
  expect(lost).toMatch(/^ScaChallenge:/)
  // What becomes of a later proof says nothing about the one whose response was lost.
  await expect(prove(wrongScaCode)).rejects.toMatchObject({ code: 'SCA_PROOF_REFUSED' })
  expect(await unanswered()).toBe(lost)
})

test('a payment that cannot be read has an unknown outcome only after a proof without a response', async () => {
  const { world, payment } = await awaited()
  const elsewhere = openElsewhere(world)
  const prove = await opened(world, payment)
  for (const client of [world.client, elsewhere]) {
    world.network.lose('GET /quotes', 'request')
    await expect(openPayment(client, { payment })).rejects.toMatchObject({ code: 'NETWORK_UNREACHABLE' })
  }

  world.network.lose('/authorize', 'response')
  await expect(prove()).rejects.toMatchObject({ code: 'SCA_OUTCOME_UNKNOWN' })

  world.network.lose('GET /quotes', 'request')
  await expect(openPayment(world.client, { payment })).rejects.toMatchObject({ code: 'SCA_OUTCOME_UNKNOWN' })
})

test('a payment that began on another device is recorded as agreed to by its first proof', async () => {
  const { world, payment, record } = await awaited('USD')
  const elsewhere = openElsewhere(world)
  const prove = await opened(world, payment, elsewhere)
  expect(await record(elsewhere)).toBeUndefined()

  expect(await prove()).toMatchObject({ type: 'awaiting' })

  const { amounts, terms } = (await record())?.agreed ?? {}
  expect((await record(elsewhere))?.agreed).toMatchObject({
    amounts,
    terms,
    payee: { accountId: world.ada.usdPayeeId },
  })
  alter(world, { feesIncluded: 51 })
  expect(await openPayment(elsewhere, { payment })).toMatchObject({ status: { type: 'changed' } })
})

test('a payment that began on another device is compared with its first reading', async () => {
  const { world, payment } = await awaited()
  const prove = await opened(world, payment, openElsewhere(world))
  alter(world, { feesIncluded: 51 })

  expect(await prove()).toMatchObject({ type: 'changed', changes: [{ field: 'feesIncluded', after: 51n }] })
  expect(authorizations(world)).toEqual([])
})

test('a payment that differed from the record when it was opened is not proved, even if it did not change since', async () => {
  const { world, payment } = await awaited()
  const { status } = await openPayment(world.client, { payment })
  const challengeId = status.type === 'awaiting' ? status.challenge.id : ''
  alter(world, { feesIncluded: 51 })
  const changed = await openPayment(world.client, { payment })
  expect(changed.status).toMatchObject({ type: 'changed' })

  const { baseline } = changed
  const proved = await authorizePayment(world.client, { baseline, challengeId, proof: { code: scaCode } })

  expect(proved).toMatchObject({ type: 'changed', changes: [{ field: 'feesIncluded', after: 51n }] })
  expect(authorizations(world)).toEqual([])
})

test('a payment that was given up in this browser is not proved', async () => {
  const { world, payment } = await awaited()
  const prove = await opened(world, payment)
  const { accountId } = world.ada
  await giveUpPayment(world.client, { accountId, quoteId: payment.quoteId, replacement: 'Quote:new' })

  await expect(prove()).rejects.toMatchObject({ code: 'SCA_CHALLENGE_EXPIRED' })
  await expect(openPayment(world.client, { payment })).rejects.toMatchObject({ code: 'SCA_CHALLENGE_EXPIRED' })
  expect(authorizations(world)).toEqual([])
})

test('a payment is not given up in another tab while its proof is being sent', async () => {
  const { world, payment } = await awaited()
  const { network, ada, clock } = world
  const prove = await opened(world, payment)
  const before = network.requests.length
  const release = network.hold('GET /customers/external-accounts')
  const proving = prove()
  await until(clock, () => network.requests.slice(before).some(({ path }) => path.includes('external-accounts')))

  const parameters = { accountId: ada.accountId, quoteId: payment.quoteId, replacement: 'Quote:new' }
  const givingUp = giveUpPayment(world.openTab(), parameters)
  await turns(40)
  release()

  expect([await proving, await givingUp]).toEqual([{ type: 'moved-on' }, undefined])
})

test('a payment without an account of this customer is proved, and leaves no record', async () => {
  const { world, payment } = await awaited()
  const elsewhere = openElsewhere(world)
  alter(world, { source: { sourceType: 'REALTIME_FUNDING' } })
  const prove = await opened(world, payment, elsewhere)

  expect(await prove()).toEqual({ type: 'moved-on' })

  expect(authorizations(world)).toHaveLength(1)
  expect(await elsewhere.records.list('payment:')).toEqual([])
  alter(world, { status: 'PENDING' })
  expect(await openPayment(elsewhere, { payment })).toMatchObject({ status: { type: 'moved-on' } })
})

test('a payee that is only an address is not read as an account', async () => {
  const { world, payment } = await awaited()
  const umaAddress = '$grace@bank.example'
  alter(world, { destination: { destinationType: 'UMA_ADDRESS', umaAddress } })

  const prove = await opened(world, { ...payment, payee: { umaAddress } }, openElsewhere(world))

  expect(await prove()).toEqual({ type: 'moved-on' })
})

test.each(['FAILED', 'EXPIRED'])('a payment that stays %s is not called authorized', async (status) => {
  const { world, payment } = await awaited()
  alter(world, { status, transactionId: undefined })

  expect(await openPayment(world.client, { payment })).toMatchObject({
    status: { type: 'ended', error: { code: 'SCA_NOT_COMPLETED' } },
  })
})
