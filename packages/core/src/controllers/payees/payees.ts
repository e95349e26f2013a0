import type { WalletClient } from '../../createWalletClient.ts'
import { readPayees } from '../../flows/payees/payees.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import { createPagedReader, type PagedReader } from '../pagedReader.ts'

export type PayeesOptions = {
  /** How many payees a page has, at most 100; 100 by default. */
  limit?: number | undefined
}

/** Creates a reader of the accounts that the user can pay to. */
export function createPayeesReader(client: WalletClient, options: PayeesOptions = {}): PagedReader<ExternalAccount> {
  const { limit } = options
  return createPagedReader(client, (page) => readPayees(client, { limit, ...page }), { kind: 'payee' })
}
