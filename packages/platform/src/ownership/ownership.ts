import type { OwnedType } from '@countersign/core/wire'
import type { Deadline } from '../deadline.ts'
import { createDeadline, withDeadline } from '../deadline.ts'
import { hashToHex } from '../encoding.ts'
import { idPattern, typeOf } from '../guards/ids.ts'
import { refuse } from '../responses.ts'
import { defaultTimeoutMs } from '../service/callService.ts'
import { readAgentActionIds, readCustomerOfAgent } from '../service/customerAgents.ts'
import { readAccountOfDelegatedKey, readCardIds, readFundingSourceIds } from '../service/customerCards.ts'
import { readBusinessOfOwner, readCustomerOfVerification, readHolderOfDocument } from '../service/customerOnboarding.ts'
import {
  readCredentials,
  readKnownAccounts,
  readOwnerOfExternalAccount,
  readOwnerOfTransaction,
  readSessionIds,
  readSourceOfQuote,
} from '../service/customerResources.ts'
import type { Service } from '../service/service.ts'
import { stopCallsAfter } from '../service/stopCallsAfter.ts'
import type { SharedStore } from '../store/sharedStore.ts'
import { createTtlSet } from '../ttlSet.ts'

/** Returns whether a resource belongs to the customer whose request is checked. */
type Owns = (id: string) => Promise<boolean>

/** Determines which customer owns a resource. */
export type Ownership = {
  /**
   * Runs a check of a customer's resources. `owns` resolves with `false` also for resources that do not exist or belong
   * to the platform. All lookups of one check together may take as long as two calls.
   *
   * @throws `Refusal` of the check itself, 504 when the lookups take too long, or as `readFromService` when the service
   * cannot be reached.
   */
  readonly check: (
    customerId: string,
    work: (parameters: { owns: Owns }) => Promise<void>,
    parameters?: {
      /** The service for the request that is checked. */
      service?: Service
    },
  ) => Promise<void>
  /**
   * Returns whether the check of a quote found that executing it takes more than the customer's session at the platform. It
   * reads no quote.
   */
  readonly isProtected: (quoteId: string, parameters: { customerId: string }) => Promise<boolean>
}

/** How long a confirmed owner is cached, in milliseconds. Resources do not change owners; they only end. */
const rememberedMs = 60_000

/** Asks the service for the owner of a resource, and caches what it confirmed. What it denied is looked up again. */
export function createOwnership(
  service: Service,
  { now, store }: { now: () => number; store: SharedStore | undefined },
): Ownership {
  const confirmed = createConfirmed({ now, store })
  const timeoutMs = 2 * (service.timeoutMs ?? defaultTimeoutMs)
  const late = () => refuse(504, { code: 'TIMEOUT', message: 'The service took too long to confirm the owner' })

  function createOwns(
    asked: Service,
    { customerId, within }: { customerId: string; within: Deadline['within'] },
  ): Owns {
    const nameOf = nameFor(customerId)
    const owns: Owns = async (id) => {
      const type = idPattern.test(id) ? typeOf(id) : undefined
      if (!type) return false
      if (confirmed.isNear(nameOf(id))) return true
      return within(async (signal) => {
        if (await confirmed.isShared(nameOf(id))) return true
        const ownIds = await readOwnIds(stopCallsAfter(asked, { signal }), { type, customerId, id, owns })
        await confirmed.add(ownIds.map(nameOf), { asked: [id, asProtected(id)].map(nameOf) })
        return ownIds.includes(id)
      })
    }
    return owns
  }

  return {
    check: async (customerId, work, { service: asked = service } = {}) => {
      const { within, end } = createDeadline({ timeoutMs, late })
      try {
        await work({ owns: createOwns(asked, { customerId, within }) })
      } finally {
        end()
      }
    },
    isProtected: async (quoteId, { customerId }) => {
      const name = nameFor(customerId)(asProtected(quoteId))
      return confirmed.isNear(name) || confirmed.isShared(name)
    },
  }
}

function nameFor(customerId: string) {
  return (id: string) => `${customerId} ${id}`
}

/** The name under which a quote is cached whose execution takes more than a session. No id contains a space. */
function asProtected(quoteId: string) {
  return `${quoteId} protected`
}

/** How long the shared cache may take to answer, in milliseconds: about as long as the service would. */
const cacheTimeoutMs = 250

/**
 * What was confirmed, in the memory of this process and, where there is one, in the store that other servers share. The
 * store is asked first, and the service again where it fails or is slow.
 */
function createConfirmed({ now, store }: { now: () => number; store: SharedStore | undefined }) {
  const near = createTtlSet({ now, lifetimeMs: rememberedMs })
  const keyOf = (name: string) => `countersign:owner:${hashToHex(name)}`
  const late = () => new Error('The cache took too long')
  const use = async <result>(work: (shared: SharedStore) => Promise<result>) =>
    store ? withDeadline(() => work(store), { timeoutMs: cacheTimeoutMs, late }).catch(() => undefined) : undefined

  return {
    isNear: near.has,
    isShared: async (name: string): Promise<boolean> => {
      const endsAt = Number(await use((shared) => shared.get(keyOf(name))))
      // Its own end counts, so that passing it on from server to server does not prolong it.
      return endsAt > now()
    },
    add: async (names: readonly string[], { asked }: { asked: readonly string[] }): Promise<void> => {
      for (const name of names) near.add(name)
      const endsAt = String(now() + rememberedMs)
      const share = (name: string) => use((shared) => shared.set(keyOf(name), endsAt, { ttlMs: rememberedMs }))
      await Promise.all(asked.filter((name) => names.includes(name)).map(share))
    },
  }
}

type Question = { readonly type: OwnedType; readonly customerId: string; readonly id: string; readonly owns: Owns }

/** Reads the ids of one type that belong to the customer, `id` among them if it does. */
async function readOwnIds(service: Service, { type, customerId, id, owns }: Question): Promise<string[]> {
  switch (type) {
    case 'Customer':
      return [customerId]
    case 'InternalAccount':
      return (await readKnownAccounts(service, { customerId })).map((account) => account.id)
    case 'AuthMethod':
      return (await readCredentials(service, { customerId })).map((credential) => credential.id)
    case 'Session':
      return readSessionIds(service, { customerId })
    case 'ExternalAccount':
      return (await readOwnerOfExternalAccount(service, { id })) === customerId ? [id] : []
    case 'Transaction':
    case 'CardTransaction':
      return (await readOwnerOfTransaction(service, { id })) === customerId ? [id] : []
    case 'Quote': {
      const { sources, isProtected } = await readSourceOfQuote(service, { id })
      const verdicts = await Promise.all(sources.map(owns))
      if (sources.length === 0 || !verdicts.every(Boolean)) return []
      return isProtected ? [id, asProtected(id)] : [id]
    }
    case 'Card':
      return readCardIds(service, { customerId })
    case 'CardFundingSource':
      return readFundingSourceIds(service, { customerId })
    case 'DelegatedKey': {
      const accountId = await readAccountOfDelegatedKey(service, { id })
      return accountId !== undefined && (await owns(accountId)) ? [id] : []
    }
    case 'BeneficialOwner':
      return (await readBusinessOfOwner(service, { id })) === customerId ? [id] : []
    case 'Document': {
      const holder = await readHolderOfDocument(service, { id })
      return holder !== undefined && (await owns(holder)) ? [id] : []
    }
    case 'Verification':
      return (await readCustomerOfVerification(service, { id })) === customerId ? [id] : []
    case 'Agent':
      return (await readCustomerOfAgent(service, { id })) === customerId ? [id] : []
    case 'AgentAction':
      return readAgentActionIds(service, { customerId })
  }
}
