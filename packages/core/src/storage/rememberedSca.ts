import * as v from 'valibot'
import type { Records } from './records.ts'

const rememberedScaSchema = v.object({
  version: v.picklist([1]),
  accountId: v.string(),
  /** When the SCA session ends, on the service's clock. The service does not report it. */
  sessionExpiresAtMs: v.optional(v.number()),
  /** The factor that the user used last. */
  factor: v.optional(v.string()),
})

/**
 * What this device remembers of one account's Strong Customer Authentication. Nothing in it is secret, and the
 * service's word takes precedence.
 */
export type RememberedSca = Omit<v.InferOutput<typeof rememberedScaSchema>, 'version' | 'accountId'>

const nameOf = (accountId: string) => `sca:${accountId}`

/** Returns nothing for a record that is incomplete or about another account. */
export async function readRememberedSca(records: Records, parameters: { accountId: string }): Promise<RememberedSca> {
  return parse(await records.read(nameOf(parameters.accountId)), parameters) ?? {}
}

/** Stores a session's expiry. If the browser stores nothing, it is not known later. */
export async function writeRememberedSca(
  records: Records,
  parameters: { accountId: string } & RememberedSca,
): Promise<void> {
  await records.write(nameOf(parameters.accountId), { version: 1, ...parameters }).catch(() => {})
}

/** Deletes the recorded expiry: the service has said that the session is over. The factor stays. */
export async function eraseScaSession(records: Records, parameters: { accountId: string }): Promise<void> {
  const { accountId } = parameters
  const name = nameOf(accountId)
  await records
    .change({
      names: [name],
      decide: ([value]) => {
        const notes = parse(value, parameters)
        if (notes?.sessionExpiresAtMs === undefined) return undefined
        const { factor } = notes
        return { write: { [name]: { version: 1, accountId, factor } } }
      },
    })
    .catch(() => {})
}

function parse(value: unknown, { accountId }: { accountId: string }): RememberedSca | undefined {
  const result = v.safeParse(rememberedScaSchema, value)
  if (!result.success || result.output.accountId !== accountId) return undefined
  const { sessionExpiresAtMs, factor } = result.output
  return { sessionExpiresAtMs, factor }
}
