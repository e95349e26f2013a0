import { type Page, type PageParameters, toPage } from '../../api/page.ts'
import { call } from '../../api/send.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { type InternalAccount, listInternalAccounts } from '../../wire/internalAccounts.ts'

export type ReadWalletsParameters = PageParameters
export type ReadWalletsReturnType = Awaited<ReturnType<typeof readWallets>>

/** Reads one page of the customer's self-custodial wallets with their balances, in the smallest unit of their currency. */
export async function readWallets(
  client: WalletClient,
  { limit = 20, cursor, signal }: ReadWalletsParameters = {},
): Promise<Page<InternalAccount>> {
  const query = { type: 'EMBEDDED_WALLET', limit: String(limit), cursor }
  return toPage(await call(client, listInternalAccounts, { query, signal }))
}
