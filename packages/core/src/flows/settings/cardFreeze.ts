import { call, send } from '../../api/send.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { isOutcomeUnknown } from '../../errors/outcome.ts'
import { isWalletError, unexpected } from '../../errors/WalletError.ts'
import { type Card, listCards, updateCard } from '../../wire/card.ts'
import { signRequest } from '../signedRequest.ts'

type OfAccount = { accountId: string; signal?: AbortSignal | undefined }

/** `unknown`: the request may have frozen or unfrozen the card. Read before repeating. */
export type CardFreezeOutcome = 'changed' | 'unknown'

/** Reads the cards that a wallet pays for, including closed ones. */
export async function readCards(client: WalletClient, parameters: OfAccount): Promise<readonly Card[]> {
  const { accountId, signal } = parameters
  return (await call(client, listCards, { query: { accountId, limit: '100' }, signal })).data
}

/**
 * Freezes or unfreezes a card, with the wallet's signature where the service asks for one. Counts only once the service says so: after a lost response the card
 * is read, and unless it is as requested by then, the outcome is unknown.
 *
 * @throws `WalletError` `CARD_NOT_MUTABLE`: the card is closed; `INVALID_STATE_TRANSITION`: it cannot be frozen or unfrozen
 * in its present state.
 */
export async function setCardFrozen(
  client: WalletClient,
  parameters: OfAccount & { cardId: string; isFrozen: boolean },
): Promise<CardFreezeOutcome> {
  const { cardId, isFrozen, ...ofAccount } = parameters
  const state = isFrozen ? 'FROZEN' : 'ACTIVE'
  try {
    // Without a signal: leaving the page does not take the request back.
    const { body: card } = await signRequest(client, {
      accountId: ofAccount.accountId,
      intent: 'card-state',
      unsigned: true,
      send: (signing) => send(client.transport, updateCard, { path: { cardId }, body: { state }, ...signing }),
    })
    if (card.state !== state) throw unexpected('another card')
    return 'changed'
  } catch (error) {
    const isUnknown = isOutcomeUnknown(error)
    // Refused because it is frozen or unfrozen already: on another device, or by a request whose response was lost.
    if (!isUnknown && !isWalletError(error, 'INVALID_STATE_TRANSITION')) throw error
    const cards = await readCards(client, ofAccount).catch(() => [])
    if (cards.find(({ id }) => id === cardId)?.state === state) return 'changed'
    // Also where the card is unchanged: the request may still be on its way.
    if (isUnknown) return 'unknown'
    throw error
  }
}
