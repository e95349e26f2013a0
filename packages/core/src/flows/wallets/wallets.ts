import { walletType } from '../../api/accounts.ts'
import { type Page, type PageParameters, toPage } from '../../api/page.ts'
import { call } from '../../api/send.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { type InternalAccount, listInternalAccounts } from '../../wire/internalAccounts.ts'

export type ReadWalletsParameters = PageParameters
export type ReadWalletsReturnType = Awaited<ReturnType<typeof readWallets>>

/** Reads one page of the customer's self-custodial wallets with their balances, in the smallest unit of their currency. */
export function readWallets(client: WalletClient, page: ReadWalletsParameters = {}): Promise<Page<InternalAccount>> {
  return readAccounts(client, page, walletType)
}

export type ReadCustodialAccountsParameters = PageParameters
export type ReadCustodialAccountsReturnType = Awaited<ReturnType<typeof readCustodialAccounts>>

/**
 * Reads one page of the customer's other accounts, which the service holds: the platform decides about payments from them.
 *
 * @throws `WalletError` `SCA_SESSION_REQUIRED`: show the SCA sign-in, then read again.
 */
export async function readCustodialAccounts(
  client: WalletClient,
  page: ReadCustodialAccountsParameters = {},
): Promise<Page<InternalAccount>> {
  const { items, ...next } = await readAccounts(client, page)
  return { ...next, items: items.filter(({ type }) => type !== walletType) }
}

async function readAccounts(
  client: WalletClient,
  { limit = 20, cursor, signal }: PageParameters,
  type?: typeof walletType,
): Promise<Page<InternalAccount>> {
  const query = { type, limit: String(limit), cursor }
  return toPage(await call(client, listInternalAccounts, { query, signal }))
}
