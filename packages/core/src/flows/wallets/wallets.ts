import { listWalletPage } from '../../api/accounts.ts'
import type { Page, PageParameters } from '../../api/page.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import type { InternalAccount } from '../../wire/internalAccounts.ts'

/** Reads one page of the user's self-custodial wallets, with their balances in the smallest unit of their currency. */
export function readWallets(client: WalletClient, parameters: PageParameters = {}): Promise<Page<InternalAccount>> {
  return listWalletPage(client, parameters)
}
