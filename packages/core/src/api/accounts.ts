import { WalletError } from '../errors/WalletError.ts'
import {
  confirmTrust as confirmTrustOperation,
  confirmUntrust,
  deleteExternalAccount,
  type ExternalAccount,
  getExternalAccount,
  listExternalAccounts,
  trustBeneficiary,
  untrustBeneficiary,
} from '../wire/externalAccounts.ts'
import { type InternalAccount, listInternalAccounts } from '../wire/internalAccounts.ts'
import { isPull } from '../wire/outsideAccounts.ts'
import { createExternalAccount, type ExternalAccountCreateRequest } from '../wire/payees/createExternalAccount.ts'
import type { Quote } from '../wire/quotes.ts'
import type { ScaChallenge, ScaProof } from '../wire/scaChallenge.ts'
import type { Abortable } from './abortable.ts'
import { readAllPages } from './page.ts'
import { type ApiClient, call } from './send.ts'

/** The self-custodial ones among the customer's accounts. */
export const walletType = 'EMBEDDED_WALLET'

/** Lists the customer's accounts with their balances, in the smallest unit of their currency. */
export async function listAccounts(
  client: ApiClient,
  { type, signal }: { type?: typeof walletType | undefined } & Abortable,
): Promise<readonly InternalAccount[]> {
  return readAllPages((cursor) => call(client, listInternalAccounts, { query: { type, limit: '100', cursor }, signal }))
}

/**
 * Reads one of the customer's accounts: a wallet, or a balance that the service holds.
 *
 * @throws `WalletError` `REFERENCE_NOT_FOUND`: the customer has no such account.
 */
export async function getAccount(
  client: ApiClient,
  { accountId, signal }: { accountId: string } & Abortable,
): Promise<InternalAccount> {
  // Wallets can be read before the SCA sign-in, the others not everywhere.
  for (const type of [walletType, undefined] as const) {
    const found = (await listAccounts(client, { type, signal })).find(({ id }) => id === accountId)
    if (found) return found
  }
  throw new WalletError('REFERENCE_NOT_FOUND')
}

/** Lists the accounts the customer can pay to. */
export async function listPayees(client: ApiClient, { signal }: Abortable = {}): Promise<readonly ExternalAccount[]> {
  return readAllPages((cursor) => call(client, listExternalAccounts, { query: { limit: '100', cursor }, signal }))
}

export type GetPayeeParameters = { payeeId: string } & Abortable
export type GetPayeeReturnType = Awaited<ReturnType<typeof getPayee>>

/**
 * Reads one payee.
 *
 * @throws `WalletError` `REFERENCE_NOT_FOUND` when the payee does not exist, or belongs to another customer.
 */
export function getPayee(client: ApiClient, { payeeId, signal }: GetPayeeParameters): Promise<ExternalAccount> {
  return call(client, getExternalAccount, { path: { externalAccountId: payeeId }, signal })
}

/**
 * Describes an account at the service as a payee. Only its id and its currency are known; whether it is the customer's own
 * is not said.
 */
export function toPayee({ id, currency }: Pick<ExternalAccount, 'id' | 'currency'>): ExternalAccount {
  return { id, status: 'ACTIVE', currency, accountInfo: { accountType: 'INTERNAL_ACCOUNT' } }
}

/**
 * Reads who is paid by a quote, or the bank account that it takes the money from; `undefined`: a UMA address. Otherwise like
 * `getPayee`.
 */
export async function readPayeeOf(
  client: ApiClient,
  { quote, signal }: { quote: Pick<Quote, 'source' | 'destination' | 'receivingCurrency'> } & Abortable,
): Promise<ExternalAccount | undefined> {
  const { accountId: id } = isPull(quote) ? quote.source : quote.destination
  if (id?.startsWith('InternalAccount:')) return toPayee({ id, currency: quote.receivingCurrency.code })
  return id === undefined ? undefined : getPayee(client, { payeeId: id, signal })
}

export type CreatePayeeParameters = { payee: ExternalAccountCreateRequest } & Abortable
export type CreatePayeeReturnType = Awaited<ReturnType<typeof createPayee>>

/**
 * Adds a payee.
 *
 * @throws `WalletError` `INVALID_INPUT` with every invalid field in `details.errors`; `DUPLICATE_EXTERNAL_ACCOUNT`
 * with the id of the payee that is already there in `details.externalAccountId`.
 */
export function createPayee(client: ApiClient, { payee, signal }: CreatePayeeParameters): Promise<ExternalAccount> {
  return call(client, createExternalAccount, { body: payee, signal })
}

/**
 * Removes a payee.
 *
 * @throws `WalletError` `BENEFICIARY_TRUSTED`: stop trusting it first.
 */
export function removePayee(client: ApiClient, { payeeId, signal }: { payeeId: string } & Abortable): Promise<void> {
  return call(client, deleteExternalAccount, { path: { externalAccountId: payeeId }, signal })
}

/**
 * Begins to trust a payee, or to stop trusting it. `undefined`: no challenge was issued. It still has to be confirmed,
 * by a proof that belongs to no challenge: the code of an authenticator app.
 */
export async function startTrust(
  client: ApiClient,
  { payeeId, trusted, signal }: { payeeId: string; trusted: boolean } & Abortable,
): Promise<ScaChallenge | undefined> {
  const operation = trusted ? trustBeneficiary : untrustBeneficiary
  return (await call(client, operation, { path: { externalAccountId: payeeId }, signal })).scaChallenge
}

/** Confirms what `startTrust` began, by a proof. Returns whether the payee is trusted now. */
export async function confirmTrust(
  client: ApiClient,
  parameters: {
    payeeId: string
    trusted: boolean
    challengeId: string | undefined
    proof: ScaProof
  } & Abortable,
): Promise<boolean> {
  const { payeeId, trusted, challengeId, proof, signal } = parameters
  const path = { externalAccountId: payeeId }
  const body = { challengeId, ...proof }
  const operation = trusted ? confirmTrustOperation : confirmUntrust
  return (await call(client, operation, { path, body, signal })).trusted
}
