import { webhookSchema } from '@countersign/core/wire'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createTestQuote, createTestService, createTestWallet } from '../../../test/createTestService.ts'
import { derToP1363 } from '../../crypto/der.ts'
import { base64ToBytes, bytesToText, textToBytes } from '../../crypto/encoding.ts'
import { createSandbox, sandboxWebhookPublicKeyPem } from '../../exports/index.ts'

type Received = { id: string; type: string; bodyText: string; signature: string | null }

const minute = 60_000

/** A sandbox whose events reach an endpoint that answers as a test says. */
function withEndpoint(answer: (event: Received) => Response | Promise<Response>) {
  const received: Received[] = []
  const service = createTestService({
    webhookEndpoint: 'https://platform.test/webhooks',
    sendWebhook: async (request) => {
      const bodyText = await request.text()
      const { id, type } = v.parse(webhookSchema, JSON.parse(bodyText))
      const event = { id, type, bodyText, signature: request.headers.get('X-Service-Signature') }
      received.push(event)
      return answer(event)
    },
  })
  return { service, received, settled: service.sandbox.webhooks.settled }
}

const typesOf = (events: readonly Received[]) => events.map(({ type }) => type)

test('a payment announces each of its states and each change of the balance', async () => {
  const { service, received, settled } = withEndpoint(() => new Response())
  const wallet = await createTestWallet(service, { accountNumber: '12345678005' })
  const { params } = await createTestQuote(service, { wallet })
  await service.succeed('executeQuote', 200, { params, signature: 'sandbox-valid-signature' })
  service.sandbox.clock.advance(minute)
  await settled()

  expect(typesOf(received)).toEqual([
    'INTERNAL_ACCOUNT.BALANCE_UPDATED',
    'INCOMING_PAYMENT',
    'OUTGOING_PAYMENT.PENDING',
    'INTERNAL_ACCOUNT.BALANCE_UPDATED',
    'OUTGOING_PAYMENT.PROCESSING',
    'OUTGOING_PAYMENT.COMPLETED',
    'OUTGOING_PAYMENT.FAILED',
    'OUTGOING_PAYMENT.REFUND_PENDING',
    'OUTGOING_PAYMENT.REFUND_COMPLETED',
    'INTERNAL_ACCOUNT.BALANCE_UPDATED',
  ])
})

test('an event is the resource as it stood then, at the time when it happened', async () => {
  const { service, received, settled } = withEndpoint(() => new Response())
  const wallet = await createTestWallet(service)
  const { params, quote } = await createTestQuote(service, { wallet })
  await service.succeed('executeQuote', 200, { params, signature: 'sandbox-valid-signature' })
  service.sandbox.clock.advance(minute)
  await settled()

  const event = received.find(({ type }) => type === 'OUTGOING_PAYMENT.COMPLETED')!
  expect(JSON.parse(event.bodyText)).toMatchObject({
    id: expect.stringMatching(/^Webhook:[0-9a-f-]{36}$/),
    timestamp: '2026-01-05T12:00:03.000Z',
    data: { id: quote.transactionId, status: 'COMPLETED', customerId: wallet.customerId },
  })
})

test('the signature covers the raw bytes of the body, and no other', async () => {
  const { service, received, settled } = withEndpoint(() => new Response())
  await createTestWallet(service)
  await settled()

  const [event] = received
  const { v: version, s } = JSON.parse(event!.signature!)
  const pem = sandboxWebhookPublicKeyPem.replace(/-----[A-Z ]+-----|\n/g, '')
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('spki', base64ToBytes(pem), algorithm, false, ['verify'])
  const verify = (text: string) => crypto.subtle.verify(algorithm, key, derToP1363(base64ToBytes(s)), textToBytes(text))

  expect(version).toBe('1')
  expect(await verify(event!.bodyText)).toBe(true)
  expect(await verify(JSON.stringify(JSON.parse(event!.bodyText), null, 1))).toBe(false)
  expect(await verify(`${event!.bodyText} `)).toBe(false)
})

test('a refused event comes again under the same id, with pauses that double', async () => {
  const answers = [500, 500, 500, 500, 200, 200]
  const { service, received, settled } = withEndpoint(() => new Response(null, { status: answers.shift() ?? 200 }))
  await fund(service)
  await settled()
  const [{ id } = { id: '' }] = received

  for (const [seconds, attempts] of [
    [4.9, 1],
    [0.1, 2],
    [9.9, 2],
    [0.1, 3],
    [3600, 3],
  ] as const) {
    service.sandbox.clock.advance(seconds * 1000)
    await settled()
    expect([seconds, received.filter((event) => event.id === id).length]).toEqual([seconds, attempts])
  }
  const delivery = service.sandbox.webhooks.deliveries().find((one) => one.id === id)
  expect(delivery?.attempts.map(({ status }) => status)).toEqual([500, 500, 200])
  expect(delivery?.status).toBe('DELIVERED')
})

test('409 ends the attempts: the platform has the event', async () => {
  const { service, received, settled } = withEndpoint(() => new Response(null, { status: 409 }))
  await fund(service)
  service.sandbox.clock.advance(60 * minute)
  await settled()

  expect(new Set(received.map(({ id }) => id)).size).toBe(received.length)
  expect(service.sandbox.webhooks.deliveries().map(({ status }) => status)).toEqual(['DUPLICATE', 'DUPLICATE'])
})

test('an endpoint that never answers is tried for seven days, at most every 30 minutes', async () => {
  const { service, received, settled } = withEndpoint(() => Promise.reject(new Error('refused')))
  await fund(service)
  await settled()
  const [{ id } = { id: '' }] = received
  service.sandbox.clock.advance(8 * 24 * 60 * minute)
  await settled()

  const delivery = service.sandbox.webhooks.deliveries().find((one) => one.id === id)!
  const times = delivery.attempts.map(({ at }) => Date.parse(at))
  const pauses = times.slice(1).map((time, index) => time - times[index]!)
  expect(delivery.status).toBe('GIVEN_UP')
  expect(pauses.slice(0, 4)).toEqual([5000, 10_000, 20_000, 40_000])
  expect(Math.max(...pauses)).toBe(30 * minute)
  expect(times.at(-1)! - times[0]!).toBeLessThanOrEqual(7 * 24 * 60 * minute)
  expect(times.at(-1)! - times[0]!).toBeGreaterThan((7 * 24 - 1) * 60 * minute)
})

test('without an endpoint the events are only listed', async () => {
  const service = createTestService()
  await fund(service)
  const response = await service.sandbox.fetch(new Request('http://sandbox/sandbox/webhooks'))

  const log = await response.json()
  expect(log.publicKeyPem).toBe(sandboxWebhookPublicKeyPem)
  expect(log.data).toMatchObject([
    { type: 'INTERNAL_ACCOUNT.BALANCE_UPDATED', status: 'NOT_SENT', attempts: [] },
    { type: 'INCOMING_PAYMENT', status: 'NOT_SENT', attempts: [], body: { data: { type: 'INCOMING' } } },
  ])
})

test('a test event is sent once, and its answer is the answer', async () => {
  const { service, received } = withEndpoint(() => new Response('no teapot', { status: 418 }))
  const answer = await service.succeed('sendTestWebhook', 200)
  expect(answer).toEqual({ response_status: 418, url: 'https://platform.test/webhooks', response_body: 'no teapot' })
  service.sandbox.clock.advance(60 * minute)
  expect(typesOf(received)).toEqual(['TEST'])
})

test('a test event without an endpoint, or without an answer, is a refusal that says which', async () => {
  const unset = await createTestService().refuse('sendTestWebhook')
  expect(unset).toMatchObject({ status: 400, body: { code: 'WEBHOOK_ENDPOINT_NOT_SET' } })

  const { service } = withEndpoint(() => Promise.reject(new Error('refused')))
  expect(await service.refuse('sendTestWebhook')).toMatchObject({ body: { code: 'WEBHOOK_DELIVERY_ERROR' } })
})

test('an endpoint that is no address delivers nothing and breaks nothing', async () => {
  const service = createTestService({ webhookEndpoint: 'not an address' })
  expect(await service.refuse('sendTestWebhook')).toMatchObject({ body: { code: 'WEBHOOK_DELIVERY_ERROR' } })
})

test('what is still to be delivered survives a saved state', async () => {
  const { service, settled } = withEndpoint(() => new Response(null, { status: 503 }))
  await fund(service)
  await settled()
  const bodies: string[] = []
  const next = createSandbox({
    now: () => Date.UTC(2026, 0, 5, 13),
    sendWebhook: async (request) => {
      bodies.push(bytesToText(new Uint8Array(await request.arrayBuffer())))
      return new Response()
    },
  })
  next.importState(service.sandbox.exportState())
  next.clock.catchUp()
  await next.webhooks.settled()

  expect(next.webhooks.deliveries().map(({ status }) => status)).toEqual(['DELIVERED', 'DELIVERED'])
  expect(bodies.map((text) => JSON.parse(text).type)).toEqual(['INTERNAL_ACCOUNT.BALANCE_UPDATED', 'INCOMING_PAYMENT'])
})

test('the log keeps the last thousand events', async () => {
  const service = createTestService()
  const accountId = await createAccount(service)
  for (let index = 0; index < 501; index++)
    await service.succeed('fundInternalAccount', 200, { params: { accountId }, body: { amount: 1 } })
  expect(service.sandbox.webhooks.deliveries()).toHaveLength(1000)
})

async function createAccount(service: ReturnType<typeof createTestService>): Promise<string> {
  const customer = await service.succeed('createCustomer', 201, {
    body: { customerType: 'BUSINESS', businessInfo: { legalName: 'Engines Ltd', country: 'GB' } },
  })
  const accounts = await service.succeed('listInternalAccounts', 200, { query: { customerId: customer.id } })
  return accounts.data[0]!.id
}

/** Two events: the balance, and the payment. */
async function fund(service: ReturnType<typeof createTestService>): Promise<void> {
  const accountId = await createAccount(service)
  await service.succeed('fundInternalAccount', 200, { params: { accountId }, body: { amount: 1 } })
}

test('an endpoint that never answers does not fill the memory, and what it got late leaves the log', async () => {
  const { service } = withEndpoint(() => new Response(null, { status: 503 }))
  const accountId = await createAccount(service)
  const more = () => service.succeed('fundInternalAccount', 200, { params: { accountId }, body: { amount: 1 } })
  await more()
  const saved = JSON.parse(service.sandbox.exportState())
  const copies = Array.from({ length: 10_000 }, (_, index) => ({ ...saved.webhooks[0], id: `Webhook:${index}` }))
  service.sandbox.importState(JSON.stringify({ ...saved, webhooks: [...copies, ...saved.webhooks], agenda: [] }))
  await more()
  expect(service.sandbox.webhooks.deliveries()).toHaveLength(10_000)
  const other = JSON.parse(service.sandbox.exportState())
  const webhooks = other.webhooks.map((event: object) => ({ ...event, status: 'DELIVERED' }))
  service.sandbox.importState(JSON.stringify({ ...other, webhooks }))
  await more()
  expect(service.sandbox.webhooks.deliveries()).toHaveLength(1_000)
})
