import type { WalletHomeContent } from '@countersign/core/wallet-home'

/**
 * Returns when all that is held of a balance is free again, or was sent: when the last of the payments ends for which it is
 * held. `undefined` where that is not known of each, or where these are not all of it.
 */
export function findHoldEnd({ account, held, tasks }: WalletHomeContent): Date | undefined {
  let rest = held?.amount
  let endMs = 0
  for (const { transaction, until } of tasks) {
    if (rest === undefined || !until || transaction.source?.accountId !== account?.id) continue
    rest -= transaction.sentAmount?.amount ?? 0n
    endMs = Math.max(endMs, until.getTime())
  }
  return rest === 0n ? new Date(endMs) : undefined
}
