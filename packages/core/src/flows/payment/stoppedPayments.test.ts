import { expect, test } from 'vitest'
import { begunPayment } from '../../../test/begunPayment.ts'
import { getPayee } from '../../api/accounts.ts'
import { type AgreedPayment, readPaymentIntent } from '../../storage/paymentIntents.ts'
import { toAgreedPayment } from './comparePayment.ts'
import { readSetAsidePayees } from './payeeStops.ts'
import { loadQuote } from './quoteConfirmation.ts'
import { readStoppedPayments } from './readStoppedPayments.ts'
import { compareReplacement, compareWithRecord, recordStop } from './stoppedPayments.ts'

type Payee = AgreedPayment['payee']

const uma = { umaAddress: '$grace@receiver.example' }

/** A payment as it reads now, what is recorded of it, and the other payee of the same user. */
async function shownPayment(recorded?: Parameters<typeof begunPayment>[0]) {
  const world = await begunPayment(recorded)
  const { client, quote, ada, network } = world
  const now = await loadQuote(client, { quoteId: quote.id })
  const other = await getPayee(client, { payeeId: ada.eurPayeeId })
  const elsewhere = { quote: { ...quote, destination: { ...quote.destination, accountId: other.id } }, payee: other }
  const before = network.requests.length
  return {
    ...world,
    now,
    elsewhere,
    agreed: await toAgreedPayment(now),
    recordOf: (quoteId = quote.id) => readPaymentIntent(client.records, { quoteId }),
    requests: () => network.requests.slice(before).map(({ path }) => path),
  }
}

test.each<[string, number, (payee: Payee) => Payee]>([
  ['the same payee', 0, (payee) => payee],
  ['the same payee by another rail', 0, (payee) => ({ ...payee, rail: 'SWIFT' })],
  ['the same payee, whose account was not known', 0, ({ accountId }) => ({ accountId })],
  ['the same payee with another account', 1, (payee) => ({ ...payee, accountDigest: 'other' })],
  ['another payee with the same account', 1, (payee) => ({ ...payee, accountId: 'ExternalAccount:other' })],
  ['another payee whose account was not known', 1, () => ({ accountId: 'ExternalAccount:other' })],
  ['an address', 1, () => uma],
])('where the user had reviewed %s, a stop sets aside %i payees', async (_what, count, payeeOf) => {
  const { client, ada, now, agreed } = await shownPayment()
  const reviewed = { ...agreed, payee: payeeOf(agreed.payee) }

  await recordStop(client, { accountId: ada.accountId, reviewed, now })

  const setAside = count === 0 ? [] : [ada.usdPayeeId]
  expect(await readSetAsidePayees(client)).toEqual(setAside)
  expect(await readStoppedPayments(client)).toMatchObject([{ quoteId: now.quote.id }])
})

test('an address that took the place of a payee sets none aside', async () => {
  const { client, ada, now, agreed } = await shownPayment()
  const toAddress = {
    quote: { ...now.quote, destination: { destinationType: 'UMA_ADDRESS', ...uma } },
    payee: undefined,
  }

  await recordStop(client, { accountId: ada.accountId, reviewed: agreed, now: toAddress })

  expect(await readSetAsidePayees(client)).toEqual([])
})

test.each([
  ['the wallet that pays', 'InternalAccount:1', 'InternalAccount:1'],
  ['no wallet, for money from outside', undefined, ''],
])('a stop is recorded with what was reviewed, and with %s', async (_what, accountId, recorded) => {
  const { client, now, agreed, recordOf } = await shownPayment()

  await recordStop(client, { accountId, reviewed: agreed, now })

  expect(await recordOf()).toMatchObject({ accountId: recorded, stopped: { reviewed: agreed } })
})

test('the payee that was agreed to is named beside the one that is paid now', async () => {
  const { client, now, elsewhere, agreed } = await shownPayment()
  const dearer = { ...elsewhere, quote: { ...elsewhere.quote, totalSendingAmount: 1n } }

  expect(await compareWithRecord(client, { recorded: agreed, now: dearer })).toEqual([
    { field: 'totalSendingAmount', before: now.quote.totalSendingAmount, after: 1n },
    { field: 'destination', before: expect.stringMatching(/^Grace/), after: expect.stringContaining('DE89') },
  ])
})

test('only the place of the payee is filled with the name of the one before', async () => {
  const { client, elsewhere, agreed } = await shownPayment()
  const { exchangeRate, ...terms } = agreed.terms

  expect(await compareWithRecord(client, { recorded: { ...agreed, terms }, now: elsewhere })).toEqual([
    { field: 'exchangeRate', before: undefined, after: exchangeRate },
    { field: 'destination', before: expect.stringMatching(/^Grace/), after: expect.anything() },
  ])
})

test('a payee that can no longer be read, or is another account by now, is not named', async () => {
  const { client, elsewhere, agreed, network } = await shownPayment()
  const unnamed = [{ field: 'destination', before: '•••• 6789' }]
  const renumbered = { ...agreed, payee: { ...agreed.payee, accountDigest: 'other' } }
  expect(await compareWithRecord(client, { recorded: renumbered, now: elsewhere })).toMatchObject(unnamed)

  network.lose('GET /customers/external-accounts/', 'request')

  expect(await compareWithRecord(client, { recorded: agreed, now: elsewhere })).toMatchObject(unnamed)
})

test('nothing is asked about a payee that is still paid, or was an address', async () => {
  const { client, now, elsewhere, agreed, requests } = await shownPayment()
  const changed = { ...agreed, payee: { ...agreed.payee, accountDigest: 'other' } }

  expect(await compareWithRecord(client, { recorded: changed, now })).toMatchObject([{ field: 'destination' }])
  for (const payee of [uma, { ...agreed.payee, ...uma }])
    expect(await compareWithRecord(client, { recorded: { ...agreed, payee }, now: elsewhere })).toMatchObject([
      { field: 'destination', before: uma.umaAddress },
    ])
  expect(requests()).toEqual([])
})

test('a user who leaves waits for no name', async () => {
  const { client, elsewhere, agreed } = await shownPayment()
  const signal = AbortSignal.abort()

  expect(await compareWithRecord(client, { recorded: agreed, now: elsewhere, signal })).toMatchObject([
    { before: '•••• 6789' },
  ])
})

const amount = (text: string): AgreedPayment => ({ amounts: { totalSendingAmount: text }, terms: {}, payee: {} })

test.each([
  ['what was reviewed before its stop', { stopped: { reviewed: amount('7') } }, amount('8'), 7n],
  ['what was agreed to', undefined, amount('8'), 8n],
])('a new price is compared with %s', async (_what, recorded, agreed, before) => {
  const { client, ada, now } = await shownPayment(recorded)

  const changes = await compareReplacement(client, { accountId: ada.accountId, agreed, before: now, found: now })

  expect(changes.find(({ field }) => field === 'totalSendingAmount')).toMatchObject({ before })
})

test.each([
  ['the same payee at another price', false],
  ['another payee', true],
])('a replacement that pays %s is recorded as stopped: %s', async (_what, isOther) => {
  const { client, ada, now, elsewhere, agreed, recordOf } = await shownPayment()
  const { quote, payee } = isOther ? elsewhere : now
  const found = { quote: { ...quote, id: 'Quote:next', totalSendingAmount: 1n }, payee }
  const fields = ['totalSendingAmount', ...(isOther ? ['destination'] : [])]

  const changes = await compareReplacement(client, {
    accountId: ada.accountId,
    agreed: undefined,
    before: now,
    found,
  })

  expect(changes.map(({ field }) => field)).toEqual(fields)
  const stopped = { stopped: { reviewed: agreed } }
  if (isOther) expect(await recordOf('Quote:next')).toMatchObject(stopped)
  else expect(await recordOf('Quote:next')).toBeUndefined()
})

test('no later stop ends the hold on the money before five minutes are over, and it has to have ended on both clocks', async () => {
  const { client, clock, ada, now, agreed } = await shownPayment()
  const at = client.transport.serverTime.now()
  const stop = (heldForMs: number | undefined) => {
    const scaChallenge = {
      id: '1',
      factor: 'SMS_OTP',
      availableFactors: [],
      expiresAt: new Date(at + (heldForMs ?? 0)),
    }
    const held = { status: 'PENDING_AUTHORIZATION', scaChallenge }
    const quote = { ...now.quote, ...(heldForMs !== undefined && held) }
    return recordStop(client, { accountId: ada.accountId, reviewed: agreed, now: { ...now, quote } })
  }
  await stop(200_000)
  await stop(undefined)
  const read = async () => (await readStoppedPayments(client))[0]
  expect(await read()).toMatchObject({ moneyFreeAt: new Date(at + 200_000), mayBeSent: true })

  await stop(1_000)
  client.transport.serverTime.observe(at + 400_000)
  clock.advance(299_000)
  expect(await read()).toMatchObject({ moneyFreeAt: undefined, mayBeSent: true })
  clock.advance(1_000)
  expect(await read()).toMatchObject({ mayBeSent: false })
})

test('a payment that waits for a proof and names no challenge is held all the same when it is stopped', async () => {
  const { client, ada, now, agreed } = await shownPayment()
  const quote = { ...now.quote, status: 'PENDING_AUTHORIZATION' as const, scaChallenge: undefined }
  await recordStop(client, { accountId: ada.accountId, reviewed: agreed, now: { ...now, quote } })

  expect(await readStoppedPayments(client)).toMatchObject([{ mayBeSent: true }])
})

test('a stopped payment whose hold cannot be read may be sent, and no date is named for its money', async () => {
  const { client, clock, now, agreed, recordOf } = await shownPayment()
  await recordStop(client, { accountId: undefined, reviewed: agreed, now })
  const record = { ...(await recordOf()), stopped: { reviewed: agreed, heldUntil: 'nonsense' } }
  await client.records.write(`payment:${now.quote.id}`, record)
  clock.advance(3_600_000)

  expect(await readStoppedPayments(client)).toEqual([
    { quoteId: now.quote.id, moneyFreeAt: undefined, mayBeSent: true },
  ])
})
