import { expect, test } from 'vitest'
import { createTestClock } from '../../test/testClock.ts'
import { createServerTime } from '../time/clock.ts'
import { listCredentials } from '../wire/credentials.ts'
import { defaultHeaderNames } from '../wire/headerNames.ts'
import { startLogin } from '../wire/platform.ts'
import { executeQuote } from '../wire/quoteExecution.ts'
import { getQuote } from '../wire/quotes.ts'
import { createDocument } from '../wire/service/documents.ts'
import { call, send } from './send.ts'

function createTransport() {
  const clock = createTestClock()
  const sent: string[] = []
  const fetch = async (input: string | URL | Request) => {
    sent.push(String(input))
    return Response.json({ methods: [], data: [] })
  }
  const serverTime = createServerTime(clock)
  return { sent, transport: { baseUrl: '/api/wallet', headerNames: defaultHeaderNames, clock, serverTime, fetch } }
}

test('a path parameter that is misspelled, missing or of another operation does not compile and is not sent', async () => {
  const { transport, sent } = createTransport()
  const attempts = [
    // @ts-expect-error a typo
    () => send(transport, getQuote, { path: { quoteID: 'Quote:1' } }),
    // @ts-expect-error nothing given
    () => send(transport, getQuote, {}),
    // @ts-expect-error an id of another operation
    () => call({ transport }, getQuote, { path: { transactionId: 'Transaction:1' } }),
  ]

  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'REFERENCE_NOT_FOUND' })
  expect(sent).toEqual([])
})

test('an empty id, or the dots that shorten an address, are refused and not sent', async () => {
  const { transport, sent } = createTransport()
  const attempts = [
    () => send(transport, getQuote, { path: { quoteId: '' } }),
    // RFC 3986 §5.2.4
    () => send(transport, getQuote, { path: { quoteId: '.' } }),
    () => send(transport, executeQuote, { path: { quoteId: '..' } }),
    // Every object inherits it.
    () => send(transport, { ...getQuote, path: '/quotes/{constructor}' }, { path: {} as { constructor: string } }),
  ]

  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'REFERENCE_NOT_FOUND' })
  expect(sent).toEqual([])
})

test('an operation that uploads a file does not compile, because its body would be sent as JSON', () => {
  const { transport } = createTransport()
  const file = new File(['%PDF-'], 'passport.pdf')
  const body = { documentHolder: 'Customer:1', documentType: 'PASSPORT', country: 'GB', file } as const
  const attempts = [
    // @ts-expect-error a form
    () => send(transport, createDocument, { body }),
    // @ts-expect-error a form
    () => call({ transport }, createDocument, { body }),
  ]

  expect(attempts).toHaveLength(2)
})

test('a part of the input that an operation does not take, or needs, is checked where it is called', async () => {
  const { transport } = createTransport()
  const attempts = [
    // @ts-expect-error takes no path
    () => send(transport, listCredentials, { path: { accountId: 'a' }, query: { accountId: 'a' } }),
    // @ts-expect-error needs its query
    () => send(transport, listCredentials, {}),
    // @ts-expect-error takes no body
    () => send(transport, listCredentials, { query: { accountId: 'a' }, body: {} }),
    // @ts-expect-error needs its body
    () => send(transport, startLogin, {}),
  ]

  for (const attempt of attempts) await expect(attempt()).resolves.toMatchObject({ status: 200 })
})
