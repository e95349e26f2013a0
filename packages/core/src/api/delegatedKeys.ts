import { type Card, listCards as listCardsOperation } from '../wire/cards.ts'
import {
  createDelegatedKey as createOperation,
  type DelegatedKey,
  type DelegatedKeyCreateRequest,
  deleteDelegatedKey as deleteOperation,
  listDelegatedKeys as listOperation,
} from '../wire/delegatedKeys.ts'
import { type ApiClient, send } from './send.ts'
import type { Signing } from './signedRetry.ts'

type OfAccount = { accountId: string; signal?: AbortSignal | undefined }

/** The cards that an account pays for. */
export async function listCards(client: ApiClient, parameters: OfAccount): Promise<readonly Card[]> {
  const { accountId, signal } = parameters
  return (await send(client.transport, listCardsOperation, { query: { accountId, limit: '100' }, signal })).body.data
}

/** The delegated keys of an account, also pending and revoked ones. */
export async function listDelegatedKeys(client: ApiClient, parameters: OfAccount): Promise<readonly DelegatedKey[]> {
  const { accountId, signal } = parameters
  return (await send(client.transport, listOperation, { query: { accountId }, signal })).body.data
}

/** Lets the service sign the spending of one card; 202 asks for a signature, twice. */
export function createDelegatedKey(client: ApiClient, parameters: { request: DelegatedKeyCreateRequest } & Signing) {
  const { request, ...signing } = parameters
  return send(client.transport, createOperation, { body: request, ...signing })
}

/** Ends a delegation. Takes no signature. */
export async function deleteDelegatedKey(
  client: ApiClient,
  parameters: { delegatedKeyId: string; signal?: AbortSignal | undefined },
): Promise<void> {
  const { delegatedKeyId, signal } = parameters
  await send(client.transport, deleteOperation, { path: { delegatedKeyId }, signal })
}
