import { expect, test } from 'vitest'
import { createTestClock } from '../../test/testClock.ts'
import { readLastActivity, writeLastActivity } from './lastActivity.ts'
import { openRecords } from './records.ts'

let databases = 0
const open = () => openRecords({ clock: createTestClock(), databaseName: `activity-${++databases}` })

test('the time of the last use is read as it was written', async () => {
  const records = open()
  expect(await readLastActivity(records)).toBeUndefined()
  await writeLastActivity(records, { atMs: 1_500 })

  expect(await readLastActivity(records)).toBe(1_500)
  expect(await records.list('')).toEqual(['active-at'])
})

test.each(['1500', Number.NaN, Number.POSITIVE_INFINITY, null, { atMs: 1 }])('%j is no time of use', async (value) => {
  const records = open()
  await records.write('active-at', value)

  expect(await readLastActivity(records)).toBeUndefined()
})
