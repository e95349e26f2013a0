import { expect, test } from 'vitest'
import { begunPayment } from '../../../test/begunPayment.ts'
import { turn } from '../../../test/testClock.ts'
import { getQuote } from '../../api/quotes.ts'
import { digestText } from '../../crypto/digestText.ts'
import { toAgreedPayment } from './comparePayment.ts'
import { findSent } from './paymentIntent.ts'

test('what is sent was recorded before, with the consent, the deadline and the factor', async () => {
  const { pay, record, sent, quote, client, network, clock, ada } = await begunPayment()
  const order: unknown[] = []
  network.tamper('/execute', async (body) => {
    order.push(await record())
    return body
  })
  expect((await findSent(client, { quoteId: quote.id })).isStamped).toBe(false)

  const outcome = await pay({
    scaFactor: 'PASSKEY',
    onExecuting: () => order.push(sent().length),
    onUnanswered: () => order.push('unanswered'),
  })

  const [{ key, stamp, body } = { body: '' }, ...more] = sent()
  const recorded = {
    ...{ version: 1, quoteId: quote.id, accountId: ada.accountId, idempotencyKey: key, stamp, scaFactor: 'PASSKEY' },
    agreed: await toAgreedPayment({ quote, payee: undefined }),
    signed: {
      payloadHash: await digestText(quote.walletPayload ?? ''),
      publicKeyHex: (await client.sessions.use(ada.accountId)).publicKeyHex,
      atMs: client.transport.serverTime.now(),
    },
    executableUntil: { serviceMs: quote.expiresAt.getTime(), deviceMs: expect.any(Number) },
    createdAtMs: client.transport.serverTime.now(),
    createdOnDeviceMs: clock.now(),
  }
  expect(order).toEqual([0, recorded])
  expect([outcome, JSON.parse(body), more]).toEqual(['moved-on', { scaFactor: 'PASSKEY' }, []])
  expect((await findSent(client, { quoteId: quote.id })).isStamped).toBe(true)
})

test.each(['PROCESSING', 'PENDING_AUTHORIZATION', 'COMPLETED', 'FAILED'])(
  'a quote that is %s has moved on, and nothing is recorded or sent',
  async (status) => {
    const { pay, read, record, sent } = await begunPayment()
    read({ status })

    expect(await pay()).toBe('moved-on')

    expect([await record(), sent()]).toEqual([undefined, []])
  },
)

test.each([
  ['nothing was sent for has expired', {}, ['EXPIRED'], 'QUOTE_EXPIRED'],
  ['a request was sent for may still be executed', { stamp: 's' }, ['EXPIRED'], 'unknown'],
  ['a request was sent for is on its way at a second look', { stamp: 's' }, ['EXPIRED', 'PROCESSING'], 'moved-on'],
])('a quote that is called expired and that %s', async (_what, recorded, statuses, outcome) => {
  const { pay, read, record, sent } = await begunPayment(recorded)
  read(...statuses.map((status) => ({ status, transactionId: undefined })))

  const end = await pay().catch(({ code }) => code)

  expect([end, sent()]).toEqual([outcome, []])
  expect((await record()) === undefined).toBe(outcome === 'QUOTE_EXPIRED')
})

test.each(['EXPIRED', 'PENDING'])(
  'a request that can no longer be executed has expired, although the quote is %s',
  async (status) => {
    const { pay, read, record, recordOverdue, sent } = await begunPayment()
    await recordOverdue()
    read({ status })

    await expect(pay()).rejects.toMatchObject({ code: 'QUOTE_EXPIRED' })

    expect([await record(), sent()]).toEqual([undefined, []])
  },
)

test('a payment that was begun and not sent is sent, under its first key and with its first factor', async () => {
  const { pay, sent } = await begunPayment({ scaFactor: 'SMS_OTP' })

  expect(await pay({ scaFactor: 'PASSKEY', mayRepeat: false })).toBe('moved-on')

  expect(sent()).toEqual([{ key: 'first key', stamp: expect.any(String), body: '{"scaFactor":"SMS_OTP"}' }])
})

test('a payment that was given up for another one is not sent', async () => {
  const { pay, sent, record } = await begunPayment({ replacedBy: 'Quote:2' })

  await expect(pay()).rejects.toMatchObject({ code: 'QUOTE_EXPIRED' })

  expect(sent()).toEqual([])
  expect(await record()).toMatchObject({ replacedBy: 'Quote:2' })
})

test.each([
  ['was refused so that only a new quote helps', { refused: true } as const, true],
  ['may not be repeated now', { stamp: 's' }, false],
])('a request that %s is not sent', async (_what, recorded, mayRepeat) => {
  const { pay, sent, record } = await begunPayment(recorded)
  const before = await record()

  expect(await pay({ mayRepeat })).toBe('unknown')

  expect([sent(), await record()]).toEqual([[], before])
})

test('a request that was sent is repeated as it was, without a new stamp', async () => {
  const { pay, sent, record } = await begunPayment({ stamp: 'sandbox-valid-signature' })
  const before = await record()
  let executing = 0

  expect(await pay({ onExecuting: () => executing++ })).toBe('moved-on')

  expect(sent()).toEqual([{ key: 'first key', stamp: 'sandbox-valid-signature', body: '' }])
  expect([await record(), executing]).toEqual([before, 1])
})

test('a quote that carries nothing to sign, or is paid from another wallet, is not signed', async () => {
  const { pay, sent, quote, record } = await begunPayment()
  const notSignable = { code: 'QUOTE_NOT_SIGNABLE' }
  const foreign = { ...quote, source: { ...quote.source, accountId: 'InternalAccount:other' } }

  await expect(pay({ shown: { ...quote, walletPayload: undefined } })).rejects.toMatchObject(notSignable)
  await expect(pay({ shown: foreign })).rejects.toMatchObject(notSignable)

  expect([sent(), (await record())?.agreed]).toEqual([[], undefined])
})

test('a quote that does not name its wallet is paid from the one that signs', async () => {
  const { pay, read, quote } = await begunPayment()
  const source = { sourceType: quote.source.sourceType }
  read({ source })

  expect(await pay({ shown: { ...quote, source } })).toBe('moved-on')
})

test('a user who left before the signature pays nothing, and what was agreed to is recorded', async () => {
  const { pay, sent, record, network } = await begunPayment()
  const leaving = new AbortController()
  const stays = new AbortController()
  network.tamper('GET /quotes', (body) => {
    queueMicrotask(() => leaving.abort())
    return body
  })

  await expect(pay({ signal: leaving.signal })).rejects.toMatchObject({ code: 'CANCELLED' })
  expect(sent()).toEqual([])
  expect((await record())?.stamp).toBeUndefined()
  expect(await pay({ signal: stays.signal })).toBe('moved-on')
})

test('a user who leaves while what they agreed to is written pays nothing', async () => {
  const { pay, sent, record, client } = await begunPayment()
  const leaving = new AbortController()
  const { change } = client.records
  client.records.change = async (edit) => {
    const changed = await change(edit)
    if ((await record())?.agreed) leaving.abort()
    return changed
  }

  await expect(pay({ signal: leaving.signal })).rejects.toMatchObject({ code: 'CANCELLED' })

  expect([sent(), (await record())?.stamp]).toEqual([[], undefined])
})

test('a payment waits for what another tab does about the same quote, and for nothing else', async () => {
  const { pay, sent, openTab, quote, network } = await begunPayment()
  const { tabs } = openTab()
  const before = network.requests.length
  const [deciding, busy] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const decided = tabs.withLock(`payment:${quote.id}`, () => deciding.promise)
  void tabs.withLock('payment:Quote:other', () => busy.promise)

  const paid = pay()
  for (let turns = 0; turns < 20; turns++) await turn()
  // It is not even read.
  expect(network.requests).toHaveLength(before)
  deciding.resolve()
  await decided

  expect([await paid, sent().length]).toEqual(['moved-on', 1])
  busy.resolve()
})

test.each([0, 60_000])('a quote whose time is over, by %i ms, is not signed, and what was begun stays', async (ms) => {
  const { pay, sent, record, read, client, quote } = await begunPayment({})
  // A response tells the time of the service.
  await getQuote(client, { quoteId: quote.id })
  const expiresAt = new Date(client.transport.serverTime.now() - ms)
  read({ expiresAt })

  await expect(pay({ shown: { ...quote, expiresAt } })).rejects.toMatchObject({ code: 'QUOTE_EXPIRED' })

  expect([sent(), (await record())?.idempotencyKey]).toEqual([[], 'first key'])
})

test('a payment that is on its way has moved on after one reading, also when its deadline has passed', async () => {
  const { pay, read, reads, recordOverdue } = await begunPayment()
  await recordOverdue()
  read({ status: 'PROCESSING' })
  const before = reads()

  expect([await pay(), reads() - before]).toEqual(['moved-on', 1])
})
