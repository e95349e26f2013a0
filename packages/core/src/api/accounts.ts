import {
  createExternalAccount as createExternalOperation,
  type ExternalAccount,
  getExternalAccount as getExternalOperation,
  listExternalAccounts as listExternalOperation,
} from '../wire/externalAccounts.ts'
import {
  exportWallet as exportOperation,
  type InternalAccount,
  listInternalAccounts as listInternalOperation,
  updateInternalAccount as updateInternalOperation,
} from '../wire/internalAccounts.ts'
import type { OperationRequest } from '../wire/schema/operation.ts'
import { expectId } from './expectId.ts'
import { type ApiClient, send } from './send.ts'
import type { Signing } from './signedRetry.ts'

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

/** Turns the wallet's privacy on or off; 202 asks for a signature first. */
export function updateWallet(client: ApiClient, parameters: { accountId: string; privateEnabled: boolean } & Signing) {
  const { accountId, privateEnabled, ...signing } = parameters
  return send(client.transport, updateInternalOperation, { path: { accountId }, body: { privateEnabled }, ...signing })
}

/** Asks for the seed of a wallet, sealed to an uncompressed public key; 202 asks for a signature first. */
export function requestExport(client: ApiClient, parameters: { accountId: string; publicKeyHex: string } & Signing) {
  const { accountId, publicKeyHex: clientPublicKey, ...signing } = parameters
  return send(client.transport, exportOperation, { path: { accountId }, body: { clientPublicKey }, ...signing })
}
