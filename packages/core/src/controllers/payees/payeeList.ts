import type { WalletClient } from '../../createWalletClient.ts'
import { readPayeeList, removePayee } from '../../flows/payees/payeeList.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import { createManagedList, type ManagedList } from '../managedList.ts'

/** Which payee is to be removed. */
export type PayeeRemoval = { payeeId: string }

/** Creates a controller for the accounts that the customer can pay to: all of them, and the removal of one. */
export function createPayeeList(
  client: WalletClient,
  options: { accountId: string },
): ManagedList<readonly ExternalAccount[], PayeeRemoval, void> {
  const { accountId } = options
  return createManagedList<readonly ExternalAccount[], PayeeRemoval, void>(client, {
    accountId,
    read: (signal) => readPayeeList(client, { signal }),
    changedBy: { kind: 'payee' },
    work: ({ payeeId }, signal) => removePayee(client, { payeeId, signal }),
  })
}
