import { expect, onTestFinished, test } from 'vitest'
import { createTestClock } from '../../test/testClock.ts'
import { openRecords } from './records.ts'

let databases = 0
const open = (databaseName = `memory-${++databases}`) => openRecords({ clock: createTestClock(), databaseName })

/** Makes the browser refuse to open a database. The function that it returns ends that. */
function refuseToOpen(): () => void {
  const genuine = globalThis.indexedDB
  const restore = () => void Object.assign(globalThis, { indexedDB: genuine })
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  Object.assign(globalThis, { indexedDB: { open: refuse } })
  onTestFinished(restore)
  return restore
}

/** Makes each database that is open fail. */
function breakDatabases(): void {
  const { transaction } = IDBDatabase.prototype
  IDBDatabase.prototype.transaction = () => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
  }
  onTestFinished(() => void Object.assign(IDBDatabase.prototype, { transaction }))
}

test('what was changed and listed before the database broke is still known, and what was missing is not', async () => {
  const records = open()
  await records.change({ names: [], decide: () => ({ write: { a: 1, b: 2 }, remove: ['c'] }) })
  await records.read('missing')
  breakDatabases()

  expect([await records.read('a'), await records.list('')]).toEqual([1, ['a', 'b']])
})

test('a change that does not happen in the database changes nothing of what is known', async () => {
  const name = `memory-${++databases}`
  const [records, other] = [open(name), open(name)]
  await records.write('a', 'old')
  await other.write('a', 'new')

  const changed = await records.change({
    names: ['a'],
    decide: ([value]) => (value === 'old' ? { remove: ['a'] } : undefined),
  })
  breakDatabases()

  expect([changed, await records.read('a'), records.persistence()]).toEqual([false, 'old', 'memory'])
})

test('a page that was refused stays in memory, also once the database works again', async () => {
  const name = `memory-${++databases}`
  const records = open(name)
  const allow = refuseToOpen()
  await records.write('a', 1)
  allow()

  expect(await records.change({ names: ['a'], decide: ([a]) => ({ write: { b: a } }) })).toBe(true)

  expect([records.persistence(), await records.read('b'), await open(name).list('')]).toEqual(['memory', 1, []])
})

test('a page that never stored anything reports no failure to erase, also after it erased something', async () => {
  const records = open()
  const allow = refuseToOpen()
  await records.write('a', 1)
  allow()
  await records.remove('a')
  refuseToOpen()

  await expect(records.remove('a')).resolves.toBeUndefined()
})

test('erasing in a database that nothing was stored in may fail, and the next record is stored', async () => {
  const name = `memory-${++databases}`
  const records = open(name)
  const allow = refuseToOpen()
  await records.remove('a')
  allow()

  await records.write('a', 1)

  expect([records.persistence(), await open(name).read('a')]).toEqual(['stored', 1])
})
