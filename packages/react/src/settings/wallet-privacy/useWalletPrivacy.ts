import { createWalletPrivacy } from '@countersign/core'
import { useManagedList } from '../signed-resource/useManagedList.ts'

export type WalletPrivacyBinding = ReturnType<typeof useWalletPrivacy>

/**
 * The privacy setting of a wallet. Loads by itself; actions never reject, a failure is part of `state`.
 *
 * @throws `Error` outside of a `WalletProvider`: wrap your page in one.
 */
export function useWalletPrivacy(options: { accountId: string }) {
  return useManagedList(options.accountId, createWalletPrivacy)
}
