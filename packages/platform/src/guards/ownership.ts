import type { ServiceOptions } from '../options.ts'
import { readAccountOfDelegatedKey, readCardIds, readFundingSourceIds } from '../service/customerCards.ts'
import {
  readCredentials,
  readInternalAccounts,
  readOwnerOfExternalAccount,
  readOwnerOfTransaction,
  readSessionIds,
  readSourceOfQuote,
} from '../service/customerThings.ts'
import { createShortMemory } from '../shortMemory.ts'
import type { OwnedType } from './ids.ts'
import { idPattern, typeOf } from './ids.ts'

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

  /** The things of one type that belong to the customer, `id` among them if it does. */
  async function readOwnIds(type: OwnedType, { customerId, id }: { customerId: string; id: string }) {
    switch (type) {
      case 'Customer':
        return [customerId]
      case 'InternalAccount':
        return (await readInternalAccounts(service, { customerId })).map((account) => account.id)
      case 'AuthMethod':
        return (await readCredentials(service, { customerId })).map((credential) => credential.id)
      case 'Session':
        return readSessionIds(service, { customerId })
      case 'ExternalAccount':
        return (await readOwnerOfExternalAccount(service, { id })) === customerId ? [id] : []
      case 'Transaction':
        return (await readOwnerOfTransaction(service, { id })) === customerId ? [id] : []
      case 'Quote': {
        const sources = await readSourceOfQuote(service, { id })
        const verdicts = await Promise.all(sources.map((sourceId) => owns(customerId, { id: sourceId })))
        return sources.length > 0 && verdicts.every(Boolean) ? [id] : []
      }
      case 'Card':
        return readCardIds(service, { customerId })
      case 'CardFundingSource':
        return readFundingSourceIds(service, { customerId })
      case 'DelegatedKey': {
        const accountId = await readAccountOfDelegatedKey(service, { id })
        return accountId !== undefined && (await owns(customerId, { id: accountId })) ? [id] : []
      }
    }
  }

  async function owns(customerId: string, { id }: { readonly id: string }): Promise<boolean> {
    const type = idPattern.test(id) ? typeOf(id) : undefined
    if (!type) return false
    if (confirmed.has(nameOf(customerId, id))) return true
    const ownIds = await readOwnIds(type, { customerId, id })
    for (const ownId of ownIds) confirmed.add(nameOf(customerId, ownId))
    return ownIds.includes(id)
  }

  return { owns }
}
