import { expect, test } from 'vitest'
import { begunPayment, refusal } from '../../../test/begunPayment.ts'
import { payGrace } from '../../../test/journeys.ts'
import { turn } from '../../../test/testClock.ts'
import { wireExamples } from '../../../test/wireExamples.ts'
import { readPaymentIntent } from '../../storage/paymentIntents.ts'
import { readQuoteTerms } from '../../storage/quoteTerms.ts'
import { createQuoteIntent, loadQuote, requestQuote } from './quoteConfirmation.ts'
import { replaceQuote } from './replaceQuote.ts'

/** A quote on the screen, and a request for another one. */
async function shownQuote(recorded?: Parameters<typeof begunPayment>[0]) {
  const begun = await begunPayment(recorded)
  const { client, quote, ada, network } = begun
  const intent = createQuoteIntent({ ...payGrace(begun), description: 'Chairs' })
  const before = network.requests.length
  return {
    ...begun,
    intent,
    replace: (signal?: AbortSignal) =>
      replaceQuote(client, { accountId: ada.accountId, before: quote, intent, signal }),
    /** The requests for new quotes. */
    made: () =>
      network.requests
        .slice(before)
        .filter(({ method, path }) => method === 'POST' && path === '/quotes')
        .map(({ headers, body }) => ({ key: headers['idempotency-key'], body })),
  }
}

const gone = refusal(404, 'REFERENCE_NOT_FOUND')

test('a quote is read with its payee, who is not needed where the quote names none', async () => {
  const { client, quote, ada, read } = await shownQuote()
  const quoteId = quote.id

  expect(await loadQuote(client, { quoteId })).toMatchObject({ quote: { id: quoteId }, payee: { id: ada.usdPayeeId } })
  read({ destination: { destinationType: 'UMA_ADDRESS', umaAddress: '$grace@receiver.example' } })
  expect((await loadQuote(client, { quoteId })).payee).toBeUndefined()
})

test.each([
  ['PENDING', gone, 'REFERENCE_NOT_FOUND'],
  ['PENDING_AUTHORIZATION', gone, 'REFERENCE_NOT_FOUND'],
  ['PROCESSING', gone, undefined],
  ['EXPIRED', gone, undefined],
  ['PROCESSING', refusal(500, 'INTERNAL_ERROR'), 'INTERNAL_ERROR'],
])('a quote that is %s and whose payee cannot be read (%o) ends with %s', async (status, response, code) => {
  const { client, quote, read, network } = await shownQuote()
  read({ status })
  network.tamper('GET /customers/external-accounts/', () => response.clone())

  const loaded = await loadQuote(client, { quoteId: quote.id }).catch((error) => error)

  if (code) expect(loaded).toMatchObject({ code })
  else expect(loaded).toMatchObject({ quote: { status }, payee: undefined })
})

test('a user who leaves gets no quote', async () => {
  const { client, quote, intent, made } = await shownQuote()
  const signal = AbortSignal.abort()
  const cancelled = { code: 'CANCELLED' }

  await expect(loadQuote(client, { quoteId: quote.id, signal })).rejects.toMatchObject(cancelled)
  await expect(requestQuote(client, { intent, signal })).rejects.toMatchObject(cancelled)
  expect(made()).toHaveLength(1)
})

test('a quote whose response was lost is requested once more under its key, and its terms are remembered', async () => {
  const { client, intent, made, network } = await shownQuote()
  network.lose('POST /quotes', 'response')

  const { quote, payee } = await requestQuote(client, { intent })

  const [first, ...others] = made()
  expect([first?.key, others]).toEqual([intent.idempotencyKey, [first]])
  expect(payee?.id).toBe(quote.destination.accountId)
  expect(await readQuoteTerms(client.records, { quoteId: quote.id })).toMatchObject({ description: 'Chairs' })
})

test('two requests have keys of their own', async () => {
  const { intent } = await shownQuote()

  expect(createQuoteIntent(intent.request).idempotencyKey).not.toBe(intent.idempotencyKey)
  expect(createQuoteIntent(intent.request).request).toEqual(intent.request)
})

test.each([
  ['refused', 400, 'INSUFFICIENT_FUNDS', 1],
  ['failed twice', 500, 'INTERNAL_ERROR', 2],
])('a request that is %s is not repeated any further', async (_what, status, code, times) => {
  const { client, intent, made, network } = await shownQuote()
  network.tamper('POST /quotes', () => refusal(status, code))

  await expect(requestQuote(client, { intent })).rejects.toMatchObject({ code })
  expect(made()).toHaveLength(times)
})

test('a quote that nothing was sent for is replaced, and every page continues with the new one', async () => {
  const { replace, client, quote, made, reads } = await shownQuote()
  const before = reads()

  const found = await replace()

  if (typeof found === 'string') throw new Error(found)
  // It is read once, after the new one was made.
  expect([made().length, reads() - before]).toEqual([1, 1])
  expect(found.quote.id).not.toBe(quote.id)
  expect(await readPaymentIntent(client.records, { quoteId: quote.id })).toMatchObject({ replacedBy: found.quote.id })
  expect(await replace()).toBe('replaced')
  expect(made()).toHaveLength(1)
})

const example = wireExamples.getTransaction?.[200] as { id: string }

test.each([
  ['may still be executed', { status: 'PENDING' }, 'sent'],
  ['is called expired, but may still be executed', { status: 'EXPIRED' }, 'sent'],
  ['is on its way', { status: 'PROCESSING' }, 'sent'],
  ['waits for a proof', { status: 'PENDING_AUTHORIZATION' }, 'sent'],
  ['was made', { status: 'COMPLETED' }, 'sent'],
  ['failed without a reason', { status: 'FAILED' }, 'sent'],
  ['cannot be read', refusal(500, 'INTERNAL_ERROR'), 'sent'],
])('a payment that was sent and %s is not replaced', async (_what, reading, status) => {
  const { replace, read, made, record } = await shownQuote({ stamp: 's' })
  read(reading instanceof Response ? reading : { ...reading, transactionId: undefined })

  expect([await replace(), made()]).toEqual([status, []])
  expect(await record()).not.toHaveProperty('replacedBy')
})

test.each([
  ['QUOTE_RATE_UNAVAILABLE', 'replaced'],
  ['QUOTE_EXPIRED', 'replaced'],
  ['COUNTERPARTY_NOT_ALLOWED', 'sent'],
  [undefined, 'sent'],
])('a payment that failed because of %s is %s', async (reason, outcome) => {
  const { replace, read, network, made } = await shownQuote({ stamp: 's' })
  read({ status: 'FAILED', transactionId: example.id })
  network.tamper('GET /transactions/', () => Response.json({ ...example, status: 'FAILED', failureReason: reason }))

  const found = await replace()

  expect(typeof found === 'string' ? found : 'replaced').toBe(outcome)
  expect(made()).toHaveLength(outcome === 'replaced' ? 1 : 0)
})

test('a payment that was sent is replaced once it can no longer be executed', async () => {
  const { replace, recordOverdue, made } = await shownQuote()
  await recordOverdue()

  expect(await replace()).toMatchObject({ quote: { status: 'PENDING' } })

  expect(made()).toHaveLength(1)
})

test.each([
  ['nothing says', {}, refusal(500, 'INTERNAL_ERROR'), 1],
  ['an SCA session is needed to say', {}, refusal(409, 'SCA_SESSION_REQUIRED'), 'SCA_SESSION_REQUIRED'],
  [
    'an SCA session is needed to say, for one that was sent,',
    { stamp: 's' },
    refusal(409, 'SCA_SESSION_REQUIRED'),
    'SCA_SESSION_REQUIRED',
  ],
])('whether a quote was paid %s', async (_what, recorded, reading, end) => {
  const { replace, read, made } = await shownQuote(recorded)
  read(reading)

  const found = await replace().catch(({ code }) => code)

  expect(typeof found === 'string' ? found : made().length).toBe(end)
})

test('a user who leaves replaces nothing', async () => {
  const { replace, record } = await shownQuote({ stamp: 's' })

  await expect(replace(AbortSignal.abort())).rejects.toMatchObject({ code: 'CANCELLED' })
  expect(await record()).not.toHaveProperty('replacedBy')
})

test('a quote that is paid while its replacement is made is not replaced', async () => {
  const { replace, pay, network, record, made } = await shownQuote()
  let isPaying = false
  network.tamper('POST /quotes', async (body) => {
    if (isPaying) return body
    isPaying = true
    await pay()
    return body
  })

  expect(await replace()).toBe('sent')

  expect(made()).toHaveLength(1)
  expect(await record()).not.toHaveProperty('replacedBy')
})

test('a quote is not replaced while another tab pays it', async () => {
  const { replace, openTab, quote, network, pay } = await shownQuote()
  const paying = Promise.withResolvers<void>()
  const locked = openTab().tabs.withLock(`payment:${quote.id}`, () => paying.promise)
  const before = network.requests.length
  const paid = pay()

  const replaced = replace()
  for (let turns = 0; turns < 20; turns++) await turn()
  expect(network.requests).toHaveLength(before)
  paying.resolve()
  await locked

  expect([await paid, await replaced]).toEqual(['moved-on', 'sent'])
})
