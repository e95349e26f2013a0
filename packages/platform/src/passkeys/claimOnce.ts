import type { Storage } from 'unstorage'

type ClaimParameters = { readonly name: string; readonly ttlSeconds: number }

/**
 * Lets one caller pass for a name, and nobody after it, over a store that can only read and write.
 *
 * The order of the four steps is the "splitter" of Moir and Anderson (Wait-free algorithms for fast, long-lived
 * renaming, 1995): whoever wins found the door open and still saw their own name after closing it, so nobody else
 * entered in between. With a store that shows each write to all who read later, at most one process wins, however they
 * race; when two meet inside, both may lose. With a store that is only eventually consistent there is no such promise.
 */
export async function claimOnce(store: Storage, { name, ttlSeconds }: ClaimParameters): Promise<boolean> {
  const ttl = { ttl: ttlSeconds }
  const claimant = crypto.randomUUID()
  await store.setItem(`${name}:claimant`, { claimant }, ttl)
  if (await store.hasItem(`${name}:closed`)) return false
  await store.setItem(`${name}:closed`, { closed: true }, ttl)
  const last = await store.getItem<{ claimant?: unknown }>(`${name}:claimant`)
  return last?.claimant === claimant
}
