import { expect, test } from 'vitest'
import { begunPayment, refusal } from '../../../test/begunPayment.ts'
import { isWalletError } from '../../errors/WalletError.ts'

/** A request that was sent before, with a stamp that the service accepts. */
const sentBefore = { stamp: 'sandbox-valid-signature' }

/** What became of a payment: the outcome or the code of an error, and what left the browser. */
async function end(begun: Awaited<ReturnType<typeof begunPayment>>) {
  const unanswered: string[] = []
  const outcome = await begun.pay({ onUnanswered: ({ code }) => unanswered.push(code) }).catch((error: unknown) => {
    if (isWalletError(error)) return error.code
    throw error
  })
  return { outcome, unanswered }
}

/** How often the quote is read before the request: for the screen, and before it is signed. */
const readsBefore = 1

test('a request whose response says that the quote still waits may not have been carried out', async () => {
  const begun = await begunPayment()
  begun.answer(Response.json({ id: begun.quote.id, status: 'PENDING' }))

  expect(await end(begun)).toEqual({ outcome: 'unknown', unanswered: [] })
  expect((await begun.record())?.stamp).toEqual(expect.any(String))
})

test.each([
  ['no response', undefined, 'NETWORK_UNREACHABLE'],
  ['a failure', refusal(500, 'INTERNAL_ERROR'), 'INTERNAL_ERROR'],
  ['a conflict', refusal(409, 'CONFLICT'), 'CONFLICT'],
  ['an error that is new', refusal(503, 'SOMETHING_NEW'), 'SOMETHING_NEW'],
])('%s says nothing about the payment: its stamp stays, and the quote is not asked', async (_what, response, code) => {
  const begun = await begunPayment()
  if (response) begun.answer(response)
  else begun.network.lose('/execute', 'response')
  const before = begun.reads()

  expect(await end(begun)).toEqual({ outcome: 'unknown', unanswered: [code] })

  expect(begun.reads() - before).toBe(readsBefore)
  expect(await begun.record()).toMatchObject({ stamp: begun.sent()[0]?.stamp, idempotencyKey: begun.sent()[0]?.key })
})

const refused = refusal(400, 'INSUFFICIENT_FUNDS')
/** The service carried it out, and a relay reports a refusal: what the quote then says decides. */
test.each([
  ['PENDING', 'INSUFFICIENT_FUNDS'],
  ['EXPIRED', 'unknown'],
  ['PROCESSING', 'moved-on'],
  ['COMPLETED', 'moved-on'],
  ['PENDING_AUTHORIZATION', 'moved-on'],
])('a refusal of a quote that is read as %s afterwards ends as %s', async (status, outcome) => {
  const begun = await begunPayment()
  begun.answer(refused)
  begun.read({}, { status, transactionId: undefined })

  expect(await end(begun)).toEqual({ outcome, unanswered: ['INSUFFICIENT_FUNDS'] })

  const isRefused = outcome === 'INSUFFICIENT_FUNDS'
  expect((await begun.record())?.stamp === undefined).toBe(isRefused)
})

test('a refused payment keeps its key, its consent and its deadline for the next attempt', async () => {
  const begun = await begunPayment()
  begun.answer(refused)
  begun.read({ status: 'PENDING' })

  await end(begun)

  const record = await begun.record()
  expect(record).toMatchObject({ idempotencyKey: begun.sent()[0]?.key, agreed: expect.any(Object) })
  expect(record?.executableUntil).toEqual({ serviceMs: expect.any(Number), deviceMs: expect.any(Number) })
  expect(record).not.toHaveProperty('stamp')
  expect(record).not.toHaveProperty('refused')
})

test.each([
  ['a first request', {}, 'RATE_LIMITED'],
  ['a repetition', sentBefore, 'unknown'],
])('a refusal to %s that may be repeated ends as it has to: %s', async (_what, recorded, outcome) => {
  const begun = await begunPayment(recorded)
  begun.answer(refusal(429, 'RATE_LIMITED'))
  begun.read({ status: 'PENDING' })

  expect((await end(begun)).outcome).toBe(outcome)

  expect((await begun.record())?.stamp === undefined).toBe(outcome === 'RATE_LIMITED')
})

test('a repetition that is refused for good is refused', async () => {
  const begun = await begunPayment(sentBefore)
  begun.answer(refused)
  begun.read({ status: 'PENDING' })

  expect((await end(begun)).outcome).toBe('INSUFFICIENT_FUNDS')
  expect(await begun.record()).not.toHaveProperty('stamp')
})

test.each([
  [410, 'QUOTE_EXPIRED', true],
  [400, 'QUOTE_RATE_UNAVAILABLE', true],
  // The same quote is shown as it is now, and can be agreed to.
  [400, 'QUOTE_CHANGED', false],
  [400, 'INVALID_INPUT', false],
])('after %i %s only a new quote helps: %s', async (status, code, needsNew) => {
  const begun = await begunPayment()
  begun.answer(refusal(status, code))
  begun.read({ status: 'PENDING' })

  expect((await end(begun)).outcome).toBe(needsNew ? 'unknown' : code)

  const record = await begun.record()
  expect([record?.refused, record?.stamp !== undefined]).toEqual(needsNew ? [true, true] : [undefined, false])
})

test.each([
  ['SCA_SESSION_REQUIRED', 409, 'SCA_SESSION_REQUIRED'],
  ['INSUFFICIENT_FUNDS', 400, 'unknown'],
])('where reading needs an SCA session, %s of the request (%i) is %s', async (code, status, outcome) => {
  const begun = await begunPayment()
  begun.answer(refusal(status, code))
  begun.read({}, refusal(409, 'SCA_SESSION_REQUIRED'))

  expect((await end(begun)).outcome).toBe(outcome)
})

test.each([refusal(500, 'INTERNAL_ERROR'), refusal(404, 'REFERENCE_NOT_FOUND')])(
  'a refusal counts only once the quote was read: after %o it is unknown',
  async (reading) => {
    const begun = await begunPayment()
    begun.answer(refused)
    begun.read({}, reading)

    expect((await end(begun)).outcome).toBe('unknown')
    expect((await begun.record())?.stamp).toEqual(expect.any(String))
  },
)

test('a key that the service no longer accepts ends its session, and nothing is paid', async () => {
  const begun = await begunPayment()
  begun.answer(refusal(401, 'WALLET_SIGNATURE_INVALID'))
  begun.read({ status: 'PENDING' })

  expect((await end(begun)).outcome).toBe('WALLET_SIGNATURE_INVALID')

  expect(begun.client.sessions.getSnapshot().status).toBe('revoked')
  expect([begun.sent().length, (await begun.record())?.stamp]).toEqual([1, undefined])
})

test('another refusal leaves the session as it is', async () => {
  const begun = await begunPayment()
  begun.answer(refused)
  begun.read({ status: 'PENDING' })

  await end(begun)

  expect(begun.client.sessions.getSnapshot().status).toBe('active')
})

test('a stamp of an earlier session that is refused is made once more, for the same intent, and no session ends', async () => {
  const begun = await begunPayment({ stamp: 'of an earlier session' })
  begun.sandbox.scenarios.failNext('executeQuote', { status: 401, code: 'WALLET_SIGNATURE_INVALID' })

  expect((await end(begun)).outcome).toBe('moved-on')

  const [first, second, ...more] = begun.sent()
  expect([first?.key, second?.key, more]).toEqual(['first key', 'first key', []])
  expect(second?.stamp).not.toBe(first?.stamp)
  expect(begun.client.sessions.getSnapshot().status).toBe('active')
})

test('two pages that pay one quote take turns, and the second one finds it paid', async () => {
  const begun = await begunPayment()

  expect(await Promise.all([begun.pay(), begun.pay()])).toEqual(['moved-on', 'moved-on'])

  expect(begun.sent()).toHaveLength(1)
})
