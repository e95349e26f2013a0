import { type Page, type PageParameters, toPage } from '../../api/page.ts'
import { call } from '../../api/send.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { type ExternalAccount, listExternalAccounts } from '../../wire/externalAccounts.ts'

export type ReadPayeesParameters = PageParameters
export type ReadPayeesReturnType = Awaited<ReturnType<typeof readPayees>>

/** Reads one page of the accounts that the customer can pay to. */
export async function readPayees(
  client: WalletClient,
  { limit = 100, cursor, signal }: ReadPayeesParameters = {},
): Promise<Page<ExternalAccount>> {
  return toPage(await call(client, listExternalAccounts, { query: { limit: String(limit), cursor }, signal }))
}
