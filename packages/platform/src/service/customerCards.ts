import { getDelegatedKey, listCards, listDelegatedKeys } from '@countersign/core/wire'
import * as v from 'valibot'
import { readInternalAccounts, readKnownAccounts } from './customerResources.ts'
import { mapConcurrently } from './mapConcurrently.ts'
import { readFromService } from './readFromService.ts'
import { readPages } from './readPages.ts'
import type { Service } from './service.ts'

const textSchema = v.string()
const cardSchema = v.object({ id: textSchema, fundingSources: v.array(textSchema) })
const delegatedKeySchema = v.object({ accountId: textSchema, fundingSourceId: textSchema })

type OfCustomer = { readonly customerId: string }

/** Returns the ids of the cards that the customer's accounts pay for. */
export async function readCardIds(service: Service, { customerId }: OfCustomer): Promise<string[]> {
  const accounts = await readKnownAccounts(service, { customerId })
  const lists = await mapConcurrently(accounts, async ({ id: accountId }) => {
    const cards = await readPages(service, { operation: listCards, item: cardSchema, query: { accountId } })
    // Requested for one account; an ignored filter must not give access to a card that other customers pay for.
    return cards.filter(({ fundingSources }) => fundingSources.includes(accountId))
  })
  return lists.flat().map(({ id }) => id)
}

/** Returns the account that a delegated key may spend from; `undefined` for an unknown key. */
export async function readAccountOfDelegatedKey(service: Service, { id }: { readonly id: string }) {
  const pathIds = { delegatedKeyId: id }
  return (await readFromService(service, { operation: getDelegatedKey, schema: delegatedKeySchema, pathIds }))
    ?.accountId
}

/**
 * Returns the ids of the card funding sources that the customer's delegated keys are for. The interface does not state
 * the owner of a funding source anywhere else, and without a key there is nothing that a customer could request about
 * it.
 */
export async function readFundingSourceIds(service: Service, { customerId }: OfCustomer): Promise<string[]> {
  const wallets = await readInternalAccounts(service, { customerId, type: 'EMBEDDED_WALLET' })
  const schema = v.object({ data: v.array(delegatedKeySchema) })
  const lists = await mapConcurrently(wallets, async ({ id: accountId }) => {
    const found = await readFromService(service, { operation: listDelegatedKeys, schema, query: { accountId } })
    return (found?.data ?? []).filter((key) => key.accountId === accountId)
  })
  return lists.flat().map(({ fundingSourceId }) => fundingSourceId)
}
