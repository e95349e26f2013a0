import * as v from 'valibot'
import type { Records } from './records.ts'

const rememberedPasskeysSchema = v.object({
  /** The WebAuthn user id of the account's passkeys, base64url. */
  userId: v.optional(v.string()),
  /** When the user declined a passkey here, on the device's clock. */
  declinedAtMs: v.optional(v.number()),
})

/** What this device knows about the passkeys of one account, besides how it signed in. Nothing in it is secret. */
export type RememberedPasskeys = v.InferOutput<typeof rememberedPasskeysSchema>

const prefix = 'passkeys:'

export async function readRememberedPasskeys(
  records: Records,
  parameters: { accountId: string },
): Promise<RememberedPasskeys> {
  const result = v.safeParse(rememberedPasskeysSchema, await records.read(prefix + parameters.accountId))
  return result.success ? result.output : {}
}

/** Adds to what is known. If the browser stores nothing, it is not known later. */
export async function addRememberedPasskeys(
  records: Records,
  parameters: { accountId: string } & RememberedPasskeys,
): Promise<void> {
  const { accountId, ...notes } = parameters
  const known = await readRememberedPasskeys(records, { accountId })
  await records.write(prefix + accountId, { ...known, ...notes }).catch(() => {})
}
