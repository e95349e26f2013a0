import { get, set } from 'idb-keyval'
import { expect, test } from 'vitest'
import { createIdbStore } from './idbStore.ts'

/** Resolves when the request is through, or with the word that it has to wait. */
function settle(request: IDBOpenDBRequest): Promise<'done' | 'blocked'> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve('done')
    request.onblocked = () => resolve('blocked')
    request.onerror = () => reject(request.error)
  })
}

test('another page can delete the database, and the next use makes an empty one', async () => {
  const store = createIdbStore('yielding-deleted')
  await set('a', 1, store)

  expect(await settle(indexedDB.deleteDatabase('yielding-deleted'))).toBe('done')
  expect(await get('a', store)).toBeUndefined()
  await set('a', 2, store)
  expect(await get('a', createIdbStore('yielding-deleted'))).toBe(2)
})

test('another page can upgrade the database, and what it holds is still read', async () => {
  const store = createIdbStore('yielding-upgraded')
  await set('a', 1, store)
  const upgrade = indexedDB.open('yielding-upgraded', 2)

  expect(await settle(upgrade)).toBe('done')
  upgrade.result.close()
  expect(await get('a', store)).toBe(1)
})
