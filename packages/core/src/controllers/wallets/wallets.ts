import type { WalletClient } from '../../createWalletClient.ts'
import { readWallets } from '../../flows/wallets/wallets.ts'
import type { InternalAccount } from '../../wire/internalAccounts.ts'
import { createPagedReader, type PagedReader } from '../pagedReader.ts'

/** Creates a reader of the user's self-custodial wallets with their balances. */
export function createWalletsReader(client: WalletClient): PagedReader<InternalAccount> {
  return createPagedReader(client, (page) => readWallets(client, page), { kind: 'account' })
}
