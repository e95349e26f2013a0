import * as v from 'valibot'
import { maskDestination } from '../wire/maskDestination.ts'
import type { Records } from './records.ts'

const rememberedLoginSchema = v.object({
  /** The `AuthMethod:…` id. */
  credentialId: v.string(),
  accountId: v.string(),
  type: v.string(),
  /** Masked; for a passkey the name that the user gave it. */
  nickname: v.string(),
  /** On the device's clock: a relay that states another time must not put a login first forever. */
  lastUsedAtMs: v.number(),
})

/** A method that signed in on this device before. Outlives the sign-out, and contains neither a key nor an address. */
export type RememberedLogin = v.InferOutput<typeof rememberedLoginSchema>

const prefix = 'login:'

/** Enough for a device that several people share; the login that was used longest ago is dropped first. */
const most = 8

/**
 * Remembers a method that has just worked. The address of a code is masked here, even if the caller did not mask it.
 */
export async function rememberLogin(records: Records, login: RememberedLogin): Promise<void> {
  const nickname = login.type === 'PASSKEY' ? login.nickname : maskDestination(login.nickname)
  // One record each, so that tabs that sign in at the same time cannot overwrite each other's.
  await records.write(prefix + login.credentialId, v.safeParse(rememberedLoginSchema, { ...login, nickname }).output)
  const known = await readAll(records)
  await Promise.all(known.slice(most).map((old) => forgetLogin(records, old)))
}

/** Returns the methods that signed in here, last used first. Invalid records are left out. */
export async function readRememberedLogins(records: Records): Promise<readonly RememberedLogin[]> {
  return (await readAll(records)).slice(0, most)
}

/** Forgets one method, after its credential was removed or when the user asks for it. */
export function forgetLogin(records: Records, parameters: { credentialId: string }): Promise<void> {
  return records.remove(prefix + parameters.credentialId)
}

async function readAll(records: Records): Promise<RememberedLogin[]> {
  const names = await records.list(prefix)
  const found = await Promise.all(
    names.map(async (name) => {
      const result = v.safeParse(rememberedLoginSchema, await records.read(name))
      return result.success && prefix + result.output.credentialId === name ? [result.output] : []
    }),
  )
  return found.flat().sort((a, b) => b.lastUsedAtMs - a.lastUsedAtMs)
}
