import { lookUp } from '@countersign/core/wire'
import type { Route, SandboxContext } from '../context.ts'
import { toIso } from '../context.ts'
import { ServiceError } from '../http/answers.ts'
import { pageOf } from '../http/paging.ts'
import { isWithin, requireTimes } from '../http/validation.ts'
import type { CurrencyCode } from '../payments/currencies.ts'
import { isScaCustomer } from '../sca/customers.ts'
import type { CustomerRecord } from '../state/records.ts'

/** The last three characters of an individual's name decide how its verification went. */
const kycStatusBySuffix: Readonly<Record<string, string>> = { '001': 'PENDING', '002': 'REJECTED', '003': 'UNVERIFIED' }

export const createCustomer: Route<'createCustomer'> = (context, { body }) => {
  const { customers } = context.state
  const id = context.createId('Customer')
  const platformCustomerId = body.platformCustomerId ?? id.slice(id.indexOf(':') + 1)
  if (customers.where('platformCustomerId', platformCustomerId).length > 0)
    throw new ServiceError({ status: 409, code: 'CONFLICT', message: 'A customer has this platformCustomerId' })

  const now = context.now()
  const status =
    body.customerType === 'INDIVIDUAL'
      ? { kycStatus: lookUp(kycStatusBySuffix, body.fullName?.slice(-3)) ?? 'APPROVED' }
      : { kybStatus: 'UNVERIFIED' }
  const umaAddress = `$${id.slice(-12)}@sandbox.example`
  const times = { createdAt: toIso(now), updatedAt: toIso(now) }
  const customer: CustomerRecord = { umaAddress, ...body, id, platformCustomerId, ...status, ...times }
  customers.set(id, customer)
  const currency = walletCurrencyOf(context, { customerId: id, currencies: body.currencies })
  provisionWallet(context, { customerId: id, currency, email: body.email, phoneNumber: body.phoneNumber })
  return { status: 201, body: customer }
}

export const listCustomers: Route<'listCustomers'> = (context, { query }) => {
  const { platformCustomerId, customerType, region, currency, umaAddress } = query
  const { createdAfter, createdBefore, updatedAfter, updatedBefore } = query
  requireTimes({ createdAfter, createdBefore, updatedAfter, updatedBefore })
  const wanted = Object.entries({ customerType, region, umaAddress })
  const customers = context.state.customers
    .list({ platformCustomerId })
    .filter((customer) => wanted.every(([name, value]) => value === undefined || lookUp(customer, name) === value))
    .filter(
      (customer) =>
        currency === undefined || (Array.isArray(customer.currencies) && customer.currencies.includes(currency)),
    )
    .filter((customer) => isWithin(customer.createdAt, { from: createdAfter, to: createdBefore }))
    .filter((customer) => isWithin(customer.updatedAt, { from: updatedAfter, to: updatedBefore }))
  // Nothing deletes a customer here, so `isIncludingDeleted` adds none.
  return { status: 200, body: pageOf(customers, query) }
}

export const getCustomer: Route<'getCustomer'> = (context, { params }) => ({
  status: 200,
  body: findCustomer(context, { id: params.customerId }),
})

/** @throws `ServiceError` 404. */
export function findCustomer(context: SandboxContext, parameters: { id: string }): CustomerRecord {
  const customer = context.state.customers.get(parameters.id)
  if (!customer) throw new ServiceError({ status: 404, code: 'USER_NOT_FOUND', message: 'No such customer' })
  return customer
}

/** In regions of Strong Customer Authentication wallets hold what it is about: euros, unless USDC was asked for first. */
function walletCurrencyOf(
  context: SandboxContext,
  parameters: { customerId: string; currencies: readonly string[] | undefined },
): CurrencyCode {
  const { customerId, currencies = [] } = parameters
  if (!isScaCustomer(context, { customerId })) return 'USDB'
  return currencies.find((code) => code === 'EUR' || code === 'USDC') ?? 'EUR'
}

/** Every customer is born with an empty wallet, and with a way to sign in to it: by email, or else by phone. */
function provisionWallet(
  context: SandboxContext,
  parameters: {
    customerId: string
    currency: CurrencyCode
    email: string | undefined
    phoneNumber: string | undefined
  },
): void {
  const { customerId, currency, email, phoneNumber } = parameters
  const now = context.now()
  const times = { createdAt: now, updatedAt: now }
  const accountId = context.createId('InternalAccount')
  const account = { id: accountId, customerId, currency, balance: 0, privateEnabled: false, ...times }
  context.state.internalAccounts.set(accountId, account)
  const nickname = email ?? phoneNumber
  if (!nickname) return
  const id = context.createId('AuthMethod')
  const type = email ? 'EMAIL_OTP' : 'SMS_OTP'
  context.state.credentials.set(id, { id, accountId, type, nickname, challengedAt: [], ...times })
}
