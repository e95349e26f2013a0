import type { WalletClient } from '../../createWalletClient.ts'
import { readBalance } from '../../flows/wallets/balance.ts'
import type { Money } from '../../wire/schema/money.ts'
import { createReader, type Reader } from '../reader.ts'

/** Creates a reader of the balance of one wallet. A wallet that the user does not have is `REFERENCE_NOT_FOUND`. */
export function createBalanceReader(client: WalletClient, options: { accountId: string }): Reader<Money> {
  const { accountId } = options
  return createReader(client, {
    read: ({ signal }) => readBalance(client, { accountId, signal }),
    changedBy: { kind: 'account', id: accountId },
  })
}
