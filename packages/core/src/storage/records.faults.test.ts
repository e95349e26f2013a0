import { createStore, promisifyRequest } from 'idb-keyval'
import { afterEach, expect, test } from 'vitest'
import { createTestClock, turn } from '../../test/testClock.ts'
import { openRecords, type Records } from './records.ts'

let databases = 0
const mends: (() => void)[] = []

function mend(): void {
  for (const undo of mends.splice(0).reverse()) undo()
}

afterEach(mend)

/** Replaces a part of the browser until the test is over. */
function replace<owner extends object>(owner: owner, name: keyof owner, fake: unknown): void {
  const genuine = owner[name]
  Object.assign(owner, { [name]: fake })
  mends.push(() => void Object.assign(owner, { [name]: genuine }))
}

const neverAnswers = () => new EventTarget()
const failing = (name: string) => () => {
  throw new DOMException('no', name)
}

/** A request that fails as the browser reports it: later, by an event. */
function failsLater(name: string) {
  return () => {
    const request = Object.assign(new EventTarget(), { error: new DOMException('no', name), onerror: () => {} })
    queueMicrotask(() => request.onerror())
    return request
  }
}

/** A store in which nothing ever happens, as behind a disk that is gone. */
const deadTransaction = () => ({
  objectStore: () => ({ transaction: neverAnswers(), get: neverAnswers, put: neverAnswers, getAllKeys: neverAnswers }),
})

const change = { names: ['a'], decide: () => ({ write: { a: 2 } }) }

test.each<[string, (records: Records) => Promise<unknown>]>([
  ['reading', (records) => records.read('a')],
  ['writing', (records) => records.write('a', 2)],
  ['listing', (records) => records.list('')],
  ['changing', (records) => records.change(change)],
])(
  '%s in a database that stops responding while it is open leads to memory within five seconds',
  async (_name, call) => {
    const clock = createTestClock()
    const records = openRecords({ clock, databaseName: `faults-${++databases}` })
    await records.write('a', 1)
    replace(IDBDatabase.prototype, 'transaction', deadTransaction)

    const called = call(records)
    for (let turns = 0; turns < 10; turns++) await turn()
    clock.advance(4_999)
    await called

    expect(records.persistence()).toBe('memory')
    expect(clock.waiting()).toEqual([])
  },
)

test.each<[string, (records: Records) => Promise<unknown>]>([
  ['removing', (records) => records.remove('a')],
  ['a change that insists', (records) => records.change({ ...change, insist: true })],
])(
  '%s in a database that stops responding says within five seconds that it may not have happened',
  async (_name, call) => {
    const clock = createTestClock()
    const records = openRecords({ clock, databaseName: `faults-${++databases}` })
    await records.write('a', 1)
    replace(IDBDatabase.prototype, 'transaction', deadTransaction)

    const called = call(records)
    const refused = expect(called).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
    for (let turns = 0; turns < 10; turns++) await turn()
    clock.advance(4_999)

    await refused
  },
)

test.each([
  ['private mode', failing('SecurityError')],
  ['an older private mode', failing('InvalidStateError')],
  ['a database of a newer version', failsLater('VersionError')],
  ['a database that cannot be made', failsLater('QuotaExceededError')],
  ['a damaged database', failsLater('UnknownError')],
])('%s leads to memory, which is reported', async (_name, open) => {
  replace(globalThis, 'indexedDB', { open })
  const records = openRecords({ clock: createTestClock(), databaseName: 'refused' })

  await records.write('a', 1)

  expect([records.persistence(), await records.read('a')]).toEqual(['memory', 1])
})

const insisting: [string, (records: Records) => Promise<unknown>][] = [
  ['reading', (records) => records.read('a', { insist: true })],
  ['changing', (records) => records.change({ ...change, insist: true })],
]

test.each(insisting)(
  '%s what tabs share, in a database that does not answer from the start, never uses memory, and waits for the database',
  async (_name, call) => {
    const databaseName = `faults-${++databases}`
    const clock = createTestClock()
    await openRecords({ clock, databaseName }).write('a', 1)
    replace(globalThis, 'indexedDB', { open: neverAnswers })
    const records = openRecords({ clock, databaseName })

    const called = expect(call(records)).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
    await turn()
    clock.advance(4_999)
    await called
    mend()

    expect(await records.read('a', { insist: true })).toBe(1)
  },
)

test.each(insisting)(
  '%s what tabs share uses memory only where every tab is denied a database',
  async (_name, call) => {
    const parameters = { clock: createTestClock(), databaseName: 'refused' }

    replace(globalThis, 'indexedDB', { open: failsLater('UnknownError') })
    await expect(call(openRecords(parameters))).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
    replace(globalThis, 'indexedDB', { open: failing('SecurityError') })
    await expect(call(openRecords(parameters))).resolves.not.toThrow()
  },
)

test('a newer schema without such a store leads to memory, which is reported', async () => {
  const databaseName = `faults-${++databases}`
  await new Promise((resolve) => {
    const request = indexedDB.open(databaseName, 9)
    request.onupgradeneeded = () => request.result.createObjectStore('something-else')
    request.onsuccess = () => {
      request.result.close()
      resolve(undefined)
    }
  })
  const records = openRecords({ clock: createTestClock(), databaseName })

  await records.write('a', 1)

  expect([records.persistence(), await records.read('a')]).toEqual(['memory', 1])
})

test('a disk that is full when the transaction ends leads to memory, which is reported', async () => {
  const records = openRecords({ clock: createTestClock(), databaseName: `faults-${++databases}` })
  await records.read('a')
  const { put } = IDBObjectStore.prototype
  replace(IDBObjectStore.prototype, 'put', function (this: IDBObjectStore, ...parameters: Parameters<typeof put>) {
    const request = put.apply(this, parameters)
    this.transaction.abort()
    return request
  })

  await records.change({ names: [], decide: () => ({ write: { a: 1, b: 2 } }) })

  expect([records.persistence(), await records.read('a'), await records.read('b')]).toEqual(['memory', 1, 2])
})

test('two pages that change one record take turns: neither overwrites what it has not seen', async () => {
  const databaseName = `faults-${++databases}`
  const pages = [1, 2, 3].map(() => openRecords({ clock: createTestClock(), databaseName }))
  const count = (records: Records) =>
    records.change({ names: ['count'], decide: ([value]) => ({ write: { count: Number(value ?? 0) + 1 } }) })

  await Promise.all(Array.from({ length: 10 }, () => pages.map(count)).flat())

  expect(await pages[0]?.read('count')).toBe(30)
})

test('what a change does not affect stays as it is', async () => {
  const records = openRecords({ clock: createTestClock(), databaseName: `faults-${++databases}` })
  await records.write('a', 1)

  expect(
    await records.change({ names: ['a'], decide: ([value]) => (value === 2 ? { remove: ['a'] } : undefined) }),
  ).toBe(false)
  expect(await records.read('a')).toBe(1)
})

test('a page with an old record in memory only does not erase the newer one that is stored', async () => {
  const databaseName = `faults-${++databases}`
  const clock = createTestClock()
  const late = openRecords({ clock, databaseName })
  await late.write('a', 'old')
  replace(IDBObjectStore.prototype, 'get', neverAnswers)
  const read = late.read('a')
  for (let turns = 0; turns < 10; turns++) await turn()
  clock.advance(4_999)
  expect([await read, late.persistence()]).toEqual(['old', 'memory'])
  mend()
  const other = openRecords({ clock, databaseName })
  await other.write('a', 'new')

  const erased = await late.change({
    names: ['a'],
    decide: ([value]) => (value === 'old' ? { remove: ['a'] } : undefined),
    insist: true,
  })

  expect([erased, await late.read('a'), await other.read('a')]).toEqual([false, undefined, 'new'])
})

test('a change that the database would make too late is not made', async () => {
  const databaseName = `faults-${++databases}`
  const clock = createTestClock()
  const records = openRecords({ clock, databaseName })
  await records.write('a', 1)
  // Behind a change of another tab that takes long.
  const other = createStore(databaseName, 'records')
  const { promise: isBusy, resolve: begun } = Promise.withResolvers<void>()
  let isDone = false
  const busy = other('readwrite', (store) => {
    const next = () => {
      if (!isDone) store.get('a').onsuccess = next
    }
    next()
    begun()
    return promisifyRequest(store.transaction)
  })
  await isBusy

  const changed = records.change({ ...change, insist: true })
  for (let turns = 0; turns < 20; turns++) await turn()
  clock.advance(4_999)
  await expect(changed).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
  isDone = true
  await busy

  expect(await openRecords({ clock, databaseName }).read('a')).toBe(1)
})
