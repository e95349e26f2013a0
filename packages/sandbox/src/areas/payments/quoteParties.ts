import { lookUp } from '@countersign/core/wire'
import type { SandboxContext, SandboxRequest } from '../../context.ts'
import { invalidInput, ServiceError, unknownReference } from '../../http/responses.ts'
import type { CurrencyCode } from '../../money/currencies.ts'
import { isCurrencyCode } from '../../money/currencies.ts'
import type { LookupRecord } from '../../state/quoteRecords.ts'
import type { ExternalAccountRecord, InternalAccountRecord } from '../../state/records.ts'
import { readFundingCurrency } from './fundingInstructions.ts'
import { requireUsable } from './holds.ts'
import { suffixOf } from './payees.ts'
import type { QuoteDestination, QuoteRecord } from './records.ts'
import { requireQuotable } from './umaFailures.ts'

export type QuoteBody = SandboxRequest<'createQuote'>['body']

/** Who pays, and in which currency. */
export type Payer = {
  kind: QuoteRecord['payer']
  customerId: string | undefined
  currency: CurrencyCode
  /** The balance or wallet that is debited. */
  account?: InternalAccountRecord | undefined
  /** The bank account that is collected from. */
  collectedFrom?: ExternalAccountRecord | undefined
}

/** Who gets the money. */
export type Receiver = {
  destination: QuoteDestination
  currency: CurrencyCode
  rails: readonly string[]
  /** What its account or address orders. */
  outcome: string
  internal?: InternalAccountRecord | undefined
  external?: ExternalAccountRecord | undefined
}

/** @throws `ServiceError` `INVALID_INPUT` for what does not exist, or cannot pay. */
export function findPayer(context: SandboxContext, parameters: Pick<QuoteBody, 'source'>): Payer {
  const { source } = parameters
  const { customers, deletedCustomers, internalAccounts, externalAccounts } = context.state
  if (source.sourceType === 'REALTIME_FUNDING') {
    const { customerId } = source
    if (customerId !== undefined && !customers.has(customerId)) throw unknownReference('source.customerId')
    return { kind: 'TRANSFER', customerId, currency: readFundingCurrency(source) }
  }
  const account = internalAccounts.get(source.accountId)
  if (account) {
    const kind = account.type === 'EMBEDDED_WALLET' ? 'WALLET' : 'BALANCE'
    // An account of a deleted customer is not one of the platform's own.
    const isOfCustomer = customers.has(account.customerId) || deletedCustomers.has(account.customerId)
    const customerId = isOfCustomer ? account.customerId : undefined
    return { kind, customerId, currency: account.currency, account }
  }
  const collectedFrom = externalAccounts.get(source.accountId)
  if (!collectedFrom) throw unknownReference('source.accountId')
  if (collectedFrom.accountInfo.accountType !== 'USD_ACCOUNT')
    throw invalidInput([
      { field: 'source.accountId', message: 'Only US bank accounts are collected from', constraint: {} },
    ])
  const { customerId, currency } = collectedFrom
  return { kind: 'COLLECTION', customerId, currency, collectedFrom }
}

/**
 * @throws `ServiceError` `INVALID_INPUT` for what does not exist, `SELF_PAYMENT`, 409 for an account that is not active.
 */
export function findReceiver(context: SandboxContext, parameters: { body: QuoteBody; payer: Payer }): Receiver {
  const { body, payer } = parameters
  const { destination } = body
  if (destination.destinationType === 'UMA_ADDRESS') return findUmaReceiver(context, { destination, body, payer })
  const { accountId } = destination
  const internal = context.state.internalAccounts.get(accountId)
  if (internal) {
    if (internal === payer.account) throw selfPayment
    requireUsable(internal)
    const rails = payer.collectedFrom ? collectionRails : []
    return {
      destination: { ...destination, accountId: internal.id },
      currency: internal.currency,
      rails,
      outcome: '',
      internal,
    }
  }
  const external = context.state.externalAccounts.get(accountId)
  if (!external) throw unknownReference('destination.accountId')
  if (payer.collectedFrom)
    throw invalidInput([
      { field: 'destination.accountId', message: 'A collection goes to an internal account', constraint: {} },
    ])
  const { accountInfo, currency } = external
  const rails = accountInfo.accountType.endsWith('_WALLET') ? ['ONCHAIN'] : (accountInfo.paymentRails ?? [])
  const outcome = suffixOf(accountInfo)
  return { destination: { ...destination, accountId: external.id }, currency, rails, outcome, external }
}

const collectionRails = ['ACH', 'ACH_SAME_DAY']

const selfPayment = new ServiceError({
  status: 400,
  code: 'SELF_PAYMENT',
  message: 'The money would go to where it comes from',
})

/** What the sandbox's own addresses bring about; every other one receives. */
const umaOutcomes: Readonly<Record<string, string>> = {
  '$pending.long.usd': 'UMA_PENDING_LONG',
  '$fail.compliance.usd': 'UMA_FAIL_COMPLIANCE',
  '$fail.rate.usd': 'UMA_FAIL_RATE',
}

function findUmaReceiver(
  context: SandboxContext,
  parameters: {
    destination: Extract<QuoteBody['destination'], { destinationType: 'UMA_ADDRESS' }>
    body: QuoteBody
    payer: Payer
  },
): Receiver {
  const { destination, body, payer } = parameters
  const umaAddress = destination.umaAddress.toLowerCase()
  const [, name = ''] = /^(\$[a-z0-9._-]{1,64})@[a-z0-9.-]{1,253}$/.exec(umaAddress) ?? []
  if (name === '')
    throw new ServiceError({ status: 400, code: 'INVALID_UMA_ADDRESS', message: 'Expected $name@domain' })
  if (context.state.customers.get(payer.customerId ?? '')?.umaAddress === umaAddress) throw selfPayment
  const lookup = context.state.lookups.get(body.lookupId ?? '')
  if (body.lookupId !== undefined && !lookup)
    throw new ServiceError({ status: 404, code: 'LOOKUP_REQUEST_NOT_FOUND', message: 'No such receiver lookup' })
  if (lookup?.target !== umaAddress)
    throw invalidInput([{ field: 'lookupId', message: 'Expected the lookup of this receiver', constraint: {} }])
  const { currency } = destination
  if (!isCurrencyCode(currency) || !lookup.currencies.includes(currency))
    throw new ServiceError({ status: 400, code: 'INVALID_CURRENCY', message: 'The receiver takes other currencies' })
  requireQuotable(name)
  requirePayerData(context, { body, payer, lookup })
  return { destination, currency, rails: [], outcome: lookUp(umaOutcomes, name) ?? '' }
}

/**
 * The name of a customer is known; the platform itself has to say who pays. What the receiver did not ask for is ignored.
 *
 * @throws `ServiceError` `MISSING_MANDATORY_USER_INFO`.
 */
function requirePayerData(
  context: SandboxContext,
  parameters: { body: QuoteBody; payer: Payer; lookup: LookupRecord },
): void {
  const { body, payer, lookup } = parameters
  const known = context.state.customers.has(payer.customerId ?? '') ? ['FULL_NAME'] : []
  const told = [...known, ...Object.keys(body.senderCustomerInfo ?? {})]
  const missing = lookup.askedFields.filter(({ name, mandatory }) => mandatory && !told.includes(name))
  if (missing.length === 0) return
  const names = missing.map(({ name }) => name)
  throw new ServiceError({
    status: 400,
    code: 'MISSING_MANDATORY_USER_INFO',
    message: `Missing: ${names.join(', ')}`,
    details: { missing: names },
  })
}
