import { execFile } from 'node:child_process'
import process from 'node:process'
import { promisify } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { turn } from '../../test/testClock.ts'
import { onActivity, onWake } from '../session/pageEvents.ts'
import { readTabMessage, type TabMessage } from './tabMessages.ts'
import { createTabs } from './tabs.ts'

const channels: BroadcastChannel[] = []
let names = 0

function openChannel() {
  const name = `tabs-${++names}`
  const channel = new BroadcastChannel(name)
  channels.push(channel)
  return { name, channel }
}

function listenIn(name: string): TabMessage[] {
  const heard: TabMessage[] = []
  createTabs({ name }).listen((said) => {
    const message = readTabMessage(said)
    if (message) heard.push(message)
  })
  return heard
}

afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
})

test('a message of another script on the channel is parsed before it is trusted', async () => {
  const { name, channel } = openChannel()
  const heard = listenIn(name)

  for (const noise of [null, 'signed-out', 7, {}, { type: 'signed-out' }, { type: 'erase', accountId: 'a' }, [1]])
    channel.postMessage(noise)
  channel.postMessage({ type: 'signed-out', accountId: { toString: 1 } })
  channel.postMessage({ type: 'signed-out', accountId: 'InternalAccount:1', extra: 1 })
  for (let turns = 0; turns < 10; turns++) await turn()

  expect(heard).toEqual([{ type: 'signed-out', accountId: 'InternalAccount:1' }])
})

test.each<TabMessage>([
  { type: 'signed-in', accountId: 'a' },
  { type: 'signed-out', accountId: 'a' },
  { type: 'refreshed', accountId: 'a' },
  { type: 'revoked', accountId: 'a', sessionId: 's' },
  { type: 'locked', accountId: 'a', sessionId: 's' },
  { type: 'lost', accountId: 'a', sessionId: 's' },
  { type: 'active', atMs: 1 },
  { type: 'changed', changes: [{ kind: 'everything' }, { kind: 'quote', id: 'Quote:1' }], eventId: '7' },
])('the message %j is understood', (message) => {
  expect(readTabMessage(message)).toEqual(message)
})

test('a browser that refuses channels works as one tab', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('denied', 'SecurityError')
      }
    },
  )
  const tabs = createTabs({ name: 'refused' })

  expect(() => tabs.broadcast({ type: 'signed-in', accountId: 'a' })).not.toThrow()
  expect(() => tabs.listen(() => {})()).not.toThrow()
})

test.each([undefined, { locks: undefined }])(
  'a browser without locks (%j) does one thing at a time in this page',
  async (navigator) => {
    vi.stubGlobal('navigator', navigator)
    const tabs = createTabs({ name: 'lockless' })
    let atOnce = 0
    let most = 0
    const work = async () => {
      most = Math.max(most, ++atOnce)
      await turn()
      atOnce--
    }

    await Promise.all([1, 2, 3].map(() => tabs.withLock('one', work)))

    expect(most).toBe(1)
  },
)

test('a browser without channels works as one tab', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const tabs = createTabs({ name: 'channelless' })

  expect(() => tabs.broadcast({ type: 'signed-in', accountId: 'a' })).not.toThrow()
  expect(() => tabs.listen(() => {})()).not.toThrow()
})

test('the end of a session without its name, and activity without a time, are not messages', async () => {
  const { name, channel } = openChannel()
  const heard = listenIn(name)

  channel.postMessage({ type: 'revoked', accountId: 'a' })
  channel.postMessage({ type: 'active', accountId: 'a' })
  channel.postMessage({ type: 'active', atMs: '1' })
  channel.postMessage({ type: 'locked', accountId: 'a', sessionId: 's', privateKey: 1 })
  for (let turns = 0; turns < 10; turns++) await turn()

  expect(heard).toEqual([{ type: 'locked', accountId: 'a', sessionId: 's' }])
})

test('only touching a visible page counts as activity, and an unsubscribed listener gets no event', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', page)
  const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'visibilitychange']
  let active = 0
  const leave = onActivity(() => active++)
  const touch = () => touches.map((event) => page.dispatchEvent(new Event(event)))

  touch()
  expect(active).toBe(touches.length)
  page.visibilityState = 'hidden'
  touch()
  page.visibilityState = 'visible'
  leave()
  touch()

  expect(active).toBe(touches.length)
})

test('a browser that refuses locks still runs one task at a time in this page', async () => {
  const request = () => Promise.reject(new DOMException('denied', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request } })
  const tabs = createTabs({ name: 'unlocked' })
  const order: string[] = []
  const work = (name: string) => async () => {
    order.push(`${name} begins`)
    await turn()
    order.push(`${name} ends`)
    return name
  }

  const results = await Promise.all([tabs.withLock('one', work('a')), tabs.withLock('one', work('b'))])

  expect(results).toEqual(['a', 'b'])
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})

test('work that fails under a lock is not done again without one', async () => {
  let runs = 0
  const tabs = createTabs({ name: 'failing' })

  await expect(
    tabs.withLock('one', async () => {
      runs++
      throw new DOMException('from the work', 'SecurityError')
    }),
  ).rejects.toThrow('from the work')
  expect(runs).toBe(1)
  await expect(tabs.withLock('one', async () => 'next')).resolves.toBe('next')
})

test('an unsubscribed listener is not woken', () => {
  const target = new EventTarget()
  vi.stubGlobal('window', target)
  vi.stubGlobal('document', target)
  let woken = 0
  const leave = onWake(() => woken++)

  for (const event of ['pageshow', 'focus', 'online', 'visibilitychange']) target.dispatchEvent(new Event(event))
  leave()
  for (const event of ['pageshow', 'focus', 'online', 'visibilitychange']) target.dispatchEvent(new Event(event))

  expect(woken).toBe(4)
})

test('a tab hears the others, not itself, until it stops listening', async () => {
  const name = `tabs-${++names}`
  const [speaker, hearer] = [createTabs({ name }), createTabs({ name })]
  const heard: unknown[] = []
  const echo: unknown[] = []
  const stop = hearer.listen((message) => heard.push(message))
  speaker.listen((message) => echo.push(message))
  const message = { type: 'signed-in', accountId: 'a' } as const

  speaker.broadcast(message)
  await vi.waitFor(() => expect(heard).toEqual([message]))
  stop()
  const after = new Promise((resolve) => hearer.listen(resolve))
  speaker.broadcast(message)
  await after

  expect([heard, echo]).toEqual([[message], []])
})

test('a program on Node ends although it listened to other tabs', async () => {
  const program = `import { createTabs } from '${new URL('tabs.ts', import.meta.url)}'; createTabs({ name: 'a' }).listen(() => {})`
  const run = promisify(execFile)

  await expect(
    run(process.execPath, ['--input-type=module', '--eval', program], { timeout: 30_000 }),
  ).resolves.toBeDefined()
})
