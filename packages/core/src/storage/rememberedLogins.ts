import * as v from 'valibot'
import { maskDestination } from '../wire/maskDestination.ts'
import type { Records } from './records.ts'

const rememberedLoginSchema = v.object({
  /** The `AuthMethod:…` id. */
  credentialId: v.string(),
  accountId: v.string(),
  type: v.string(),
  /** Masked; of a passkey the name it was given. */
  nickname: v.string(),
  /** On the device's clock: a relay that states another time must not put a login first for ever. */
  lastUsedAtMs: v.number(),
})

/** A way somebody signed in on this device before. Outlives the sign-out, and holds neither a key nor an address. */
export type RememberedLogin = v.InferOutput<typeof rememberedLoginSchema>

const prefix = 'login:'

/** More than one household uses on one device; what was used longest ago goes first. */
const most = 8

/** Remembers a way that has just worked. The address of a code is masked here, whatever the caller did. */
export async function rememberLogin(records: Records, login: RememberedLogin): Promise<void> {
  const nickname = login.type === 'PASSKEY' ? login.nickname : maskDestination(login.nickname)
  // One record each: tabs that sign in at the same time cannot overwrite each other's.
  await records.write(prefix + login.credentialId, v.parse(rememberedLoginSchema, { ...login, nickname }))
  const known = await readAll(records)
  await Promise.all(known.slice(most).map((old) => forgetLogin(records, old)))
}

/** The ways somebody signed in here, last used first. Whatever is no such record is left out. */
export async function readRememberedLogins(records: Records): Promise<readonly RememberedLogin[]> {
  return (await readAll(records)).slice(0, most)
}

/** Forgets one way, after its credential was removed or when the person asks for it. */
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
