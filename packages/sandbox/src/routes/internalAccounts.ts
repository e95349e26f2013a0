import type { Route } from '../context.ts'
import { toIso } from '../context.ts'
import { referenceNotFound } from '../http/answers.ts'
import { pageOf } from '../http/paging.ts'
import { wireAmount } from '../payments/currencies.ts'
import type { InternalAccountRecord } from '../state/records.ts'

export const listInternalAccounts: Route<'listInternalAccounts'> = (context, { query }) => {
  const accounts = [...context.state.internalAccounts.values()]
    .map(describeInternalAccount)
    .filter((account) => query.customerId === undefined || account.customerId === query.customerId)
    .filter((account) => query.type === undefined || account.type === query.type)
    .filter((account) => query.currency === undefined || account.balance.currency.code === query.currency)
  return { status: 200, body: pageOf(accounts, query) }
}

export const fundInternalAccount: Route<'fundInternalAccount'> = (context, { params, body }) => {
  const account = context.state.internalAccounts.get(params.accountId)
  if (!account) throw referenceNotFound('internal account')
  const now = context.now()
  const time = toIso(now)
  account.balance += body.amount
  account.updatedAt = now
  const id = context.createId('Transaction')
  context.state.transactions.set(id, {
    id,
    status: 'COMPLETED',
    type: 'INCOMING',
    direction: 'CREDIT',
    customerId: account.customerId,
    platformCustomerId: context.state.customers.get(account.customerId)?.platformCustomerId,
    source: { sourceType: 'REALTIME_FUNDING', currency: account.currency, customerId: account.customerId },
    destination: { destinationType: 'ACCOUNT', accountId: account.id, currency: account.currency },
    receivedAmount: wireAmount(body.amount, { currency: account.currency }),
    reconciliationInstructions: { reference: id.slice(-12).toUpperCase() },
    createdAt: time,
    updatedAt: time,
    settledAt: time,
  })
  return { status: 200, body: describeInternalAccount(account) }
}

function describeInternalAccount(account: InternalAccountRecord) {
  const balance = wireAmount(account.balance, { currency: account.currency })
  return {
    id: account.id,
    customerId: account.customerId,
    type: 'EMBEDDED_WALLET',
    status: 'ACTIVE',
    balance,
    totalBalance: balance,
    fundingPaymentInstructions: [],
    privateEnabled: false,
    createdAt: toIso(account.createdAt),
    updatedAt: toIso(account.updatedAt),
  }
}
