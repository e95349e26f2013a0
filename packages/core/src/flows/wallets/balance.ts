import { getAccount } from '../../api/accounts.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import type { Money } from '../../wire/schema/money.ts'

export type ReadBalanceParameters = { accountId: string; signal?: AbortSignal | undefined }
export type ReadBalanceReturnType = Awaited<ReturnType<typeof readBalance>>

/**
 * Reads the balance of one wallet.
 *
 * @throws `WalletError` `REFERENCE_NOT_FOUND`: the user has no such wallet.
 */
export async function readBalance(client: WalletClient, parameters: ReadBalanceParameters): Promise<Money> {
  return (await getAccount(client, parameters)).balance
}
