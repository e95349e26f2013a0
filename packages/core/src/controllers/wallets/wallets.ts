import type { WalletClient } from '../../createWalletClient.ts'
import { readCustodialAccounts, readWallets } from '../../flows/wallets/wallets.ts'
import type { InternalAccount } from '../../wire/internalAccounts.ts'
import { createPagedReader, type PagedReader } from '../pagedReader.ts'

/** Creates a reader of the user's self-custodial wallets with their balances. */
export function createWalletsReader(client: WalletClient): PagedReader<InternalAccount> {
  return createPagedReader(client, (page) => readWallets(client, page), { kind: 'account' })
}

/** Creates a reader of the user's balances that the service holds. */
export function createCustodialAccountsReader(client: WalletClient): PagedReader<InternalAccount> {
  return createPagedReader(client, (page) => readCustodialAccounts(client, page), { kind: 'account' })
}
