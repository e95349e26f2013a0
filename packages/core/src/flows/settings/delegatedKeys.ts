import { call, send } from '../../api/send.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { unlessGone } from '../../errors/unlessGone.ts'
import { unexpected } from '../../errors/WalletError.ts'
import { type Card, listCards } from '../../wire/card.ts'
import {
  createDelegatedKey,
  type DelegatedKey,
  deleteDelegatedKey,
  listDelegatedKeys,
} from '../../wire/delegatedKeys.ts'
import { signRequest } from '../signedRequest.ts'

type OfAccount = { accountId: string; signal?: AbortSignal | undefined }

/** Returns the delegated keys of a wallet, including pending and revoked ones, and the cards that it pays for. */
export type Delegations = { keys: readonly DelegatedKey[]; cards: readonly Card[] }

export async function readDelegations(client: WalletClient, parameters: OfAccount): Promise<Delegations> {
  const { accountId, signal } = parameters
  const [keys, cards] = await Promise.all([
    call(client, listDelegatedKeys, { query: { accountId }, signal }),
    call(client, listCards, { query: { accountId, limit: '100' }, signal }),
  ])
  return { keys: keys.data, cards: cards.data }
}

/**
 * Lets the service sign what one card spends from the wallet. Two signatures: one creates the key, one sets its policy.
 *
 * @throws `WalletError` `CONFLICT`: the card has an active key already; revoke that first.
 */
export async function delegateKey(
  client: WalletClient,
  parameters: OfAccount & { cardId: string; nickname: string },
): Promise<void> {
  const { accountId, cardId, nickname, signal } = parameters
  const body = { cardId, internalAccountId: accountId, nickname: nickname.trim() }
  const { body: key } = await signRequest(client, {
    accountId,
    intent: 'delegate-key',
    signatures: 2,
    signal,
    send: (signing) => send(client.transport, createDelegatedKey, { body, ...signing }),
  })
  if (key.accountId !== accountId || key.cardId !== cardId) throw unexpected('another key')
}

/** Ends a delegation. Takes no signature; one that is gone already counts as ended. */
export async function revokeDelegatedKey(
  client: WalletClient,
  parameters: { delegatedKeyId: string; signal?: AbortSignal | undefined },
): Promise<void> {
  const { delegatedKeyId, signal } = parameters
  await call(client, deleteDelegatedKey, { path: { delegatedKeyId }, signal }).catch(unlessGone)
}
