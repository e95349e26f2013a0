import { openRecords } from '../../../src/storage/records.ts'
import { deviceClock } from '../../../src/time/clock.ts'
import { check } from '../check.ts'
import { openDatabase, readRaw, resultOf, writeRaw } from '../database.ts'
import { assert, assertEqual, durationOf } from '../expect.ts'

const open = (databaseName: string) => openRecords({ clock: deviceClock, databaseName })

/**
 * A store that fails leads to a stated condition within five seconds, and never to a promise that hangs. What no engine has a
 * part in, such as a database that never answers, is in `src/storage/records.faults.test.ts`.
 */
export async function checkStorageFaults(): Promise<void> {
  await check('a database behind a blocked upgrade leads to memory within five seconds', blockedUpgrade)
  await check('a database of a newer version is read', newerDatabase)
  await check('a newer schema without our store leads to memory, announced', newerSchema)
}

async function newerSchema(): Promise<void> {
  const request = indexedDB.open('engine-newer-schema', 7)
  request.onupgradeneeded = () => request.result.createObjectStore('something-else')
  ;(await resultOf(request)).close()
  await assertMemoryInTime(open('engine-newer-schema'))
}

/** Two pages of different age: the older holds its version open, so the newer's upgrade waits, and all behind it. */
async function blockedUpgrade(): Promise<void> {
  const older = await openDatabase('engine-blocked', 1)
  const upgrade = indexedDB.open('engine-blocked', 2)
  await new Promise((resolve) => {
    upgrade.onblocked = resolve
  })
  await assertMemoryInTime(open('engine-blocked'))
  older.close()
  const newer = await resultOf(upgrade)
  assertEqual(newer.version, 2)
  newer.close()
}

async function assertMemoryInTime(records: ReturnType<typeof open>): Promise<void> {
  const ms = await durationOf(records.write('a', 1))
  assert(ms < 5_000, `${ms} ms`)
  assertEqual([records.persistence(), await records.read('a')], ['memory', 1])
}

async function newerDatabase(): Promise<void> {
  const database = await openDatabase('engine-newer-database', 7)
  await writeRaw(database, 'a', 1)
  database.close()
  const records = open('engine-newer-database')
  assertEqual([await records.read('a'), records.persistence()], [1, 'stored'])
}

export async function checkDeletion(): Promise<void> {
  await check('a database deleted between two calls is gone at once, and the next call makes another', async () => {
    const records = open('engine-deleted')
    await records.write('a', 1)
    const ms = await durationOf(resultOf(indexedDB.deleteDatabase('engine-deleted')))
    assert(ms < 3_000, `the deletion waited ${ms} ms`)

    assertEqual([(await records.read('a')) ?? null, records.persistence()], [null, 'stored'])
    await records.write('b', 2)
    const database = await openDatabase('engine-deleted')
    assertEqual(await readRaw(database, 'b'), 2)
    database.close()
  })
  await check('an upgrade by a newer page is not held up, and the older page works on', async () => {
    const records = open('engine-upgraded')
    await records.write('a', 1)
    const ms = await durationOf(openDatabase('engine-upgraded', 2).then((database) => database.close()))
    assert(ms < 3_000, `the upgrade waited ${ms} ms`)
    assertEqual([await records.read('a'), records.persistence()], [1, 'stored'])
  })
}
