import { expect, test } from 'vitest'
import { createTestClock } from '../../test/testClock.ts'
import { createSessionKey } from '../crypto/createSessionKey.ts'
import { listPendingOidcKeys, type PendingOidcKey, storePendingOidcKey, takePendingOidcKey } from './pendingOidcKeys.ts'
import { openRecords, type Records } from './records.ts'
import { createTabs } from './tabs.ts'

let databases = 0

/** Two tabs of one browser. */
function openTabs() {
  const name = `parked-${++databases}`
  const open = () => ({
    records: openRecords({ clock: createTestClock(), databaseName: name }),
    tabs: createTabs({ name }),
  })
  return [open(), open()] as const
}

async function keyOf(state: string): Promise<PendingOidcKey> {
  return { ...(await createSessionKey()), state, createdAtMs: 1 }
}

test('a stored key comes back unchanged, in another tab too, and only under its own state', async () => {
  const [tab, other] = openTabs()
  const key = await keyOf('a')
  await storePendingOidcKey(tab.records, key)

  expect(await takePendingOidcKey(other, { state: 'b' })).toBeUndefined()
  expect(await takePendingOidcKey(other, { state: 'a' })).toMatchObject({
    publicKeyHex: key.publicKeyHex,
    createdAtMs: 1,
  })
  expect(await takePendingOidcKey(tab, { state: 'a' })).toBeUndefined()
})

test('if several calls ask at once, in two tabs, one gets the key', async () => {
  const tabs = openTabs()
  await storePendingOidcKey(tabs[0].records, await keyOf('a'))

  const taken = await Promise.all([...tabs, ...tabs, ...tabs].map((tab) => takePendingOidcKey(tab, { state: 'a' })))

  expect(taken.filter((key) => key !== undefined)).toHaveLength(1)
})

test('a key that cannot be erased is not returned', async () => {
  const [tab] = openTabs()
  await storePendingOidcKey(tab.records, await keyOf('a'))
  const remove = IDBObjectStore.prototype.delete
  IDBObjectStore.prototype.delete = () => {
    throw new DOMException('no', 'InvalidStateError')
  }
  try {
    await expect(takePendingOidcKey(tab, { state: 'a' })).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
  } finally {
    IDBObjectStore.prototype.delete = remove
  }
})

async function damage(records: Records, value: unknown) {
  await records.write('parked:a', value)
  return listPendingOidcKeys(records)
}

test('a record that is incomplete, of another state or extractable is not a key, and is erased', async () => {
  const [{ records }] = openTabs()
  const key = await keyOf('a')
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const secret = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const noKeys = [pair.privateKey, pair.publicKey, secret, { type: 'private', extractable: false }]
  const unfit = noKeys.map((privateKey) => ({ ...key, privateKey }))
  const damages = [{ state: 'a' }, 'nonsense', { ...key, state: 'b' }, ...unfit]

  for (const value of damages) {
    expect(await damage(records, value)).toEqual([])
    expect(await records.list('parked:')).toEqual([])
  }
  expect(await damage(records, key)).toHaveLength(1)
  expect(await listPendingOidcKeys(records)).toHaveLength(1)
})
