import type { WalletClient } from '@countersign/core'
import { createBalanceReader } from '../../core/test/balanceReader.ts'
import { useReader } from '../src/provider/keptReaders.ts'

/** A hook that reads one thing: the balance of a wallet. */
export function useBalance({ client, accountId }: { client?: WalletClient | undefined; accountId: string }) {
  return useReader({
    client,
    id: `balance ${accountId}`,
    create: (wallet) => createBalanceReader(wallet, { accountId }),
  })
}
