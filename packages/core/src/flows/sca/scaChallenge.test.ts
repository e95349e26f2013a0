import { expect, test } from 'vitest'
import { authorizations, awaitingPayment, payFromEurope, scaCode, signedInEuropean } from '../../../test/scaJourneys.ts'
import { turns } from '../../../test/testPage.ts'
import type { ScaPayment } from '../payment/scaPayment.ts'
import { authorizePayment, openPayment } from './scaChallenge.ts'

/** A payment that was read and waits for its proof; with `bare` only amount and payee are known. */
async function opened({ payee = 'EUR', bare = false }: { payee?: 'EUR' | 'USD'; bare?: boolean } = {}) {
  const world = await signedInEuropean()
  const { shown, ...agreed } = await awaitingPayment(world, payFromEurope(world, payee))
  const payment: ScaPayment = bare ? agreed : { ...agreed, shown }
  const { baseline, status } = await openPayment(world.client, { payment })
  if (status.type !== 'awaiting') throw new Error(`no proof is awaited: ${status.type}`)
  const { challenge } = status
  const prove = (signal?: AbortSignal) =>
    authorizePayment(world.client, { baseline, challengeId: challenge.id, proof: { code: scaCode }, signal })
  return { world, payment, challenge, prove }
}

test.each([
  ['the fee', () => ({ feesIncluded: 51 })],
  ['what arrives', () => ({ totalReceivingAmount: 1 })],
  ['the wallet that pays', () => ({ source: { sourceType: 'ACCOUNT', accountId: 'InternalAccount:other' } })],
  [
    'the rail',
    ({ destination }: { destination: object }) => ({ destination: { ...destination, paymentRail: 'SWIFT' } }),
  ],
])('the first reading of %s counts, even if the page knows only amount and payee', async (_what, change) => {
  const { world, prove } = await opened({ bare: true })
  world.network.tamper('GET /quotes', (body) => {
    const quote = JSON.parse(body) as { destination: object }
    return JSON.stringify({ ...quote, ...change(quote) })
  })

  expect(await prove()).toMatchObject({ type: 'changed' })
  expect(authorizations(world)).toEqual([])
})

test('two tabs at once send one proof', async () => {
  const { world, prove } = await opened({ payee: 'USD' })
  // Long enough for the other tab to read the same.
  world.network.tamper('GET /customers/external-accounts', async (body) => {
    await turns(40)
    return body
  })
  const found = await Promise.all([prove(), prove()])
  expect(authorizations(world)).toHaveLength(1)
  expect(found.map((status) => status.type === 'awaiting' && status.challenge.purpose)).toEqual(['PAYOUT', 'PAYOUT'])
})

test('a proof that comes after the end of its challenge is not sent', async () => {
  const { world, challenge, prove } = await opened()
  world.network.tamper('GET /quotes', (body) =>
    body.replaceAll(challenge.expiresAt.toISOString(), new Date(world.clock.now()).toISOString()),
  )

  await expect(prove()).rejects.toMatchObject({ code: 'SCA_CHALLENGE_EXPIRED' })
  expect(authorizations(world)).toEqual([])
})

test('a user who leaves while the payment is read again has proved nothing', async () => {
  const { world, prove } = await opened()
  const leaving = new AbortController()
  world.network.tamper('GET /customers/external-accounts', (body) => {
    queueMicrotask(() => leaving.abort())
    return body
  })

  await expect(prove(leaving.signal)).rejects.toMatchObject({ code: 'CANCELLED' })
  expect(authorizations(world)).toEqual([])
})

test('a proof that was sent counts even if the user leaves', async () => {
  const { world, payment, prove } = await opened()
  const leaving = new AbortController()
  world.network.tamper('/authorize', (body) => {
    leaving.abort()
    return body
  })

  expect(await prove(leaving.signal)).toEqual({ type: 'moved-on' })
  expect((await openPayment(world.client, { payment })).status).toEqual({ type: 'moved-on' })
})

test('a proof after which the same challenge is open was not accepted', async () => {
  const { world, challenge, prove } = await opened({ payee: 'USD' })
  world.network.tamper('/authorize', (body) => {
    const answer = JSON.parse(body) as { scaChallenge: object }
    return JSON.stringify({ ...answer, scaChallenge: { ...answer.scaChallenge, id: challenge.id } })
  })

  await expect(prove()).rejects.toMatchObject({ code: 'SCA_PROOF_REFUSED' })
})

test.each(['totalSendingAmount', 'totalReceivingAmount', 'feesIncluded'])(
  'the response to a proof requests no further proof where its %s differs',
  async (field) => {
    const { world, prove } = await opened({ payee: 'USD' })
    world.network.tamper('/authorize', (body) => JSON.stringify({ ...(JSON.parse(body) as object), [field]: 9_999 }))

    expect(await prove()).toMatchObject({ type: 'changed', changes: [{ field, after: 9_999n }] })
  },
)

test('a next challenge that the response leaves out is read', async () => {
  const { world, prove } = await opened({ payee: 'USD' })
  world.network.tamper('/authorize', (body) => {
    const { id, status } = JSON.parse(body) as Record<string, unknown>
    return JSON.stringify({ id, status })
  })

  expect(await prove()).toMatchObject({ type: 'awaiting', challenge: { purpose: 'PAYOUT' } })
})

test('a payment that awaits a proof and carries no challenge is an unexpected response', async () => {
  const { world, payment } = await opened()
  world.network.tamper('GET /quotes', (body) => JSON.stringify({ ...(JSON.parse(body) as object), scaChallenge: null }))
  await expect(openPayment(world.client, { payment })).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE' })
})

test('a quote that was never executed is not called authorized', async () => {
  const { world, payment } = await opened()
  world.network.tamper('GET /quotes', (body) => JSON.stringify({ ...(JSON.parse(body) as object), status: 'PENDING' }))
  await expect(openPayment(world.client, { payment })).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('a response to a proof that says as little does not make it authorized either', async () => {
  const { world, payment, prove } = await opened()
  world.network.tamper('/authorize', () => JSON.stringify({ id: payment.quoteId, status: 'PENDING' }))
  await expect(prove()).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('the reason why a payment ended is read from its transaction, and is not required', async () => {
  const { world, payment } = await opened()
  const transaction = { failureReason: 'LIMIT_EXCEEDED', status: 'FAILED' }
  world.network.tamper('GET /quotes', (body) => JSON.stringify({ ...(JSON.parse(body) as object), status: 'FAILED' }))
  world.network.lose('GET /transactions', 'request')
  expect(await openPayment(world.client, { payment })).toMatchObject({
    status: { type: 'ended', error: { code: 'SCA_NOT_COMPLETED' } },
  })

  world.network.tamper('GET /transactions', (body) =>
    JSON.stringify({ ...(JSON.parse(body) as object), ...transaction }),
  )
  expect(await openPayment(world.client, { payment })).toMatchObject({
    status: { type: 'ended', error: { code: 'LIMIT_EXCEEDED' } },
  })
})

test.each(['FAILED', 'EXPIRED'])('a proof that a response calls %s counts if the payment moved on', async (status) => {
  const { world, payment, prove } = await opened()
  world.network.tamper('/authorize', () => JSON.stringify({ id: payment.quoteId, status }))

  expect(await prove()).toEqual({ type: 'moved-on' })
})

test.each(['FAILED', 'EXPIRED'])(
  'a payment that one reading calls %s waits for its proof as before',
  async (status) => {
    const { world, payment } = await opened()
    let lies = 1
    world.network.tamper('GET /quotes', (body) =>
      lies-- > 0 ? JSON.stringify({ ...(JSON.parse(body) as object), status }) : body,
    )

    expect((await openPayment(world.client, { payment })).status).toMatchObject({ type: 'awaiting' })
  },
)

test('a proof whose response states another amount counts, if the payment moved on', async () => {
  const { world, prove } = await opened()
  const claimed = { status: 'PENDING_AUTHORIZATION', totalSendingAmount: 9_999 }
  world.network.tamper('/authorize', (body) => JSON.stringify({ ...(JSON.parse(body) as object), ...claimed }))

  expect(await prove()).toEqual({ type: 'moved-on' })
})

test('a payee that cannot be read leaves the proof unsent, and an unreadable other payee is a change', async () => {
  const { world, payment, prove } = await opened()
  world.network.lose('GET /customers/external-accounts', 'request')
  await expect(prove()).rejects.toMatchObject({ code: 'NETWORK_UNREACHABLE' })

  world.network.lose('GET /customers/external-accounts', 'request')
  world.sandbox.sca.changeQuote({ quoteId: payment.quoteId, change: 'payee' })
  expect(await prove()).toMatchObject({ type: 'changed', changes: [{ field: 'destination' }] })
  expect(authorizations(world)).toEqual([])
})

test('a refusal that the user cannot act on says nothing about the proof', async () => {
  const { world, prove } = await opened()
  world.sandbox.scenarios.failNext('authorizeQuote', { status: 409, code: 'CONFLICT' })
  await expect(prove()).rejects.toMatchObject({
    code: 'SCA_OUTCOME_UNKNOWN',
    cause: { code: 'CONFLICT', httpStatus: 409 },
  })
})

test.each(['CANCELLED', 'SOMETHING_NEW'])('a payment that stays %s is not called authorized', async (status) => {
  const { world, payment, prove } = await opened()
  let readings = 0
  world.network.tamper('GET /quotes', (body) => {
    readings++
    return JSON.stringify({ ...(JSON.parse(body) as object), status })
  })

  await expect(openPayment(world.client, { payment })).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE' })
  expect(readings).toBe(2)
  await expect(prove()).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE' })
  expect(authorizations(world)).toEqual([])
})

test('one reading with an unknown status, or one answer to a proof, is read again', async () => {
  const { world, payment, prove } = await opened()
  let lies = 1
  const once = (body: string) =>
    lies-- > 0 ? JSON.stringify({ ...(JSON.parse(body) as object), status: 'CANCELLED' }) : body
  world.network.tamper('GET /quotes', once)
  world.network.tamper('/authorize', (body) => body.replace(/"status":"[A-Z]+"/, '"status":"SOMETHING_NEW"'))

  expect(await openPayment(world.client, { payment })).toMatchObject({ status: { type: 'awaiting' } })
  expect(await prove()).toEqual({ type: 'moved-on' })
})
