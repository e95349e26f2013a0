import { expect, test } from 'vitest'
import { createTestClock } from '../../test/testClock.ts'
import { openRecords } from './records.ts'
import { readScaResetRecord, removeScaResetRecord, writeScaResetRecord } from './scaResets.ts'

const reset = { resetId: 'abc', factor: 'SMS_OTP' } as const
const accountId = 'InternalAccount:1'
let databases = 0
const open = () => openRecords({ clock: createTestClock(), databaseName: `sca-resets-${++databases}` })

test.each(['SMS_OTP', 'TOTP', 'PASSKEY'] as const)('the reset of %s is remembered', async (factor) => {
  const records = open()
  await writeScaResetRecord(records, { accountId, ...reset, factor })

  expect(await readScaResetRecord(records, { accountId })).toEqual({ version: 1, ...reset, factor })
})

test('a reset is remembered for its account', async () => {
  const records = open()
  await writeScaResetRecord(records, { accountId, ...reset })
  expect(await readScaResetRecord(records, { accountId })).toEqual({ version: 1, ...reset })
  expect(await readScaResetRecord(records, { accountId: 'InternalAccount:2' })).toBeUndefined()
})

test('only the id and the factor are written, and no other field that comes with them', async () => {
  const records = open()
  const begun = { accountId, ...reset, link: 'https://verify.example/secret' }
  await writeScaResetRecord(records, begun)
  expect(Object.keys((await records.read(`sca-reset:${accountId}`)) as object)).toEqual([
    'version',
    'resetId',
    'factor',
  ])
})

test.each([
  undefined,
  'abc',
  { ...reset },
  { version: 2, ...reset },
  { version: 1, resetId: '', factor: 'SMS_OTP' },
  { version: 1, resetId: 'abc', factor: 'VOICE' },
])('a record like %j is ignored', async (value) => {
  const records = open()
  await records.write(`sca-reset:${accountId}`, value)
  expect(await readScaResetRecord(records, { accountId })).toBeUndefined()
})

test('removing a reset that has ended does not remove a later one', async () => {
  const records = open()
  await writeScaResetRecord(records, { accountId, ...reset })
  await removeScaResetRecord(records, { accountId, resetId: 'before' })
  expect(await readScaResetRecord(records, { accountId })).toBeDefined()
  await removeScaResetRecord(records, { accountId, resetId: 'abc' })
  expect(await readScaResetRecord(records, { accountId })).toBeUndefined()
})

test('a browser that stores nothing fails nothing', async () => {
  const refuse = () => Promise.reject(new Error('full'))
  const records = { ...open(), write: refuse, change: refuse }

  await expect(writeScaResetRecord(records, { accountId, ...reset })).resolves.toBeUndefined()
  await expect(removeScaResetRecord(records, { accountId, resetId: 'abc' })).resolves.toBeUndefined()
})
