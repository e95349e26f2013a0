import { expect, test } from 'vitest'
import { createTestClock } from '../../../test/testClock.ts'
import { openRecords } from '../records.ts'
import { readTrustNotes, writeTrustNote } from './trustNotes.ts'

let databases = 0
const open = () => openRecords({ clock: createTestClock(), databaseName: `trust-notes-${++databases}` })

test('each payee has its own record, and the last write counts', async () => {
  const records = open()
  await writeTrustNote(records, { payeeId: 'a', trusted: true })
  await writeTrustNote(records, { payeeId: 'b', trusted: true })
  await writeTrustNote(records, { payeeId: 'c', trusted: true })

  await writeTrustNote(records, { payeeId: 'b', trusted: false })
  await writeTrustNote(records, { payeeId: 'c', trusted: undefined })

  expect([...(await readTrustNotes(records))]).toEqual([
    ['a', true],
    ['b', false],
  ])
})

test('a record that is incomplete, of another version or about another payee is ignored', async () => {
  const records = open()
  await records.write('trust:a', { version: 1, payeeId: 'a', trusted: 'yes' })
  await records.write('trust:b', { version: 2, payeeId: 'b', trusted: true })
  await records.write('trust:c', { version: 1, payeeId: 'a', trusted: true })

  expect([...(await readTrustNotes(records))]).toEqual([])
})
