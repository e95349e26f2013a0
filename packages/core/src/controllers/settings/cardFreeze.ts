import type { WalletClient } from '../../createWalletClient.ts'
import { type CardFreezeOutcome, readCards, setCardFrozen } from '../../flows/settings/cardFreeze.ts'
import type { Card } from '../../wire/card.ts'
import { createManagedList, type ManagedList } from '../managedList.ts'

export type { CardFreezeOutcome } from '../../flows/settings/cardFreeze.ts'

/** Which card is to be frozen or unfrozen. */
export type CardFreezeChange = { cardId: string; isFrozen: boolean }

/** Creates a controller for the cards that a wallet pays for, with a switch for each that freezes it. */
export function createCardFreeze(
  client: WalletClient,
  options: { accountId: string },
): ManagedList<readonly Card[], CardFreezeChange, CardFreezeOutcome> {
  const { accountId } = options
  return createManagedList<readonly Card[], CardFreezeChange, CardFreezeOutcome>(client, {
    accountId,
    read: (signal) => readCards(client, { accountId, signal }),
    changedBy: { kind: 'card' },
    work: (change, signal) => setCardFrozen(client, { accountId, ...change, signal }),
  })
}
