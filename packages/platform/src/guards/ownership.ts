import {
  readCredentials,
  readInternalAccounts,
  readOwnerOfExternalAccount,
  readOwnerOfTransaction,
  readSessionIds,
  readSourceOfQuote,
} from '../service/customerThings.ts'
import type { ServiceOptions } from '../options.ts'
import { createShortMemory } from '../shortMemory.ts'
import { idPattern, type OwnedType, typeOf } from './ids.ts'

/** Answers whether something belongs to a customer. */
export type Ownership = {
  /**
   * `false` also for what does not exist and for what belongs to the platform.
   *
   * @throws `Refusal` when the service cannot be asked.
   */
  readonly owns: (customerId: string, thing: { readonly id: string }) => Promise<boolean>
}

/** How long a confirmed owner is believed, in milliseconds. Things do not change hands; they only end. */
const rememberedMs = 60_000

/** Asks the service who owns what, and remembers what it confirmed. What it denied is asked again. */
export function createOwnership(service: ServiceOptions, { now }: { now: () => number }): Ownership {
  const confirmed = createShortMemory({ now, lifetimeMs: rememberedMs })
  const nameOf = (customerId: string, id: string) => `${customerId} ${id}`

  /** The things of this kind that belong to the customer, `id` among them if it does. */
  const readers: Record<OwnedType, (customerId: string, id: string) => Promise<readonly string[]>> = {
    Customer: async (customerId) => [customerId],
    InternalAccount: async (customerId) => (await readInternalAccounts(service, { customerId })).map(({ id }) => id),
    AuthMethod: async (customerId) => (await readCredentials(service, { customerId })).map(({ id }) => id),
    Session: async (customerId) => readSessionIds(service, { customerId }),
    ExternalAccount: async (customerId, id) =>
      (await readOwnerOfExternalAccount(service, id)) === customerId ? [id] : [],
    Transaction: async (customerId, id) => ((await readOwnerOfTransaction(service, id)) === customerId ? [id] : []),
    Quote: async (customerId, id) => {
      const source = await readSourceOfQuote(service, id)
      const verdicts = await Promise.all(source.map((sourceId) => owns(customerId, { id: sourceId })))
      return source.length > 0 && verdicts.every(Boolean) ? [id] : []
    },
  }

  async function owns(customerId: string, { id }: { readonly id: string }): Promise<boolean> {
    const type = idPattern.test(id) ? typeOf(id) : undefined
    if (!type) return false
    if (confirmed.has(nameOf(customerId, id))) return true
    const ownIds = await readers[type](customerId, id)
    for (const ownId of ownIds) confirmed.add(nameOf(customerId, ownId))
    return ownIds.includes(id)
  }

  return { owns }
}
