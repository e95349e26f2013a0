import type { WalletClient } from '../../createWalletClient.ts'
import {
  type AddedCredential,
  addCredential,
  type CredentialItem,
  listCredentialItems,
  type NewCredential,
  removeCredential,
} from '../../flows/settings/credentialList.ts'
import { createManagedList, type ManagedList } from '../managedList.ts'

/** The changes to the sign-in methods. */
export type CredentialChange = { type: 'remove'; credentialId: string } | NewCredential

/**
 * `credential`: the one that was added. `challenge`: a code is on its way to it; have it typed in a login with `{
 * credentialId, challenge }`.
 */
export type CredentialChanged = Partial<AddedCredential>

/**
 * Creates the list of a wallet's sign-in methods. A method is removed by a session of another one: where the current
 * session cannot remove it, the state asks to sign in by one of `credentialIds`.
 */
export function createCredentialList(
  client: WalletClient,
  options: { accountId: string },
): ManagedList<readonly CredentialItem[], CredentialChange, CredentialChanged> {
  const { accountId } = options
  return createManagedList<readonly CredentialItem[], CredentialChange, CredentialChanged>(client, {
    accountId,
    read: (signal) => listCredentialItems(client, { accountId, signal }),
    // The provider's token is valuable to an attacker who finds it.
    shown: (change) => (change.type === 'add-oauth' ? { ...change, oidcToken: '' } : change),
    work: async (change, signal) => {
      if (change.type !== 'remove') return addCredential(client, { accountId, add: change, signal })
      await removeCredential(client, { accountId, credentialId: change.credentialId, signal })
      return {}
    },
  })
}
