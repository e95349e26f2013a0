import { expect, test } from 'vitest'
import { createTestClock } from '../../test/testClock.ts'
import { openRecords } from './records.ts'
import { eraseScaSession, readRememberedSca, writeRememberedSca } from './rememberedSca.ts'

let databases = 0
const open = () => openRecords({ clock: createTestClock(), databaseName: `sca-notes-${++databases}` })
const accountId = 'InternalAccount:1'
const other = { accountId: 'InternalAccount:2' }

test('each account has its own record', async () => {
  const records = open()
  await writeRememberedSca(records, { accountId, sessionExpiresAtMs: 1_000, factor: 'TOTP' })

  expect(await readRememberedSca(records, { accountId })).toEqual({ sessionExpiresAtMs: 1_000, factor: 'TOTP' })
  expect(await readRememberedSca(records, other)).toEqual({})
})

test('an SCA session that the service no longer has is forgotten, and the factor is not', async () => {
  const records = open()
  await writeRememberedSca(records, { accountId, sessionExpiresAtMs: 1_000, factor: 'TOTP' })
  await writeRememberedSca(records, { ...other, sessionExpiresAtMs: 2_000 })

  await eraseScaSession(records, { accountId })
  await eraseScaSession(records, { accountId })

  expect(await readRememberedSca(records, { accountId })).toEqual({ factor: 'TOTP' })
  expect(await readRememberedSca(records, other)).toEqual({ sessionExpiresAtMs: 2_000 })
})

test('nothing is left of an SCA session without a factor, and nothing is made of none', async () => {
  const records = open()
  await writeRememberedSca(records, { accountId, sessionExpiresAtMs: 1_000 })

  await eraseScaSession(records, { accountId })
  await eraseScaSession(records, other)

  expect(await records.read(`sca:${accountId}`)).toEqual({ version: 1, accountId })
  expect(await records.list('')).toEqual([`sca:${accountId}`])
})

test.each([
  ['half written', { version: 1, accountId, sessionExpiresAtMs: 'later' }],
  ['of another version', { version: 2, accountId, sessionExpiresAtMs: 1_000 }],
  ['about another account', { version: 1, ...other, sessionExpiresAtMs: 1_000 }],
  ['nothing of ours', 'a text'],
])('a record that is %s is ignored', async (_name, record) => {
  const records = open()
  await records.write(`sca:${accountId}`, record)

  expect(await readRememberedSca(records, { accountId })).toEqual({})
  await eraseScaSession(records, { accountId })
  expect(await readRememberedSca(records, { accountId })).toEqual({})
})

test('a browser that stores nothing fails nothing', async () => {
  const refuse = () => Promise.reject(new Error('full'))
  const records = { ...open(), write: refuse, change: refuse }

  await expect(writeRememberedSca(records, { accountId, factor: 'TOTP' })).resolves.toBeUndefined()
  await expect(eraseScaSession(records, { accountId })).resolves.toBeUndefined()
})
