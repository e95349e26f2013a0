/**
 * What one tab remembers across a reload. Nothing secret is stored here: a challenge that waits for its code contains a
 * masked address and the public bundle.
 */
export type TabStorage = {
  read(name: string): unknown
  write(name: string, value: unknown): void
  remove(name: string): void
}

/** Keeps records in `sessionStorage`; if the browser refuses it, a reload starts over. */
export function createTabStorage(parameters: { name: string }): TabStorage {
  const prefix = `${parameters.name}:`
  function attempt<result>(work: (storage: Storage) => result): result | undefined {
    try {
      return work(sessionStorage)
    } catch {
      return undefined
    }
  }
  return {
    read: (name) => attempt((storage) => JSON.parse(storage.getItem(prefix + name) ?? 'null') as unknown) ?? undefined,
    write: (name, value) => attempt((storage) => storage.setItem(prefix + name, JSON.stringify(value))),
    remove: (name) => attempt((storage) => storage.removeItem(prefix + name)),
  }
}
