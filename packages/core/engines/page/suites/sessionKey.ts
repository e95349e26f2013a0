import { createSessionKey, type SessionKey } from '../../../src/crypto/createSessionKey.ts'
import { createKeyStore, type KeyRecord } from '../../../src/storage/keyStore.ts'
import { openRecords } from '../../../src/storage/records.ts'
import { deviceClock } from '../../../src/time/clock.ts'
import { check } from '../check.ts'
import { openDatabase, resultOf } from '../database.ts'
import { assert, assertEqual, assertRejects } from '../expect.ts'
import { assertSigns, assertStays, exportFormats } from '../keyChecks.ts'

const databaseName = 'engine-session-key'
const accountId = 'InternalAccount:1'

/** A record as a confirmed login writes it. */
function createRecord(key: SessionKey): KeyRecord {
  const dates = { openedAt: new Date(), expiresAt: new Date(Date.now() + 900_000) }
  const ids = { id: 'Session:1', accountId, credentialId: 'AuthMethod:1', type: 'EMAIL_OTP', nickname: 'a' }
  const signIn = { id: ids.id, at: dates.openedAt, onDeviceMs: Date.now() }
  return { version: 1, ...ids, ...dates, openedOnDeviceMs: Date.now(), signIn, clockOffsetMs: 0, ...key }
}

export async function checkSessionKey(): Promise<void> {
  const key = await createSessionKey()

  await check('the session key signs and is not exported in any form', async () => {
    assertEqual(key.privateKey.usages, ['sign'])
    await assertStays(key.privateKey)
    await assertSigns(key)
  })
  for (const format of exportFormats)
    for (const algorithm of ['AES-GCM', 'AES-KW'])
      await check(`the private key is not wrapped as ${format} with ${algorithm}`, () =>
        assertRejects(wrap(key.privateKey, { format, algorithm })),
      )
  await check('wrapping works with a key that may leave: the refusals are about ours', async () => {
    const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign'])
    const wrapped = await wrap(pair.privateKey, { format: 'pkcs8', algorithm: 'AES-GCM' })
    assert(wrapped.byteLength > 100, 'nothing was wrapped')
  })
  await check('a structured clone signs and is no more extractable', async () => {
    const clone = structuredClone(key.privateKey)
    await assertStays(clone)
    await assertSigns({ ...key, privateKey: clone })
  })
  await check('a key that another realm got by a message signs there, and is no more extractable', async () => {
    const received = await throughChannel(key.privateKey)
    await assertStays(received)
    await assertSigns({ ...key, privateKey: received })
  })
  await check('a key written as text is an empty thing', () => {
    assertEqual(JSON.stringify(key.privateKey), '{}')
    assertEqual(Object.keys(key.privateKey), [])
  })
  await check('the stored key is found again by a second key store, and signs', async () => {
    await openKeyStore().write(createRecord(key))
    const store = openKeyStore()
    const record = await store.read(accountId)
    assertEqual([record?.publicKeyHex, store.persistence()], [key.publicKeyHex, 'stored'])
    assert(record, 'it is not there')
    await assertSigns(record)
  })
  await check('a dump of the database contains a handle that signs, and no bytes of the key', assertNoBytesStored)
}

/** Run by a reloaded page, in the same browser. */
export async function checkSessionKeyAfterReload(): Promise<void> {
  const record = await openKeyStore().read(accountId)
  await check('after a reload the key is still there, signs and is not exported', async () => {
    assert(record, 'it is not there')
    await assertStays(record.privateKey)
    await assertSigns(record)
  })
  await check('after a reload the database holds a handle and no bytes of the key', assertNoBytesStored)
}

function openKeyStore() {
  return createKeyStore(openRecords({ clock: deviceClock, databaseName }))
}

async function wrap(
  key: CryptoKey,
  { format, algorithm }: { format: (typeof exportFormats)[number]; algorithm: string },
): Promise<ArrayBuffer> {
  const wrapping = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['wrapKey', 'unwrapKey'])
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return crypto.subtle.wrapKey(format, key, wrapping, algorithm === 'AES-GCM' ? { name: algorithm, iv } : algorithm)
}

/** Every value of every store, as another script of the origin can read it. */
async function assertNoBytesStored(): Promise<void> {
  const database = await openDatabase(databaseName)
  const stores = [...database.objectStoreNames].map((name) => database.transaction(name).objectStore(name))
  const values = await Promise.all(stores.map((store) => resultOf(store.getAll())))
  database.close()
  const found = values.flat(Number.POSITIVE_INFINITY).flatMap(leavesOf)
  const keys = found.filter((leaf) => leaf instanceof CryptoKey)
  const objects = found.filter(
    (leaf) => typeof leaf === 'object' && !(leaf instanceof CryptoKey || leaf instanceof Date),
  )
  assertEqual([keys.length, objects.length], [1, 0])
  for (const key of keys) await assertStays(key)
}

function leavesOf(value: unknown): unknown[] {
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  return isPlain ? Object.values(value).flatMap(leavesOf) : [value]
}

function throughChannel(key: CryptoKey): Promise<CryptoKey> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port2.onmessage = ({ data }) => {
      port1.close()
      resolve(data as CryptoKey)
    }
    port1.postMessage(key)
  })
}
