import { createSandbox, sandboxBasePath, sandboxWebhookPublicKeyPem } from '@countersign/sandbox'
import { expect, test } from 'vitest'
import { brokenStore } from '../../test/brokenStore.ts'
import { createWebhookWorld, eventText, transaction } from '../../test/webhookWorld.ts'
import type { IncomingPaymentDecision, WebhookHandlerOptions } from '../exports/index.ts'
import { createLiveEvents, createWebhookHandler } from '../exports/index.ts'

const pending = eventText({
  type: 'INCOMING_PAYMENT.PENDING',
  data: { ...transaction, type: 'INCOMING', status: 'PENDING' },
})

test.each<[IncomingPaymentDecision, number, unknown]>([
  [{ decision: 'approve' }, 200, {}],
  [
    { decision: 'approve', receiverCustomerInfo: { FULL_NAME: 'Ada Byron' } },
    200,
    { receiverCustomerInfo: { FULL_NAME: 'Ada Byron' } },
  ],
  [
    { decision: 'reject', reason: 'Unknown sender' },
    403,
    {
      code: 'PAYMENT_REJECTED',
      message: 'Unknown sender',
      details: { reason: 'Unknown sender', rejectionReason: 'Unknown sender' },
    },
  ],
  [{ decision: 'more-data', requiredFields: ['ADDRESS'] }, 422, { requiredFields: ['ADDRESS'] }],
])('the decision %j is answered with %d', async (decision, status, body) => {
  const { deliver } = await createWebhookWorld({ onIncomingPayment: async () => decision })

  const answer = await deliver(pending)

  expect([answer.status, answer.json]).toEqual([status, body])
})

test('while the store and the channels are away, a payment that waits is decided on all the same: it is asked about once', async () => {
  const fail = () => Promise.reject(new Error('redis://user:password@store is down'))
  const errors: unknown[] = []
  let asked = 0
  const { deliver } = await createWebhookWorld({
    store: brokenStore(fail),
    events: createLiveEvents({ store: brokenStore(fail) }),
    onError: (error) => errors.push(error),
    onIncomingPayment: async () => {
      asked += 1
      return { decision: 'approve' }
    },
  })

  const other = await deliver(eventText({ id: 'Webhook:2' }))
  const [answer, again] = [await deliver(pending), await deliver(pending)]

  expect([answer.status, again.status, other.status, asked]).toEqual([200, 409, 503, 1])
  expect(errors).toHaveLength(1)
})

test('only a payment that waits is decided on', async () => {
  let asked = 0
  const { deliver } = await createWebhookWorld({
    onIncomingPayment: async () => {
      asked += 1
      return { decision: 'reject' }
    },
  })

  expect([(await deliver()).status, asked]).toEqual([200, 0])
})

/** A platform in front of the real sandbox, which asks it about a payment from a UMA address. */
async function receivePayment(options: Partial<WebhookHandlerOptions>) {
  const work: Promise<void>[] = []
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') }
  const sandbox = createSandbox({
    now: () => clock.now,
    verification: 'at creation',
    webhookEndpoint: 'https://app.test/webhooks',
    sendWebhook: (request) => handle(request),
  })
  const baseUrl = `https://service.test${sandboxBasePath}`
  const service = {
    baseUrl,
    ...sandbox.credentials,
    fetch: ((input, init) => sandbox.fetch(new Request(input, init))) as typeof fetch,
  }
  const handle = createWebhookHandler({
    publicKeys: [sandboxWebhookPublicKeyPem],
    service,
    now: () => clock.now,
    waitUntil: (late) => void work.push(late),
    ...options,
  })
  const authorization = `Basic ${btoa(`${service.clientId}:${service.clientSecret}`)}`
  const call = async (method: string, path: string, body?: unknown) => {
    const headers = { authorization, 'content-type': 'application/json' }
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    return (await service.fetch(baseUrl + path, init)).json()
  }

  const customer = await call('POST', '/customers', {
    customerType: 'INDIVIDUAL',
    email: 'ada@example.com',
    region: 'US',
    umaAddress: '$ada@uma.example',
  })
  const received = await call('POST', '/sandbox/uma/receive', {
    senderUmaAddress: '$success.usd@sandbox.example',
    receivingCurrencyCode: 'USD',
    receivingCurrencyAmount: 1_000,
    customerId: customer.id,
  })
  await sandbox.webhooks.settled()
  await Promise.all(work)
  const read = async () =>
    (await call('GET', `/transactions/${received.id}`)) as { status: string; failureReason?: string }
  const statuses = sandbox.webhooks
    .deliveries()
    .filter(({ type }) => type === 'INCOMING_PAYMENT.PENDING')
    .flatMap(({ attempts }) => attempts.map(({ status }) => status))
  return { read, statuses, sandbox, clock, received }
}

test.each<[string, IncomingPaymentDecision, number, RegExp]>([
  ['approved', { decision: 'approve' }, 200, /^(PROCESSING|COMPLETED)$/],
  ['rejected', { decision: 'reject' }, 403, /^REJECTED$/],
  [
    'approved later',
    { decision: 'later', decide: async () => ({ decision: 'approve' }) },
    202,
    /^(PROCESSING|COMPLETED)$/,
  ],
  [
    'rejected later',
    { decision: 'later', decide: async () => ({ decision: 'reject', reason: 'no' }) },
    202,
    /^REJECTED$/,
  ],
])('the sandbox carries out that a payment is %s', async (_how, decision, answered, status) => {
  const { read, statuses } = await receivePayment({ onIncomingPayment: async () => decision })

  expect(statuses).toEqual([answered])
  expect((await read()).status).toMatch(status)
})

test('a decision that comes too late is reported, and the payment has failed', async () => {
  const errors: string[] = []
  let decide: (made: { decision: 'approve' }) => void = () => {}
  const made = new Promise<{ decision: 'approve' }>((resolve) => {
    decide = resolve
  })
  const { read, sandbox } = await receivePayment({
    onIncomingPayment: async () => ({ decision: 'later', decide: () => made }),
    onError: (error) => errors.push(String(error)),
    waitUntil: () => {},
  })
  sandbox.clock.advance(6_000)
  decide({ decision: 'approve' })

  await expect.poll(() => errors).toEqual([expect.stringContaining('409')])
  expect(await read()).toMatchObject({ status: 'FAILED', failureReason: 'PAYMENT_APPROVAL_TIMED_OUT' })
})
