import * as v from 'valibot'
import type { Persistence, Records } from './records.ts'

const dateSchema = v.custom<Date>((value) => value instanceof Date && !Number.isNaN(+value))

/** What is known of a session without its key. */
const sessionEntries = {
  id: v.string(),
  accountId: v.string(),
  credentialId: v.string(),
  type: v.string(),
  nickname: v.string(),
  openedAt: dateSchema,
  expiresAt: dateSchema,
  /**
   * What the device's wall clock showed when it was opened. A record without it is of an older version, and has
   * expired.
   */
  openedOnDeviceMs: v.optional(v.number(), 0),
  /**
   * The sign-in that it began with, which a refresh keeps: `id` is that of its first session, `at` is the service's time,
   * and `onDeviceMs` is what the device's wall clock showed.
   */
  signIn: v.object({ id: v.string(), at: dateSchema, onDeviceMs: v.number() }),
  /** How far this device was behind the service then: a reloaded page starts with it. */
  clockOffsetMs: v.number(),
}

const keyRecordSchema = v.object({
  version: v.picklist([1]),
  ...sessionEntries,
  publicKeyHex: v.string(),
  privateKey: v.custom<CryptoKey>((key) => key instanceof CryptoKey && key.type === 'private' && !key.extractable),
})

/** One open session with its key. The private key is a handle; its bytes never leave the browser's own storage. */
export type KeyRecord = v.InferOutput<typeof keyRecordSchema>

/** The keys of this browser, one record per internal account. */
export type KeyStore = {
  persistence(): Persistence
  /** `undefined` also for a record that is incomplete, altered or of a newer version: it cannot sign. */
  read(accountId: string): Promise<KeyRecord | undefined>
  write(record: KeyRecord): Promise<void>
  /** Replaces this session by a new one; `false` where this one is gone, and nothing is written. */
  replace(session: { id: string; accountId: string }, next: KeyRecord): Promise<boolean>
  list(): Promise<readonly KeyRecord[]>
  /**
   * Erases the key of a session that is over; the sign-in method and the reason are kept. Where another session of the
   * account has been stored since, that one stays and is returned.
   */
  close(session: RememberedSession, over: SessionEnding): Promise<RememberedSession | undefined>
  /** Erases the key and everything remembered of the account; with `sessionId`, only if it is that session. */
  forget(accountId: string, sessionId?: string): Promise<void>
  /** The last session of an account, whether or not its key is still there. */
  readRemembered(accountId: string): Promise<RememberedSession | undefined>
  /**
   * Returns the account that was opened last in this browser; also after a sign-out, until the browser's data is
   * deleted.
   */
  readCurrentAccount(): Promise<string | undefined>
}

const prefix = 'session:'
const rememberedPrefix = 'remembered:'
const currentKey = 'current-account'

const rememberedSessionSchema = v.object({
  ...sessionEntries,
  /** Why its key was erased. A key that is missing without a reason counts as lost. */
  over: v.optional(v.picklist(['expired', 'revoked', 'locked', 'lost'])),
})

/** What is known about a session without its key: enough to offer the same sign-in method again. */
export type RememberedSession = v.InferOutput<typeof rememberedSessionSchema>

/** Why a session can no longer sign while its sign-in method is remembered. */
export type SessionEnding = NonNullable<RememberedSession['over']>

/** A session without its key. */
export const withoutKey = (session: v.InferInput<typeof rememberedSessionSchema>): RememberedSession =>
  v.safeParse(rememberedSessionSchema, session).output as RememberedSession

/** A record under another account's name must never sign for this one. */
function readKey(value: unknown, accountId: string): KeyRecord | undefined {
  const result = v.safeParse(keyRecordSchema, value)
  return result.success && result.output.accountId === accountId ? result.output : undefined
}

function readSession(value: unknown, accountId: string): RememberedSession | undefined {
  const result = v.safeParse(rememberedSessionSchema, value)
  return result.success && result.output.accountId === accountId ? result.output : undefined
}

export function createKeyStore(records: Records): KeyStore {
  const read = async (accountId: string) => readKey(await records.read(prefix + accountId), accountId)
  const readRemembered = async (accountId: string) =>
    readSession(await records.read(rememberedPrefix + accountId), accountId)
  /** The key and its metadata change together: no page sees one without the other. */
  const entriesOf = (record: KeyRecord) => ({
    [prefix + record.accountId]: record,
    [rememberedPrefix + record.accountId]: withoutKey(record),
  })
  return {
    persistence: records.persistence,
    read,
    readRemembered,
    write: async (record) => {
      const { accountId } = record
      await records.change({ names: [], decide: () => ({ write: { ...entriesOf(record), [currentKey]: accountId } }) })
    },
    replace: ({ id, accountId }, next) =>
      records.change({
        names: [prefix + accountId],
        decide: ([stored]) => (readKey(stored, accountId)?.id === id ? { write: entriesOf(next) } : undefined),
      }),
    close: async ({ over: _over, ...session }, over) => {
      const { id, accountId } = session
      const [name, rememberedName] = [prefix + accountId, rememberedPrefix + accountId]
      await records.change({
        names: [name, rememberedName],
        decide: ([key, remembered]) => {
          const known = readSession(remembered, accountId)
          const stored = readKey(key, accountId)
          if (stored ? stored.id !== id : known?.id !== id) return undefined
          // A user who signed out is not remembered again, and the first reason counts.
          const write = known && !known.over ? { [rememberedName]: withoutKey({ ...session, over }) } : {}
          return { write, remove: [name] }
        },
        insist: true,
      })
      const newer = await read(accountId)
      return newer && newer.id !== id ? withoutKey(newer) : undefined
    },
    forget: async (accountId, sessionId) => {
      const names = [prefix + accountId, rememberedPrefix + accountId]
      await records.change({
        names,
        decide: ([stored]) =>
          sessionId === undefined || readKey(stored, accountId)?.id === sessionId ? { remove: names } : undefined,
        insist: true,
      })
    },
    list: async () => {
      const names = await records.list(prefix)
      const found = await Promise.all(names.map((name) => read(name.slice(prefix.length))))
      return found.filter((record) => record !== undefined)
    },
    readCurrentAccount: async () => {
      const accountId = await records.read(currentKey)
      return typeof accountId === 'string' ? accountId : undefined
    },
  }
}
