import { createDelegatedKey, deleteDelegatedKey, listCards, listDelegatedKeys } from '../../api/delegatedKeys.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { isWalletError, WalletError } from '../../errors/WalletError.ts'
import type { Card } from '../../wire/cards.ts'
import type { DelegatedKey } from '../../wire/delegatedKeys.ts'
import { signRequest } from '../signedRequest.ts'

type OfAccount = { accountId: string; signal?: AbortSignal | undefined }

/** The delegated keys of a wallet, also pending and revoked ones, and the cards that it pays for. */
export type Delegations = { keys: readonly DelegatedKey[]; cards: readonly Card[] }

export async function readDelegations(client: WalletClient, parameters: OfAccount): Promise<Delegations> {
  const [keys, cards] = await Promise.all([listDelegatedKeys(client, parameters), listCards(client, parameters)])
  return { keys, cards }
}

/**
 * Lets the service sign what one card spends from the wallet. Two signatures: one makes the key, one says what it may.
 *
 * @throws `WalletError` `CONFLICT`: the card has an active key already; revoke that first.
 */
export async function delegateKey(
  client: WalletClient,
  parameters: OfAccount & { cardId: string; nickname: string },
): Promise<void> {
  const { accountId, cardId, nickname, signal } = parameters
  const request = { cardId, internalAccountId: accountId, nickname: nickname.trim() }
  const { body: key } = await signRequest(client, {
    accountId,
    intent: 'delegate-key',
    signatures: 2,
    signal,
    send: (signing) => createDelegatedKey(client, { request, ...signing }),
  })
  if (key.accountId !== accountId || key.cardId !== cardId)
    throw new WalletError('UNEXPECTED_RESPONSE', { message: 'the key is for something else' })
}

/** Ends a delegation. Takes no signature; one that is gone already counts as ended. */
export async function revokeDelegatedKey(
  client: WalletClient,
  parameters: { delegatedKeyId: string; signal?: AbortSignal | undefined },
): Promise<void> {
  await deleteDelegatedKey(client, parameters).catch((error: unknown) => {
    if (!isWalletError(error) || error.httpStatus !== 404) throw error
  })
}
