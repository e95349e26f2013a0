import { createStore, type UseStore } from 'idb-keyval'

/**
 * Creates a store that closes its database when another page deletes or upgrades it, and opens it again at the next
 * use.
 *
 * Hazard: IndexedDB lets such a request, and every `open` after it, wait until each connection is closed (Indexed
 * Database API §2.1.1). One forgotten tab would block all the others from their keys.
 */
export function createIdbStore(databaseName: string): UseStore {
  const store = createStore(databaseName, 'records')
  return (mode, work) =>
    store(mode, (records) => {
      const { db } = records.transaction
      db.onversionchange = (event) => {
        db.close()
        // The library forgets a connection on `close`, which browsers announce only when they close it themselves.
        db.onclose?.(event)
      }
      return work(records)
    })
}
