import { listPayeePage } from '../../api/accounts.ts'
import type { Page, PageParameters } from '../../api/page.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'

/** Reads one page of the accounts that the user can pay to. */
export function readPayees(client: WalletClient, parameters: PageParameters = {}): Promise<Page<ExternalAccount>> {
  return listPayeePage(client, parameters)
}
