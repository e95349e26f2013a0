import { expect, test } from 'vitest'
import { createTestClock, turn } from '../../test/testClock.ts'
import { openRecords } from './records.ts'

let databases = 0
const open = (clock = createTestClock()) => openRecords({ clock, databaseName: `records-${++databases}` })

test('records are stored and found by prefix', async () => {
  const records = open()
  await records.write('a:1', { one: 1 })
  await records.write('b:1', 2)

  expect(await records.read('a:1')).toEqual({ one: 1 })
  expect(await records.list('a:')).toEqual(['a:1'])
  expect(records.persistence()).toBe('stored')
})

test('a removed record is gone', async () => {
  const records = open()
  await records.write('a', 1)
  await records.remove('a')

  expect(await records.read('a')).toBeUndefined()
})

test('without IndexedDB records live in memory and say so', async () => {
  const indexedDb = globalThis.indexedDB
  Reflect.deleteProperty(globalThis, 'indexedDB')
  try {
    const records = open()
    expect(records.persistence()).toBe('memory')
    await records.write('a', 1)

    expect(records.persistence()).toBe('memory')
    expect(await records.read('a')).toBe(1)
    expect(await records.change({ names: ['a'], decide: ([a]) => ({ write: { b: [a] } }) })).toBe(true)
    expect(await records.change({ names: ['a'], decide: () => undefined })).toBe(false)
    expect([await records.read('b'), await records.list('')]).toEqual([[1], ['a', 'b']])
    await records.remove('a')
    expect(await records.read('a')).toBeUndefined()
  } finally {
    globalThis.indexedDB = indexedDb
  }
})

test('a database that refuses to open leads to memory, and that is reported', async () => {
  const refusing = {
    open: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  }
  const indexedDb = globalThis.indexedDB
  globalThis.indexedDB = refusing as unknown as IDBFactory
  try {
    const records = open()
    await records.write('a', 1)

    expect(records.persistence()).toBe('memory')
    expect(await records.read('a')).toBe(1)
  } finally {
    globalThis.indexedDB = indexedDb
  }
})

test('a database that never responds leads to memory within five seconds', async () => {
  const clock = createTestClock()
  const indexedDb = globalThis.indexedDB
  globalThis.indexedDB = { open: () => ({}) } as unknown as IDBFactory
  try {
    const records = open(clock)
    const written = records.write('a', 1)
    await turn()
    clock.advance(4_999)
    await written

    expect(records.persistence()).toBe('memory')
  } finally {
    globalThis.indexedDB = indexedDb
  }
})

test('a full disk leads to memory, which is reported, and the record is kept there', async () => {
  const put = IDBObjectStore.prototype.put
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  try {
    const records = open()
    await records.write('a', 1)

    expect(records.persistence()).toBe('memory')
    expect(await records.read('a')).toBe(1)
  } finally {
    IDBObjectStore.prototype.put = put
  }
})

test('a record that cannot be erased is reported, never passed over', async () => {
  const records = open()
  await records.write('a', 1)
  const remove = IDBObjectStore.prototype.delete
  IDBObjectStore.prototype.delete = () => {
    throw new DOMException('no', 'InvalidStateError')
  }
  try {
    await expect(records.remove('a')).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
  } finally {
    IDBObjectStore.prototype.delete = remove
  }
})

/** Makes every later transaction of the browser's database fail, as when its connection is lost. */
function breakDatabase(): () => void {
  const transaction = IDBDatabase.prototype.transaction
  IDBDatabase.prototype.transaction = () => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
  }
  return () => {
    IDBDatabase.prototype.transaction = transaction
  }
}

test('what was written or read before the database broke is still known', async () => {
  const name = `records-${++databases}`
  await openRecords({ clock: createTestClock(), databaseName: name }).write('read', 1)
  const records = openRecords({ clock: createTestClock(), databaseName: name })
  await records.read('read')
  await records.write('written', 2)
  const mend = breakDatabase()
  try {
    expect(await records.read('read')).toBe(1)
    expect(await records.read('written')).toBe(2)
    expect(records.persistence()).toBe('memory')
  } finally {
    mend()
  }
})

test('what another tab erased before the database broke is no longer known', async () => {
  const name = `records-${++databases}`
  const records = openRecords({ clock: createTestClock(), databaseName: name })
  await records.write('a', 1)
  await openRecords({ clock: createTestClock(), databaseName: name }).remove('a')
  expect(await records.read('a')).toBeUndefined()
  const mend = breakDatabase()
  try {
    expect(await records.read('a')).toBeUndefined()
  } finally {
    mend()
  }
})

test('a record that may still be in a broken database is reported when it cannot be erased', async () => {
  const records = open()
  await records.write('a', 1)
  const mend = breakDatabase()
  try {
    await records.read('a')
    await expect(records.remove('a')).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
    expect(await records.read('a')).toBeUndefined()
  } finally {
    mend()
  }
})

test('where nothing could ever be stored, erasing reports no failure', async () => {
  const indexedDb = globalThis.indexedDB
  globalThis.indexedDB = {
    open: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  } as unknown as IDBFactory
  try {
    const records = open()
    await records.write('a', 1)
    await records.remove('a')
    expect(await records.read('a')).toBeUndefined()
  } finally {
    globalThis.indexedDB = indexedDb
  }
})
