import { expect, test } from 'vitest'
import { createTestClock } from '../../test/testClock.ts'
import { openRecords } from './records.ts'
import { addRememberedPasskeys, readRememberedPasskeys } from './rememberedPasskeys.ts'

let databases = 0
const open = () => openRecords({ clock: createTestClock(), databaseName: `passkeys-${++databases}` })
const accountId = 'InternalAccount:1'

test('what is learned is added to what is known of the account', async () => {
  const records = open()
  await addRememberedPasskeys(records, { accountId, userId: 'user' })
  await addRememberedPasskeys(records, { accountId, declinedAtMs: 1 })
  await addRememberedPasskeys(records, { accountId: 'InternalAccount:2', userId: 'other' })

  expect(await readRememberedPasskeys(records, { accountId })).toEqual({ userId: 'user', declinedAtMs: 1 })
  expect(await records.read(`passkeys:${accountId}`)).toEqual({ userId: 'user', declinedAtMs: 1 })
})

test.each([undefined, 'nonsense', { userId: 1 }, { declinedAtMs: '1' }])(
  'a record like %j says nothing',
  async (value) => {
    const records = open()
    await records.write(`passkeys:${accountId}`, value)

    expect(await readRememberedPasskeys(records, { accountId })).toEqual({})
  },
)

test('a browser that stores nothing fails nothing', async () => {
  const records = { ...open(), write: () => Promise.reject(new Error('full')) }

  await expect(addRememberedPasskeys(records, { accountId, userId: 'user' })).resolves.toBeUndefined()
})
