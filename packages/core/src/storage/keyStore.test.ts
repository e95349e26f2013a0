import { expect, onTestFinished, test } from 'vitest'
import { createTestClock } from '../../test/testClock.ts'
import { createSessionKey } from '../crypto/createSessionKey.ts'
import { createKeyStore, type KeyRecord } from './keyStore.ts'
import { openRecords } from './records.ts'

let databases = 0
const accountId = 'InternalAccount:1'
const otherAccount = 'InternalAccount:2'

function openStore() {
  const records = openRecords({ clock: createTestClock(), databaseName: `keys-${++databases}` })
  return { records, store: createKeyStore(records) }
}

const sessionKey = await createSessionKey()

/** A session as it is stored. */
const record = (changes: Partial<KeyRecord> = {}): KeyRecord => ({
  version: 1,
  id: 'Session:1',
  accountId,
  credentialId: 'AuthMethod:1',
  type: 'EMAIL_OTP',
  nickname: 'a•••@example.com',
  openedAt: new Date(1_000),
  expiresAt: new Date(901_000),
  openedOnDeviceMs: 1_500,
  signIn: { id: 'Session:1', at: new Date(1_000), onDeviceMs: 1_500 },
  clockOffsetMs: 500,
  ...sessionKey,
  ...changes,
})

/** What is left of a session without its key. */
function remembered(changes: Partial<KeyRecord> = {}) {
  const { version: _, publicKeyHex: _public, privateKey: _private, ...rest } = record(changes)
  return rest
}

/** Makes the browser refuse to delete anything. */
function refuseToErase() {
  const genuine = IDBObjectStore.prototype.delete
  IDBObjectStore.prototype.delete = () => {
    throw new DOMException('no', 'InvalidStateError')
  }
  onTestFinished(() => void Object.assign(IDBObjectStore.prototype, { delete: genuine }))
}

test('a stored session is found with its key, is remembered without it, and its account is the current one', async () => {
  const { records, store } = openStore()
  await store.write(record())

  const found = await store.read(accountId)
  expect({ ...found, privateKey: undefined }).toEqual({ ...record(), privateKey: undefined })
  expect(await store.list()).toEqual([found])
  expect(await store.readRemembered(accountId)).toStrictEqual(remembered())
  expect(await store.readCurrentAccount()).toBe(accountId)
  expect((await records.list('')).toSorted()).toEqual([
    'current-account',
    `remembered:${accountId}`,
    `session:${accountId}`,
  ])
  expect(store.persistence()).toBe('stored')
})

test('each account has its own session, and the one that was opened last is the current one', async () => {
  const { store } = openStore()
  await store.write(record())
  await store.write(record({ accountId: otherAccount, id: 'Session:2' }))

  expect((await store.list()).map(({ id }) => id)).toEqual(['Session:1', 'Session:2'])
  expect((await store.read(otherAccount))?.id).toBe('Session:2')
  expect(await store.readCurrentAccount()).toBe(otherAccount)
})

const extractable = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
const secret = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify'])

test.each<[string, unknown]>([
  ['of a newer version', { ...record(), version: 2 }],
  ['of another account', record({ accountId: otherAccount })],
  ['without its id', { ...record(), id: undefined }],
  ['without an end', { ...record(), expiresAt: undefined }],
  ['of an older version, without its sign-in', { ...record(), signIn: undefined }],
  ['whose key could be copied', { ...record(), privateKey: extractable.privateKey }],
  ['whose key only verifies', { ...record(), privateKey: pair.publicKey }],
  ['whose key is a shared secret', { ...record(), privateKey: secret }],
  ['whose key is no key', { ...record(), privateKey: { type: 'private', extractable: false } }],
  ['that is no record', 'nonsense'],
])('a record %s cannot sign, and can be erased', async (_what, value) => {
  const { records, store } = openStore()
  await records.write(`session:${accountId}`, value)

  expect(await store.read(accountId)).toBeUndefined()
  expect(await store.list()).toEqual([])
  expect(await store.replace({ id: 'Session:1', accountId }, record({ id: 'Session:2' }))).toBe(false)
  await store.forget(accountId)
  expect(await records.list('')).toEqual([])
})

test.each<[string, unknown]>([
  ['of another account', remembered({ accountId: otherAccount })],
  ['without its method', { ...remembered(), credentialId: undefined }],
  ['with an unknown reason', { ...remembered(), over: 'tired' }],
  ['that is no record', 7],
])('a remembered session %s is not offered', async (_what, value) => {
  const { records, store } = openStore()
  await records.write(`remembered:${accountId}`, value)

  expect(await store.readRemembered(accountId)).toBeUndefined()
})

test('a record of an older version, without the time of the device, counts as opened long ago', async () => {
  const { records, store } = openStore()
  const { openedOnDeviceMs: _, ...older } = record()
  await records.write(`session:${accountId}`, older)

  expect((await store.read(accountId))?.openedOnDeviceMs).toBe(0)
})

test('a current account that is not a text does not count', async () => {
  const { records, store } = openStore()
  expect(await store.readCurrentAccount()).toBeUndefined()
  await records.write('current-account', { id: accountId })

  expect(await store.readCurrentAccount()).toBeUndefined()
})

test('a refreshed session takes the place of exactly the one before', async () => {
  const { store } = openStore()
  await store.write(record())
  await store.write(record({ accountId: otherAccount }))

  expect(await store.replace({ id: 'Session:0', accountId }, record({ id: 'Session:2' }))).toBe(false)
  expect((await store.read(accountId))?.id).toBe('Session:1')
  expect(await store.replace({ id: 'Session:1', accountId }, record({ id: 'Session:2' }))).toBe(true)

  expect((await store.read(accountId))?.id).toBe('Session:2')
  expect(await store.readRemembered(accountId)).toStrictEqual(remembered({ id: 'Session:2' }))
  expect(await store.readCurrentAccount()).toBe(otherAccount)
})

test('a session that was signed out meanwhile is not refreshed', async () => {
  const { records, store } = openStore()
  await store.write(record())
  await store.forget(accountId)

  expect(await store.replace({ id: 'Session:1', accountId }, record({ id: 'Session:2' }))).toBe(false)
  expect(await records.list('')).toEqual(['current-account'])
})

test('a session that is over loses its key and keeps its method, with the first reason', async () => {
  const { records, store } = openStore()
  await store.write(record())

  expect(await store.close({ ...remembered(), over: 'lost' }, 'revoked')).toBeUndefined()
  expect(await store.close(remembered(), 'expired')).toBeUndefined()

  expect(await store.read(accountId)).toBeUndefined()
  expect(await records.list('session:')).toEqual([])
  expect(await store.readRemembered(accountId)).toStrictEqual({ ...remembered(), over: 'revoked' })
})

test('a session whose key is gone already gets its reason, too', async () => {
  const { records, store } = openStore()
  await store.write(record())
  await records.remove(`session:${accountId}`)

  await store.close(remembered(), 'lost')

  expect(await store.readRemembered(accountId)).toStrictEqual({ ...remembered(), over: 'lost' })
})

test('the end of a session changes no newer one, which is returned without its key', async () => {
  const { store } = openStore()
  await store.write(record({ id: 'Session:2' }))

  expect(await store.close(remembered(), 'expired')).toStrictEqual(remembered({ id: 'Session:2' }))

  expect((await store.read(accountId))?.id).toBe('Session:2')
  expect(await store.readRemembered(accountId)).toStrictEqual(remembered({ id: 'Session:2' }))
})

test('the end of a session leaves what is remembered of a newer one', async () => {
  const { records, store } = openStore()
  await store.write(record({ id: 'Session:2' }))
  await records.remove(`session:${accountId}`)

  expect(await store.close(remembered(), 'expired')).toBeUndefined()

  expect(await store.readRemembered(accountId)).toStrictEqual(remembered({ id: 'Session:2' }))
})

test('a user who signed out is not remembered again', async () => {
  const { records, store } = openStore()
  await store.write(record())
  await records.remove(`remembered:${accountId}`)

  await store.close(remembered(), 'expired')

  expect(await records.list('')).toEqual(['current-account'])
})

test('a sign-out erases the key and what is remembered; one of a named session erases no other', async () => {
  const { records, store } = openStore()
  await store.write(record())
  await store.write(record({ accountId: otherAccount }))

  await store.forget(accountId, 'Session:2')
  expect(await records.list('session:')).toHaveLength(2)
  await store.forget(accountId, 'Session:1')
  expect(await store.readRemembered(accountId)).toBeUndefined()
  expect(await records.list('session:')).toEqual([`session:${otherAccount}`])
  await store.forget(otherAccount)

  expect(await records.list('')).toEqual(['current-account'])
})

test('a key that cannot be erased is reported', async () => {
  const { store } = openStore()
  await store.write(record())
  refuseToErase()

  await expect(store.close(remembered(), 'expired')).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
  await expect(store.forget(accountId)).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
})

test.each(['expired', 'revoked', 'locked', 'lost'] as const)(
  'a session that is %s is remembered as such',
  async (over) => {
    const { store } = openStore()
    await store.write(record())

    await store.close(remembered(), over)

    expect(await store.readRemembered(accountId)).toStrictEqual({ ...remembered(), over })
  },
)

test('a session that is stored nowhere can end and be forgotten', async () => {
  const { records, store } = openStore()

  expect(await store.close(remembered(), 'expired')).toBeUndefined()
  await store.forget(accountId, 'Session:1')
  await store.forget(accountId)

  expect(await records.list('')).toEqual([])
})
