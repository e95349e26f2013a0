import type { Route, SandboxContext } from '../../../context.ts'
import { toIso } from '../../../context.ts'
import { bytesToHex, textToBytes } from '../../../crypto/encoding.ts'
import { pageOf } from '../../../http/paging.ts'
import { referenceNotFound } from '../../../http/responses.ts'
import { createActivityPayload, walletIdOf } from '../../../signing/payload.ts'
import { confirmSignedRequest, isSignedRetry, startSignedRequest } from '../../../signing/signedRetry.ts'
import { platformId } from '../../../state/platform.ts'
import type { InternalAccountRecord } from '../../../state/records.ts'
import { requireScaSession } from '../../sca/sessions.ts'
import { emit } from '../../webhooks/emit.ts'
import { changeBalance } from '../changeBalance.ts'
import { describeInternalAccount } from '../describeInternalAccount.ts'
import { describeTransaction } from '../describeTransaction.ts'
import { requireUsable } from '../holds.ts'
import type { TransactionRecord } from '../records.ts'

export const listInternalAccounts: Route<'listInternalAccounts'> = (context, { query }) => {
  const { customerId: asked } = query
  const { accountsGated } = context.state.scaScript
  if (asked !== undefined && accountsGated) requireScaSession(context, { customerId: asked })
  const accounts = context.state.internalAccounts
    .list({ customerId: asked })
    .filter(({ customerId }) => customerId !== platformId)
    .filter((account) => isWanted(account, query))
  // Signing in begins with the list of wallets. The list of every customer's accounts is the platform's.
  if (asked !== undefined && query.type !== 'EMBEDDED_WALLET')
    for (const account of accounts) requireReadable(context, account)
  const { data, ...page } = pageOf(accounts, query)
  return { status: 200, body: { data: data.map(describeInternalAccount), ...page } }
}

/** Lists the platform's own accounts, without pages. */
export const listPlatformInternalAccounts: Route<'listPlatformInternalAccounts'> = (context, { query }) => {
  const accounts = context.state.internalAccounts.where('customerId', platformId)
  return {
    status: 200,
    body: { data: accounts.filter((account) => isWanted(account, query)).map(describeInternalAccount) },
  }
}

type Wanted = { type?: string | undefined; currency?: string | undefined }

function isWanted(account: InternalAccountRecord, { type, currency }: Wanted): boolean {
  return (type === undefined || account.type === type) && (currency === undefined || account.currency === currency)
}

export const fundInternalAccount: Route<'fundInternalAccount'> = (context, { params, body }) => {
  const account = findInternalAccount(context, { id: params.accountId })
  requireUsable(account)
  const now = context.now()
  const time = toIso(now)
  const id = context.createId('Transaction')
  const transaction: TransactionRecord = {
    id,
    status: 'COMPLETED',
    type: 'INCOMING',
    direction: 'CREDIT',
    customerId: account.customerId,
    platformCustomerId: context.state.customers.get(account.customerId)?.platformCustomerId,
    source: { sourceType: 'REALTIME_FUNDING', customerId: account.customerId },
    destination: { destinationType: 'ACCOUNT', accountId: account.id },
    sent: body.amount,
    sendingCurrency: account.currency,
    received: body.amount,
    receivingCurrency: account.currency,
    createdAt: time,
    updatedAt: time,
    settledAt: time,
  }
  context.state.transactions.set(id, transaction)
  changeBalance(context, { account, by: body.amount, transactionId: id, at: now })
  emit(context, { type: 'INCOMING_PAYMENT', data: describeTransaction(transaction) })
  return { status: 200, body: describeInternalAccount(account) }
}

/** Turns the wallet's privacy on or off. Any session of the account may sign. */
export const updateInternalAccount: Route<'updateInternalAccount'> = async (context, request) => {
  const account = findWallet(context, { id: request.params.accountId })
  const { privateEnabled } = request.body
  if (isSignedRetry(request)) {
    await confirmSignedRequest(context, { request })
    account.privateEnabled = privateEnabled
    account.updatedAt = context.now()
    return { status: 200, body: describeInternalAccount(account) }
  }
  const payloadToSign = createActivityPayload(context, {
    type: 'ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2',
    accountId: account.id,
    parameters: {
      encoding: 'PAYLOAD_ENCODING_HEXADECIMAL',
      hashFunction: 'HASH_FUNCTION_NO_OP',
      payload: bytesToHex(textToBytes(JSON.stringify({ accountId: account.id, privateEnabled }))),
      signWith: walletIdOf(account.id),
    },
  })
  const signer = { who: 'sessions-of-wallets', accountIds: [account.id] } as const
  return startSignedRequest(context, { request, payloadToSign, signer })
}

/** @throws `ServiceError` 409 `SCA_SESSION_REQUIRED` for euros and USDC of a customer who needs an SCA session. */
export function requireReadable(context: SandboxContext, account: InternalAccountRecord): void {
  if (account.currency === 'EUR' || account.currency === 'USDC') requireScaSession(context, account)
}

/** @throws `ServiceError` 404. */
export function findInternalAccount(context: SandboxContext, parameters: { id: string }): InternalAccountRecord {
  const account = context.state.internalAccounts.get(parameters.id)
  if (!account) throw referenceNotFound('internal account')
  return account
}

/** @throws `ServiceError` 404, also for an account that is not a wallet. */
export function findWallet(context: SandboxContext, parameters: { id: string }): InternalAccountRecord {
  const account = findInternalAccount(context, parameters)
  if (account.type !== 'EMBEDDED_WALLET') throw referenceNotFound('wallet')
  return account
}
