import type { WalletClient } from '@countersign/core'
import { onTestFinished } from 'vitest'

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
