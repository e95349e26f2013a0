import { expect, test } from 'vitest'
import { createTestClock } from '../../test/testClock.ts'
import { openRecords } from './records.ts'
import { readScaLockRecord, removeScaLockRecord, writeScaLockRecord } from './scaLocks.ts'

let databases = 0
const open = () => openRecords({ clock: createTestClock(), databaseName: `locks-${++databases}` })
const accountId = 'InternalAccount:1'

test.each([1_000, undefined])('a lock until %j is remembered for its account until it is removed', async (untilMs) => {
  const records = open()
  await writeScaLockRecord(records, { accountId, untilMs })

  expect(await readScaLockRecord(records, { accountId })).toEqual({ untilMs })
  expect(await records.read(`sca-lock:${accountId}`)).toEqual({ version: 1, ...(untilMs && { untilMs }) })
  expect(await readScaLockRecord(records, { accountId: 'InternalAccount:2' })).toBeUndefined()
  await removeScaLockRecord(records, { accountId })
  expect(await readScaLockRecord(records, { accountId })).toBeUndefined()
})

test.each([
  'nonsense',
  { untilMs: 1_000 },
  { version: 2, untilMs: 1_000 },
  { version: 1, untilMs: '1000' },
  { version: 1, untilMs: Number.POSITIVE_INFINITY },
])('a record like %j is no lock', async (value) => {
  const records = open()
  await records.write(`sca-lock:${accountId}`, value)

  expect(await readScaLockRecord(records, { accountId })).toBeUndefined()
})

test('a browser that stores nothing fails nothing', async () => {
  const refuse = () => Promise.reject(new Error('full'))
  const records = { ...open(), write: refuse, remove: refuse }

  await expect(writeScaLockRecord(records, { accountId, untilMs: 1 })).resolves.toBeUndefined()
  await expect(removeScaLockRecord(records, { accountId })).resolves.toBeUndefined()
})
