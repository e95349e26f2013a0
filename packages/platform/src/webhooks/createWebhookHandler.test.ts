import { expect, onTestFinished, test, vi } from 'vitest'
import { brokenStore } from '../../test/brokenStore.ts'
import { createWebhookWorld, eventText, eventTime, transaction } from '../../test/webhookWorld.ts'
import { createLiveEvents, createWebhookHandler } from '../exports/index.ts'

const day = 86_400_000

test.each([
  [7 * day, 200],
  [8 * day + 1, 401],
  [-5 * 60_000, 200],
  [-5 * 60_000 - 1, 401],
])('an event that happened %d ms ago gets %d', async (age, status) => {
  const { deliver, clock } = await createWebhookWorld()
  clock.now = eventTime + age

  expect((await deliver()).status).toBe(status)
})

test.each(['', 'text', '{}', '[]', 'null', eventText({ timestamp: 'never' }), `${eventText()}${eventText()}`])(
  'a signed body that is no event, such as %.30s, is refused and not handled',
  async (text) => {
    const { deliver, handled } = await createWebhookWorld()

    expect([(await deliver(text)).status, handled.length]).toEqual([400, 0])
  },
)

test('other methods and larger bodies are refused before anything is verified', async () => {
  const { createServer, deliver } = await createWebhookWorld()
  const read = await createServer()(new Request('https://app.test/webhooks'))
  const large = await deliver(eventText({ data: 'x'.repeat(300_000) }))

  expect([read.status, read.headers.get('allow'), large.status]).toEqual([405, 'POST', 413])
})

test('an event that was handled gets 409, at another server as well', async () => {
  const { deliver, createServer, handled } = await createWebhookWorld()

  const statuses = [
    (await deliver()).status,
    (await deliver()).status,
    (await deliver(eventText(), createServer())).status,
  ]

  expect([statuses, handled.length]).toEqual([[200, 409, 409], 1])
})

test('of 20 deliveries at once to two servers one is handled, and the others are sent again', async () => {
  const { deliver, createServer, handled } = await createWebhookWorld()
  const servers = [createServer(), createServer()]

  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => deliver(eventText(), servers[index % 2])))

  const statuses = answers.map(({ status }) => status)
  expect(handled).toHaveLength(1)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.every((status) => [200, 409, 503].includes(status))).toBe(true)
})

test('an event whose handler fails is sent again, and handled then', async () => {
  let failures = 1
  const errors: unknown[] = []
  const { deliver } = await createWebhookWorld({
    onEvent: async () => {
      if (failures-- > 0) throw new Error('the database is away: postgres://user:password@host')
    },
    onError: (error, event) => errors.push([String(error), event]),
  })

  const first = await deliver()
  const second = await deliver()

  expect([first.status, second.status]).toEqual([500, 200])
  expect(JSON.stringify(first.json)).not.toContain('password')
  expect(errors).toHaveLength(1)
})

test('a handler that takes long is not run twice: the service hears 503, and 409 when it is done', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let [runs, finish] = [0, () => {}]
  const { deliver } = await createWebhookWorld({
    onEvent: () => {
      runs += 1
      return new Promise((resolve) => {
        finish = resolve
      })
    },
  })

  const first = deliver()
  await vi.waitFor(() => expect(runs).toBe(1))
  await vi.advanceTimersByTimeAsync(4_000)
  const again = await deliver()
  finish()
  await vi.waitFor(async () => expect((await deliver()).status).toBe(409))

  expect([(await first).status, again.status, runs]).toEqual([503, 503, 1])
})

test('a server that ends while it handles an event leaves it to another one after two minutes', async () => {
  const { deliver, createServer, clock } = await createWebhookWorld()
  let handled = 0
  const begun = Promise.withResolvers<void>()
  const dying = createServer({
    onEvent: () => {
      begun.resolve()
      return new Promise(() => undefined)
    },
  })
  const other = createServer({ onEvent: async () => void handled++ })
  void deliver(eventText(), dying)
  await begun.promise

  const early = await deliver(eventText(), other)
  clock.now += 120_001
  const late = await deliver(eventText(), other)

  expect([early.status, late.status, handled]).toEqual([503, 200, 1])
})

test('while the store is away nothing is handled, and the service sends it again', async () => {
  const fail = () => Promise.reject(new Error('redis://user:password@store is down'))
  const { deliver, handled } = await createWebhookWorld({ store: brokenStore(fail) })

  const answer = await deliver()

  expect([answer.status, handled.length]).toEqual([503, 0])
  expect(JSON.stringify(answer.json)).not.toContain('password')
})

test('if the store fails after the handler, the service hears that it was handled, and a repetition does not run', async () => {
  const { store, createServer, deliver, handled } = await createWebhookWorld()
  const failing = { ...store, set: () => Promise.reject(new Error('down')) }
  const server = createServer({ store: failing })

  const statuses = [(await deliver(eventText(), server)).status, (await deliver(eventText(), server)).status]

  expect([statuses, handled.length]).toEqual([[200, 409], 1])
})

test('the handler of a type gets its data parsed', async () => {
  const seen: unknown[] = []
  const { deliver } = await createWebhookWorld({
    on: {
      'OUTGOING_PAYMENT.COMPLETED': async ({ type, data }) => void seen.push([type, data.id, data.status]),
      'OUTGOING_PAYMENT.FAILED': async () => void seen.push('another type'),
    },
  })

  await deliver()

  expect(seen).toEqual([['OUTGOING_PAYMENT.COMPLETED', transaction.id, 'COMPLETED']])
})

test('data that does not fit is not handed to a handler; the event is sent again', async () => {
  let calls = 0
  const { deliver } = await createWebhookWorld({ on: { 'CARD.STATE_CHANGE': async () => void calls++ } })

  expect([(await deliver(eventText({ type: 'CARD.STATE_CHANGE', data: 7 }))).status, calls]).toEqual([500, 0])
})

test.each(['SOMETHING.NEW', '__proto__', 'constructor', 'toString'])(
  'an event of type %s runs no handler of a type',
  async (type) => {
    const { deliver, handled } = await createWebhookWorld({ on: {} })

    expect([(await deliver(eventText({ type }))).status, handled.length]).toEqual([200, 1])
  },
)

test('a key that is no PEM is refused when the handler is created', () => {
  for (const publicKeys of [[], [''], ['-----BEGIN PUBLIC KEY-----'], ['AAAA']])
    expect(() => createWebhookHandler({ publicKeys })).toThrow(TypeError)
})

test('what an event is about is told to its own customer, as kinds and ids', async () => {
  const events = createLiveEvents({ now: () => eventTime })
  const { deliver } = await createWebhookWorld({ events })
  const open = (customerId: string) => events.open({ customerId, lastEventId: undefined, isSignedIn: async () => true })
  const own = (await open(transaction.customerId))?.getReader()
  const other = (await open('Customer:2'))?.getReader()
  const [, hello] = [await own?.read(), await other?.read()]
  await deliver()

  const told = new TextDecoder().decode((await own?.read())?.value)
  const waiting = other?.read()
  events.close()

  const changes = [
    { kind: 'transaction', id: transaction.id },
    { kind: 'quote', id: transaction.quoteId },
  ]
  expect(told).toMatch(/^id: [0-9a-f]{8}\.\d+\.1\n/)
  expect(told.split('data: ')[1]).toBe(`${JSON.stringify({ changes })}\n\n`)
  expect([hello?.done, (await waiting)?.done]).toEqual([false, true])
})
