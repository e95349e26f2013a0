import type { WalletClient } from '../../createWalletClient.ts'
import { readWalletPrivacy, setWalletPrivacy } from '../../flows/settings/walletPrivacy.ts'
import type { InternalAccount } from '../../wire/internalAccounts.ts'
import { createManagedList, type ManagedList } from '../managedList.ts'

/** Creates the privacy switch of a wallet: reads whether the wallet is private, and changes it. */
export function createWalletPrivacy(
  client: WalletClient,
  options: { accountId: string },
): ManagedList<{ privateEnabled: boolean }, boolean, InternalAccount> {
  const { accountId } = options
  return createManagedList<{ privateEnabled: boolean }, boolean, InternalAccount>(client, {
    accountId,
    read: (signal) => readWalletPrivacy(client, { accountId, signal }),
    work: (privateEnabled, signal) => setWalletPrivacy(client, { accountId, privateEnabled, signal }),
  })
}
