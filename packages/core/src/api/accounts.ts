import { WalletError } from '../errors/WalletError.ts'
import {
  confirmTrust as confirmTrustOperation,
  confirmUntrust as confirmUntrustOperation,
  createExternalAccount as createExternalOperation,
  deleteExternalAccount as deleteExternalOperation,
  type ExternalAccount,
  getExternalAccount as getExternalOperation,
  listExternalAccounts as listExternalOperation,
  trustBeneficiary as trustOperation,
  untrustBeneficiary as untrustOperation,
} from '../wire/externalAccounts.ts'
import {
  exportWallet as exportOperation,
  type InternalAccount,
  listInternalAccounts as listInternalOperation,
  updateInternalAccount as updateInternalOperation,
} from '../wire/internalAccounts.ts'
import type { ScaChallenge, ScaProof } from '../wire/scaChallenge.ts'
import type { OperationRequest } from '../wire/schema/operation.ts'
import { type Page, type PageParameters, toPage } from './page.ts'
import { type ApiClient, expectId, send } from './send.ts'
import type { Signing } from './signedRetry.ts'

type Waiting = { signal?: AbortSignal | undefined }

/** Reads one page of the user's self-custodial wallets, with their balances in the smallest unit of their currency. */
export async function listWalletPage(
  client: ApiClient,
  parameters: PageParameters = {},
): Promise<Page<InternalAccount>> {
  const { limit, cursor, signal } = parameters
  const query = { type: 'EMBEDDED_WALLET', cursor, ...(limit !== undefined && { limit: String(limit) }) }
  return toPage((await send(client.transport, listInternalOperation, { query, signal })).body)
}

/** Reads the user's self-custodial wallets, with their balances in the smallest unit of their currency. */
export async function listWallets(client: ApiClient, parameters: Waiting = {}): Promise<readonly InternalAccount[]> {
  return (await listWalletPage(client, parameters)).items
}

/**
 * Reads one of the user's self-custodial wallets.
 *
 * @throws `WalletError` `REFERENCE_NOT_FOUND`: the user has no such wallet.
 */
export async function getWallet(
  client: ApiClient,
  parameters: { accountId: string } & Waiting,
): Promise<InternalAccount> {
  const { accountId, signal } = parameters
  const wallet = (await listWallets(client, { signal })).find(({ id }) => id === accountId)
  if (!wallet) throw new WalletError('REFERENCE_NOT_FOUND', { message: 'no such wallet' })
  return wallet
}

/** Reads one page of the accounts that the user can pay to. */
export async function listPayeePage(
  client: ApiClient,
  parameters: PageParameters = {},
): Promise<Page<ExternalAccount>> {
  const { limit = 100, cursor, signal } = parameters
  const query = { limit: String(limit), cursor }
  return toPage((await send(client.transport, listExternalOperation, { query, signal })).body)
}

/** Reads the accounts that the user can pay to, up to 100 of them. */
export async function listPayees(client: ApiClient, parameters: Waiting = {}): Promise<readonly ExternalAccount[]> {
  return (await listPayeePage(client, parameters)).items
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

/**
 * Removes a payee.
 *
 * @throws `WalletError` `BENEFICIARY_TRUSTED`: stop trusting it first.
 */
export async function removePayee(client: ApiClient, parameters: { payeeId: string } & Waiting): Promise<void> {
  const { payeeId, signal } = parameters
  await send(client.transport, deleteExternalOperation, { path: { externalAccountId: payeeId }, signal })
}

/**
 * Begins to trust a payee, or to stop trusting it. `undefined`: no challenge was issued. It has to be confirmed all the
 * same, by a proof that answers none: the code of an authenticator app.
 */
export async function startTrust(
  client: ApiClient,
  parameters: { payeeId: string; trusted: boolean } & Waiting,
): Promise<ScaChallenge | undefined> {
  const { payeeId, trusted, signal } = parameters
  const path = { externalAccountId: payeeId }
  const operation = trusted ? trustOperation : untrustOperation
  return (await send(client.transport, operation, { path, signal })).body.scaChallenge
}

/** Confirms what `startTrust` began, by a proof. Returns whether the payee is trusted now. */
export async function confirmTrust(
  client: ApiClient,
  parameters: {
    payeeId: string
    trusted: boolean
    challengeId: string | undefined
    proof: ScaProof
  } & Waiting,
): Promise<boolean> {
  const { payeeId, trusted, challengeId, proof, signal } = parameters
  const path = { externalAccountId: payeeId }
  const body = { ...(challengeId !== undefined && { challengeId }), ...proof }
  const operation = trusted ? confirmTrustOperation : confirmUntrustOperation
  return (await send(client.transport, operation, { path, body, signal })).body.trusted
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
