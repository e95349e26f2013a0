import * as v from 'valibot'
import type { Persistence, Records } from './records.ts'

const keyRecord = v.object({
  version: v.literal(1),
  id: v.string(),
  accountId: v.string(),
  credentialId: v.string(),
  type: v.string(),
  nickname: v.string(),
  openedAt: v.date(),
  expiresAt: v.date(),
  /** How far this device was behind the service then: a reloaded page starts with it. */
  clockOffsetMs: v.number(),
  publicKeyHex: v.string(),
  privateKey: v.custom<CryptoKey>((key) => key instanceof CryptoKey && key.type === 'private' && !key.extractable),
})

/** One open session with its key. The private key is a handle; its bytes never leave the browser's own store. */
export type KeyRecord = v.InferOutput<typeof keyRecord>

/** The keys of this browser, one record per internal account. */
export type KeyStore = {
  persistence(): Persistence
  /** `undefined` also for a record that is half written, altered or of a newer version: it cannot sign. */
  read(accountId: string): Promise<KeyRecord | undefined>
  write(record: KeyRecord): Promise<void>
  list(): Promise<readonly KeyRecord[]>
  /**
   * Erases the key of a session that ran out; the way in is remembered. Where another session of the account is stored
   * by now, that one stays and is returned.
   */
  expire(session: RememberedSession): Promise<RememberedSession | undefined>
  /** Erases the key and all memory of the account. */
  forget(accountId: string): Promise<void>
  /** The session that was opened last in this browser, whether or not its key is still there. */
  readCurrent(): Promise<RememberedSession | undefined>
}

const prefix = 'session:'
const rememberedPrefix = 'remembered:'
const currentKey = 'current-account'

const rememberedSession = v.object({
  ...v.omit(keyRecord, ['version', 'publicKeyHex', 'privateKey']).entries,
  /** Its time ran out and the key was erased: a missing key is no loss then. */
  over: v.optional(v.boolean()),
})

/** What is known about a session without its key: enough to offer the same way in again. */
export type RememberedSession = v.InferOutput<typeof rememberedSession>

/** A session without its key. */
export const withoutKey = (session: RememberedSession): RememberedSession => v.parse(rememberedSession, session)

export function createKeyStore(records: Records): KeyStore {
  async function read(accountId: string): Promise<KeyRecord | undefined> {
    const result = v.safeParse(keyRecord, await records.read(prefix + accountId))
    // A record under another account's name must never sign for this one.
    return result.success && result.output.accountId === accountId ? result.output : undefined
  }
  const remember = (session: RememberedSession) =>
    records.write(rememberedPrefix + session.accountId, withoutKey(session))
  return {
    persistence: records.persistence,
    read,
    write: async (record) => {
      await records.write(prefix + record.accountId, record)
      await remember(record)
      await records.write(currentKey, record.accountId)
    },
    expire: async (session) => {
      const stored = await read(session.accountId)
      if (stored && stored.id !== session.id) return withoutKey(stored)
      // In this order: a page that is reloaded in between must find an expired session, not a lost one.
      await remember({ ...session, over: true })
      await records.remove(prefix + session.accountId)
      return undefined
    },
    forget: async (accountId) => {
      await records.remove(prefix + accountId)
      await records.remove(rememberedPrefix + accountId)
    },
    list: async () => {
      const names = await records.list(prefix)
      const found = await Promise.all(names.map((name) => read(name.slice(prefix.length))))
      return found.filter((record) => record !== undefined)
    },
    readCurrent: async () => {
      const remembered = await records.read(`${rememberedPrefix}${await records.read(currentKey)}`)
      const result = v.safeParse(rememberedSession, remembered)
      return result.success ? result.output : undefined
    },
  }
}
