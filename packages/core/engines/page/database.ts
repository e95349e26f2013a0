/** Reads and writes the wallet's database without the library, as any script of the origin could. */
export function openDatabase(name: string, version?: number): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version)
  request.onupgradeneeded = () => {
    if (!request.result.objectStoreNames.contains('records')) request.result.createObjectStore('records')
  }
  return resultOf(request)
}

export async function readRaw(database: IDBDatabase, key: string): Promise<unknown> {
  return resultOf(database.transaction('records', 'readonly').objectStore('records').get(key))
}

export async function writeRaw(database: IDBDatabase, key: string, value: unknown): Promise<void> {
  await resultOf(database.transaction('records', 'readwrite').objectStore('records').put(value, key))
}

export function resultOf<result>(request: IDBRequest<result>): Promise<result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
