import { getWallet } from '../../api/accounts.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import type { Money } from '../../wire/schema/money.ts'

/**
 * Reads the balance of one wallet.
 *
 * @throws `WalletError` `REFERENCE_NOT_FOUND`: the user has no such wallet.
 */
export async function readBalance(
  client: WalletClient,
  parameters: { accountId: string; signal?: AbortSignal | undefined },
): Promise<Money> {
  return (await getWallet(client, parameters)).balance
}
