import type { Money, WalletClient } from '@countersign/core'
import { getAccount } from '../src/api/accounts.ts'
import { createReader, type Reader } from '../src/controllers/reader.ts'

/** A reader of one thing that changes: the balance of a wallet. */
export function createBalanceReader(client: WalletClient, { accountId }: { accountId: string }): Reader<Money> {
  return createReader(client, {
    read: async ({ signal }) => (await getAccount(client, { accountId, signal })).balance,
    changedBy: { kind: 'account', id: accountId },
  })
}
