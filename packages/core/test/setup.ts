import 'fake-indexeddb/auto'

/** Node has no storage of a tab; this replaces it for one page, as a browser would provide it. */
const notes = new Map<string, string>()
Object.defineProperty(globalThis, 'sessionStorage', {
  configurable: true,
  value: {
    getItem: (key: string) => notes.get(key) ?? null,
    setItem: (key: string, value: string) => void notes.set(key, value),
    removeItem: (key: string) => void notes.delete(key),
  },
})
