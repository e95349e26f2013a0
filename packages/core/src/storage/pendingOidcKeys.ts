import * as v from 'valibot'
import type { Records } from './records.ts'
import type { Tabs } from './tabs.ts'

const pendingOidcKeySchema = v.object({
  /** The state of the sign-in that it waits for; unguessable. */
  state: v.string(),
  publicKeyHex: v.string(),
  privateKey: v.custom<CryptoKey>((key) => key instanceof CryptoKey && key.type === 'private' && !key.extractable),
  /** What the device's clock showed then. */
  createdAtMs: v.number(),
})

/** The key pair of a sign-in whose page is away at its provider. Only a handle to the private half, as for sessions. */
export type PendingOidcKey = v.InferOutput<typeof pendingOidcKeySchema>

const prefix = 'parked:'

export function storePendingOidcKey(records: Records, key: PendingOidcKey): Promise<void> {
  return records.write(prefix + key.state, key)
}

/**
 * Takes the key of exactly this state. If several pages ask for it, in any number of tabs, one of them gets it.
 *
 * @throws `WalletError` `STORAGE_UNAVAILABLE` when it cannot be erased: a key that stays must not be used.
 */
export function takePendingOidcKey(
  { records, tabs }: { records: Records; tabs: Tabs },
  parameters: { state: string },
): Promise<PendingOidcKey | undefined> {
  const name = prefix + parameters.state
  return tabs.withLock(name, async () => {
    const found = await read(records, name)
    await records.remove(name)
    return found
  })
}

/** Returns all pending keys. An invalid record has no state, and is erased on the way. */
export async function listPendingOidcKeys(records: Records): Promise<readonly PendingOidcKey[]> {
  const names = await records.list(prefix)
  const found = await Promise.all(
    names.map(async (name) => {
      const key = await read(records, name)
      if (!key) await records.remove(name)
      return key ? [key] : []
    }),
  )
  return found.flat()
}

async function read(records: Records, name: string): Promise<PendingOidcKey | undefined> {
  const result = v.safeParse(pendingOidcKeySchema, await records.read(name))
  return result.success && prefix + result.output.state === name ? result.output : undefined
}
