import { lookUp } from '@countersign/core/wire'
import type { Route, SandboxContext, SandboxRequest } from '../../../context.ts'
import { toIso } from '../../../context.ts'
import { pageOf } from '../../../http/paging.ts'
import { ServiceError } from '../../../http/responses.ts'
import { isWithin, requireTimes } from '../../../http/validation.ts'
import type { CurrencyCode } from '../../../money/currencies.ts'
import { currencyCodes } from '../../../money/currencies.ts'
import type { KycStatus } from '../../../state/onboardingRecords.ts'
import type { CustomerRecord, InternalAccountRecord } from '../../../state/records.ts'
import { supportedCurrencies } from '../../platform/platformConfig.ts'
import { requiredFieldsOf } from '../../platform/requiredFields.ts'
import { isScaCustomer } from '../../sca/customers.ts'
import { addConsents, hasAcceptedTerms } from '../agreements.ts'
import { findNewCustomerErrors } from '../customerErrors.ts'
import { statedFields } from '../statedFields.ts'

/** The last three characters of an individual's name decide how its verification went, where that is decided at once. */
const kycStatusBySuffix: Readonly<Record<string, KycStatus>> = {
  '001': 'PENDING',
  '002': 'REJECTED',
  '003': 'UNVERIFIED',
}

/** Currencies in which a customer can hold a balance besides the wallet, in the order in which accounts are listed. */
const balanceCurrencies: readonly CurrencyCode[] = [
  ...new Set<CurrencyCode>(['USD', 'EUR', 'USDC', 'BTC', ...currencyCodes]),
].filter((code) => code !== 'USDB')

const coins: readonly CurrencyCode[] = ['USDC', 'USDT', 'BTC']

/** The currencies of a customer who names none. */
const defaultCurrencies: readonly string[] = ['USD', 'USDC', 'USDB']

const create: Route<'createCustomer'> = (context, { body }) => ({
  status: 201,
  body: describeCustomer(addCustomer(context, { body })),
})

export const createCustomer: Route<'createCustomer'> = Object.assign(create, { findErrors: findNewCustomerErrors })

/**
 * Adds a customer, with a wallet unless the terms have to be accepted first.
 *
 * @throws `ServiceError` 409 when another customer has its `platformCustomerId` or its UMA address.
 */
export function addCustomer(
  context: SandboxContext,
  parameters: { body: SandboxRequest<'createCustomer'>['body'] },
): CustomerRecord {
  const { agreementConsents, endUserTermsConsent, kycStatus, kybStatus, ...body } = statedFields(parameters.body)
  const id = context.createId('Customer')
  const platformCustomerId = body.platformCustomerId ?? id.slice(id.indexOf(':') + 1)
  const umaAddress = body.umaAddress ?? `$${id.slice(-12)}@sandbox.example`
  requireFreePlatformId(context, { platformCustomerId })
  requireFreeUmaAddress(context, { umaAddress })

  const time = toIso(context.now())
  const customer: CustomerRecord = {
    ...body,
    umaAddress,
    id,
    platformCustomerId,
    ...initialStatus(context, parameters),
    contactVerification: context.settings.contactVerification
      ? { ...(body.email && { email: 'PENDING' }), ...(body.phoneNumber && { phone: 'PENDING' }) }
      : undefined,
    agreementConsents: addConsents([], { agreementConsents, endUserTermsConsent }),
    isDeleted: false,
    createdAt: time,
    updatedAt: time,
  }
  context.state.customers.set(id, customer)
  provisionAccounts(context, { customer })
  return customer
}

/** A platform that verifies its customers itself states the outcome; otherwise the sandbox's own option decides. */
function initialStatus(
  context: SandboxContext,
  { body }: { body: SandboxRequest<'createCustomer'>['body'] },
): { kycStatus: KycStatus } | { kybStatus: KycStatus } {
  if (body.customerType === 'BUSINESS') return { kybStatus: body.kybStatus ?? 'UNVERIFIED' }
  const isDecided = context.settings.verification === 'at creation'
  const ordered = lookUp(kycStatusBySuffix, body.fullName?.slice(-3)) ?? 'APPROVED'
  return { kycStatus: body.kycStatus ?? (isDecided ? ordered : 'UNVERIFIED') }
}

/** @throws `ServiceError` 409 `CONFLICT` when a customer who was not deleted has it. */
export function requireFreePlatformId(context: SandboxContext, parameters: { platformCustomerId: string }): void {
  if (context.state.customers.where('platformCustomerId', parameters.platformCustomerId).length > 0)
    throw new ServiceError({ status: 409, code: 'CONFLICT', message: 'A customer has this platformCustomerId' })
}

/** @throws `ServiceError` 409 `UMA_ADDRESS_EXISTS`. */
export function requireFreeUmaAddress(context: SandboxContext, parameters: { umaAddress: string }): void {
  if (context.state.customers.where('umaAddress', parameters.umaAddress).length > 0)
    throw new ServiceError({ status: 409, code: 'UMA_ADDRESS_EXISTS', message: 'A customer has this UMA address' })
}

export const listCustomers: Route<'listCustomers'> = (context, { query }) => {
  const { platformCustomerId, customerType, region, currency, umaAddress, isIncludingDeleted } = query
  const { createdAfter, createdBefore, updatedAfter, updatedBefore } = query
  requireTimes({ createdAfter, createdBefore, updatedAfter, updatedBefore })
  const wanted = Object.entries({ platformCustomerId, customerType, region, umaAddress })
  const deleted = isIncludingDeleted === 'true' ? [...context.state.deletedCustomers.values()] : []
  const customers = [...context.state.customers.list({ platformCustomerId, umaAddress }), ...deleted]
    .filter((customer) => wanted.every(([name, value]) => value === undefined || lookUp(customer, name) === value))
    .filter(
      (customer) =>
        currency === undefined || (Array.isArray(customer.currencies) && customer.currencies.includes(currency)),
    )
    .filter((customer) => isWithin(customer.createdAt, { from: createdAfter, to: createdBefore }))
    .filter((customer) => isWithin(customer.updatedAt, { from: updatedAfter, to: updatedBefore }))
  const page = pageOf(customers, query)
  return { status: 200, body: { ...page, data: page.data.map(describeCustomer) } }
}

export const getCustomer: Route<'getCustomer'> = (context, { params }) => ({
  status: 200,
  body: describeCustomer(findCustomer(context, { id: params.customerId })),
})

/** The wallet, the payees and the history stay, but no money can be moved. */
export const deleteCustomer: Route<'deleteCustomer'> = (context, { params }) => {
  const { customers, deletedCustomers } = context.state
  if (deletedCustomers.has(params.customerId))
    throw new ServiceError({ status: 410, code: 'CUSTOMER_DELETED', message: 'The customer was already deleted' })
  const customer = findCustomer(context, { id: params.customerId })
  customers.delete(customer.id)
  Object.assign(customer, { isDeleted: true, updatedAt: toIso(context.now()) })
  deletedCustomers.set(customer.id, customer)
  return { status: 200, body: describeCustomer(customer) }
}

/** @throws `ServiceError` 404. */
export function findCustomer(context: SandboxContext, parameters: { id: string }): CustomerRecord {
  const customer = context.state.customers.get(parameters.id)
  if (!customer) throw new ServiceError({ status: 404, code: 'USER_NOT_FOUND', message: 'No such customer' })
  return customer
}

/** A customer as it is returned: never with its tax id. */
export function describeCustomer(customer: CustomerRecord) {
  const { identifier: _secret, ...shown } = customer
  const { customerType, currencies = defaultCurrencies } = customer
  const required = currencies.map((code) => [code, requiredFieldsOf(code, { customerType })] as const)
  const providerRequiredCustomerFields = Object.fromEntries(required.filter(([, fields]) => fields.length > 0))
  return { ...shown, providerRequiredCustomerFields }
}

/** In regions of Strong Customer Authentication wallets hold euros, unless USDC was requested first. */
function walletCurrencyOf(
  context: SandboxContext,
  parameters: { customerId: string; currencies: readonly string[] | undefined },
): CurrencyCode {
  const { customerId, currencies = [] } = parameters
  if (!isScaCustomer(context, { customerId })) return 'USDB'
  return currencies.find((code) => code === 'EUR' || code === 'USDC') ?? 'EUR'
}

/**
 * Gives a customer a balance in each of their currencies that the platform supports and, if it supports USDB, an empty
 * wallet with a way to sign in: by email, or else by phone. Does nothing before the terms are accepted, nor for a customer
 * who has accounts.
 */
export function provisionAccounts(context: SandboxContext, parameters: { customer: CustomerRecord }): void {
  const { id: customerId, currencies, email, phoneNumber } = parameters.customer
  if (!hasAcceptedTerms(context, parameters)) return
  if (context.state.internalAccounts.where('customerId', customerId).length > 0) return
  const supported = supportedCurrencies(context)
  const walletCurrency = supported.includes('USDB') ? walletCurrencyOf(context, { customerId, currencies }) : undefined
  const add = (account: Pick<InternalAccountRecord, 'type' | 'currency'>): string => {
    const id = context.createId('InternalAccount')
    const { type, currency } = account
    const createdAt = context.now()
    // Each field is named: a record that is spread together takes more room.
    context.state.internalAccounts.set(id, {
      id,
      customerId,
      type,
      status: 'ACTIVE',
      currency,
      balance: 0,
      held: 0,
      privateEnabled: false,
      createdAt,
      updatedAt: createdAt,
    })
    return id
  }
  const accountId = walletCurrency && add({ type: 'EMBEDDED_WALLET', currency: walletCurrency })
  for (const currency of balanceCurrencies)
    if (
      (currencies ?? defaultCurrencies).includes(currency) &&
      supported.includes(currency) &&
      currency !== walletCurrency
    )
      add({ type: coins.includes(currency) ? 'INTERNAL_CRYPTO' : 'INTERNAL_FIAT', currency })
  const nickname = email ?? phoneNumber
  if (accountId === undefined || nickname === undefined) return
  const times = { createdAt: context.now(), updatedAt: context.now() }
  const id = context.createId('AuthMethod')
  const type = email ? 'EMAIL_OTP' : 'SMS_OTP'
  context.state.credentials.set(id, { id, accountId, type, nickname, challengedAt: [], ...times })
}
