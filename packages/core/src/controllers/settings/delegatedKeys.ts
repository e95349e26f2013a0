import type { WalletClient } from '../../createWalletClient.ts'
import {
  type Delegations,
  delegateKey,
  readDelegations,
  revokeDelegatedKey,
} from '../../flows/settings/delegatedKeys.ts'
import { createManagedList, type ManagedList } from '../managedList.ts'

/** A change to the delegated keys of a wallet. */
export type DelegatedKeyChange =
  | { type: 'create'; cardId: string; nickname: string }
  | { type: 'revoke'; delegatedKeyId: string }

/** The keys with which the service may sign what cards spend, and the cards to choose from. */
export function createDelegatedKeyList(
  client: WalletClient,
  options: { accountId: string },
): ManagedList<Delegations, DelegatedKeyChange, void> {
  const { accountId } = options
  return createManagedList<Delegations, DelegatedKeyChange, void>(client, {
    accountId,
    read: (signal) => readDelegations(client, { accountId, signal }),
    // A card that was frozen meanwhile cannot be chosen.
    changedBy: { kind: 'card' },
    work: (change, signal) =>
      change.type === 'create'
        ? delegateKey(client, { accountId, cardId: change.cardId, nickname: change.nickname, signal })
        : revokeDelegatedKey(client, { delegatedKeyId: change.delegatedKeyId, signal }),
  })
}
