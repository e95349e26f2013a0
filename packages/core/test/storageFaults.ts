import type { WalletClient } from '@countersign/core'
import { onTestFinished } from 'vitest'
import { type TestClock, turn } from './testClock.ts'

/** The next record whose name begins so is read, and returned only when `release` is called. */
export function holdReading({ records }: WalletClient, name: string) {
  const { read } = records
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const { promise: wasRead, resolve: hasRead } = Promise.withResolvers<void>()
  Object.assign(records, {
    read: async (key: string) => {
      const value = await read(key)
      if (!key.startsWith(name)) return value
      Object.assign(records, { read })
      hasRead()
      await held
      return value
    },
  })
  return { release, wasRead }
}

/** The browser refuses to delete anything until the test ends. */
export function refuseToDelete(): void {
  const remove = IDBObjectStore.prototype.delete
  IDBObjectStore.prototype.delete = () => {
    throw new DOMException('no', 'InvalidStateError')
  }
  onTestFinished(() => {
    IDBObjectStore.prototype.delete = remove
  })
}

/** The database does not answer one reading of this page in time, as on a computer that wakes up. Other tabs do not notice. */
export async function stallStorage({ records }: WalletClient, clock: TestClock): Promise<void> {
  const { get } = IDBObjectStore.prototype
  IDBObjectStore.prototype.get = () => new EventTarget() as IDBRequest
  const reading = records.read('stalled')
  for (let turns = 0; turns < 20; turns++) await turn()
  IDBObjectStore.prototype.get = get
  clock.advance(5_000)
  await reading
}

/** The browser refuses every use of its database until the returned function is called, or the test ends. */
export function refuseStorage(): () => void {
  const { transaction } = IDBDatabase.prototype
  IDBDatabase.prototype.transaction = () => {
    throw new DOMException('no', 'UnknownError')
  }
  const allow = () => {
    IDBDatabase.prototype.transaction = transaction
  }
  onTestFinished(allow)
  return allow
}
