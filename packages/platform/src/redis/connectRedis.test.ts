import { createClient } from '@redis/client'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createSandboxWorld } from '../../test/createSandboxWorld.ts'
import { prepareRedis, type TestRedis, withoutRedis } from '../../test/startRedis.ts'
import { createWebhookWorld, eventText, transaction } from '../../test/webhookWorld.ts'
import { createLiveEvents } from '../exports/index.ts'
import { connectRedis, type RedisConnection } from '../exports/redis.ts'

let redis: TestRedis
const connections: RedisConnection[] = []
const connect = async () => {
  const connection = connectRedis({ url: redis.url })
  connections.push(connection)
  await expect
    .poll(() =>
      connection.store.get('ready').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  return connection
}

beforeAll(async () => {
  redis = await prepareRedis()
  if (!withoutRedis) await redis.start()
})
beforeEach(({ skip }) => skip(withoutRedis !== undefined, withoutRedis))
afterAll(async () => {
  for (const { close } of connections) close()
  await redis.stop()
})

const ttl = { ttlMs: 60_000 }
let names = 0
const key = () => `test:${++names}`

test('Redis gives back what was written, and forgets it in time', async () => {
  const { store } = await connect()
  const [kept, short] = [key(), key()]
  await store.set(kept, '{"a":1}', ttl)
  await store.set(kept, '', ttl)
  await store.set(short, 'soon gone', { ttlMs: 20.5 })

  expect(await store.get(kept)).toBe('')
  await expect.poll(() => store.get(short)).toBeUndefined()
})

test('of callers of two servers at the same time exactly one writes a value, and each gets a count of its own', async () => {
  const servers = [(await connect()).store, (await connect()).store] as const
  const [once, counter] = [key(), key()]

  const writes = await Promise.all(
    Array.from({ length: 100 }, (_, index) => servers[index % 2 ? 1 : 0].setIfAbsent(once, String(index), ttl)),
  )
  const counts = await Promise.all(
    Array.from({ length: 100 }, (_, index) => servers[index % 2 ? 1 : 0].increment(counter, ttl)),
  )

  expect(writes.filter(Boolean)).toHaveLength(1)
  expect(await servers[0].get(once)).toBe(String(writes.indexOf(true)))
  expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
  expect(await servers[1].get(counter)).toBe('100')
})

test('a counter ends after its own time, however often it counts, and a removed one starts again', async () => {
  const { store } = await connect()
  const [counter, short, removed] = [key(), key(), key()]
  const raw = await createClient({ url: redis.url }).connect()
  onTestFinished(() => raw.destroy())
  await store.increment(counter, ttl)
  await store.increment(counter, { ttlMs: 100 * ttl.ttlMs })
  await store.increment(short, { ttlMs: 20.5 })
  await store.increment(removed, ttl)
  await store.delete(removed)

  expect(await raw.pTTL(counter)).toBeLessThanOrEqual(ttl.ttlMs)
  expect(await store.increment(removed, ttl)).toBe(1)
  await expect.poll(() => store.get(short)).toBeUndefined()
})

test('a message reaches the listeners of every server, until they leave', async () => {
  const [one, other] = [(await connect()).publishSubscribe, (await connect()).publishSubscribe]
  const [channel, lastChannel, heard, ended] = [key(), key(), [] as string[], [] as string[]]
  const leaves = [one, other].map((server, index) =>
    server.subscribe(channel, (text) => heard.push(`${index} ${text}`)),
  )
  for (const server of [one, other]) server.subscribe(lastChannel, (text) => ended.push(text))
  await expect
    .poll(async () => {
      await one.publish(channel, 'first')
      return new Set(heard).size
    })
    .toBe(2)

  leaves[0]?.()
  let rounds = 0
  await expect
    .poll(async () => {
      const end = `end ${++rounds}`
      heard.length = 0
      await other.publish(channel, 'second')
      // Messages arrive in their order: where the last one is there, nothing else is still on its way.
      await other.publish(lastChannel, end)
      await expect.poll(() => ended.filter((text) => text === end)).toHaveLength(2)
      return heard
    })
    .toEqual(['1 second'])
})

test('a listener who leaves at once ends only its own listening', async () => {
  const { publishSubscribe } = await connect()
  const [channel, heard] = [key(), [] as string[]]
  const leave = publishSubscribe.subscribe(channel, (text) => heard.push(`left ${text}`))
  publishSubscribe.subscribe(channel, (text) => heard.push(`stayed ${text}`))

  leave()

  await expect
    .poll(async () => {
      await publishSubscribe.publish(channel, 'hello')
      return heard
    })
    .toContain('stayed hello')
  expect(heard).not.toContain('left hello')
})

test('once the last listener has left, Redis sends this server nothing more', async () => {
  const { publishSubscribe } = await connect()
  const raw = await createClient({ url: redis.url }).connect()
  onTestFinished(() => raw.destroy())
  const channel = key()
  const listenersOf = async () => (await raw.pubSubNumSub([channel]))[channel]
  const leave = publishSubscribe.subscribe(channel, () => undefined)
  await expect.poll(listenersOf).toBe(1)

  leave()
  publishSubscribe.subscribe(channel, () => undefined)()

  await expect.poll(listenersOf).toBe(0)
})

test('a listener hears what is said after Redis broke off while it subscribed', async () => {
  const { publishSubscribe } = await connect()
  const raw = await createClient({ url: redis.url }).connect()
  onTestFinished(() => raw.destroy())
  raw.on('error', () => undefined)
  const [channel, heard] = [key(), [] as string[]]
  await raw.sendCommand(['CLIENT', 'PAUSE', '60000', 'ALL'])
  publishSubscribe.subscribe(channel, (text) => heard.push(text))
  await new Promise((resolve) => setImmediate(resolve))

  await redis.stop()
  await redis.start()

  await expect
    .poll(async () => {
      await publishSubscribe.publish(channel, 'hello').catch(() => undefined)
      return heard
    })
    .toContain('hello')
})

test('a webhook that reaches one server is heard by a browser at the other, and is not handled again there', async () => {
  const [first, second] = [await connect(), await connect()]
  const heard = createLiveEvents(second)
  const { deliver, createServer } = await createWebhookWorld({ store: first.store, events: createLiveEvents(first) })
  const customerId = transaction.customerId
  const reader = (await heard.open({ customerId, lastEventId: undefined, isSignedIn: async () => true }))?.getReader()
  await reader?.read()

  const statuses = [
    (await deliver()).status,
    (await deliver(eventText(), createServer({ store: second.store }))).status,
  ]

  expect(statuses).toEqual([200, 409])
  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain(transaction.id)
  heard.close()
})

test('while Redis is away customers sign in and are counted; what depends on it waits, and works again by itself', async () => {
  const { store, publishSubscribe } = await connect()
  const world = await createSandboxWorld({ store })
  const webhooks = await createWebhookWorld({ store, events: createLiveEvents({ store, publishSubscribe }) })
  const begin = async () => {
    const { status } = await world.call('POST', '/passkeys/registration', {
      headers: { cookie: `app=${world.ada.customerId}` },
      body: { accountId: world.ada.accountId },
    })
    return status
  }
  const statuses = async (id: string) => [
    (await world.call('POST', '/login', { body: { email: world.ada.email } })).status,
    await begin(),
    (await webhooks.deliver(eventText({ id }))).status,
  ]

  const health = async () => {
    world.clock.now += 10_000
    return (await world.call('GET', '/health')).json
  }

  expect(await statuses('Webhook:a')).toEqual([200, 200, 200])
  expect(await health()).toEqual({ status: 'ok', service: 'ok', store: 'ok' })
  await redis.stop()
  expect(await statuses('Webhook:b')).toEqual([200, 503, 503])
  expect(await health()).toEqual({ status: 'degraded', service: 'ok', store: 'unavailable' })
  await redis.start()
  await expect.poll(() => statuses('Webhook:b'), { timeout: 8_000 }).toEqual([200, 200, 200])
  expect(await health()).toEqual({ status: 'ok', service: 'ok', store: 'ok' })
  expect(webhooks.handled.map(({ id }) => id)).toEqual(['Webhook:a', 'Webhook:b'])
})
