import {
  createExternalAccount as createExternalOperation,
  type ExternalAccount,
  getExternalAccount as getExternalOperation,
  listExternalAccounts as listExternalOperation,
} from '../wire/externalAccounts.ts'
import { type InternalAccount, listInternalAccounts as listInternalOperation } from '../wire/internalAccounts.ts'
import type { OperationRequest } from '../wire/schema/operation.ts'
import { expectId } from './expectId.ts'
import { type ApiClient, send } from './send.ts'

type Waiting = { signal?: AbortSignal | undefined }

/** The person's self-custodial wallets with their balances, in the smallest unit of their currency. */
export async function listWallets(client: ApiClient, parameters: Waiting = {}): Promise<readonly InternalAccount[]> {
  const query = { type: 'EMBEDDED_WALLET' }
  return (await send(client.transport, listInternalOperation, { query, signal: parameters.signal })).body.data
}

/** The accounts the person can pay to. */
export async function listPayees(client: ApiClient, parameters: Waiting = {}): Promise<readonly ExternalAccount[]> {
  return (await send(client.transport, listExternalOperation, { query: { limit: '100' }, signal: parameters.signal }))
    .body.data
}

/** @throws `WalletError` `REFERENCE_NOT_FOUND` when there is no such payee, or it is somebody else's. */
export async function getPayee(client: ApiClient, parameters: { payeeId: string } & Waiting): Promise<ExternalAccount> {
  const { payeeId, signal } = parameters
  const path = { externalAccountId: payeeId }
  return expectId((await send(client.transport, getExternalOperation, { path, signal })).body, payeeId)
}

/**
 * Adds a payee.
 *
 * @throws `WalletError` `INVALID_INPUT` with every invalid field in `details.errors`; `DUPLICATE_EXTERNAL_ACCOUNT`
 * with the id of the payee that is already there in `details.externalAccountId`.
 */
export async function createPayee(
  client: ApiClient,
  parameters: { payee: OperationRequest<typeof createExternalOperation> } & Waiting,
): Promise<ExternalAccount> {
  const { payee, signal } = parameters
  return (await send(client.transport, createExternalOperation, { body: payee, signal })).body
}
