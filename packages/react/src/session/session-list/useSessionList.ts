import { createSessionList } from '@countersign/core'
import { useManagedList } from '../../settings/signed-resource/useManagedList.ts'

export type SessionListBinding = ReturnType<typeof useSessionList>

/**
 * The open sessions of a wallet on all devices, and ending them. Loads by itself; actions never reject, a failure is part
 * of `state`.
 *
 * @throws `Error` outside of a `WalletProvider`: wrap your page in one.
 */
export function useSessionList(options: { accountId: string }) {
  return useManagedList(options.accountId, createSessionList)
}
