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

/** Currencies in which a customer can hold a balance besides the wallet. */
const balanceCurrencies = ['USD', 'EUR', 'USDC', 'BTC'] as const

/** The currencies of a customer who names none. */
const defaultCurrencies: readonly string[] = ['USD', 'USDC', 'USDB']

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
  const currencies = balanceCurrencies.filter((code) => (body.currencies ?? defaultCurrencies).includes(code))
  provisionWallet(context, { customerId: id, currency, currencies, email: body.email, phoneNumber: body.phoneNumber })
  return { status: 201, body: customer }
}

export const listCustomers: Route<'listCustomers'> = (context, { query }) => {
  const { platformCustomerId, customerType, region, currency, umaAddress } = query
  const { createdAfter, createdBefore, updatedAfter, updatedBefore } = query
  requireTimes({ createdAfter, createdBefore, updatedAfter, updatedBefore })
  const wanted = Object.entries({ customerType, region })
  const customers = context.state.customers
    .list({ platformCustomerId, umaAddress })
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

/** In regions of Strong Customer Authentication wallets hold euros, unless USDC was requested first. */
function walletCurrencyOf(
  context: SandboxContext,
  parameters: { customerId: string; currencies: readonly string[] | undefined },
): CurrencyCode {
  const { customerId, currencies = [] } = parameters
  if (!isScaCustomer(context, { customerId })) return 'USDB'
  return currencies.find((code) => code === 'EUR' || code === 'USDC') ?? 'EUR'
}

/** Creates every customer with an empty wallet, a balance in each of their currencies, and a sign-in method: by email, or else by phone. */
function provisionWallet(
  context: SandboxContext,
  parameters: {
    customerId: string
    currency: CurrencyCode
    currencies: readonly CurrencyCode[]
    email: string | undefined
    phoneNumber: string | undefined
  },
): void {
  const { customerId, currency, currencies, email, phoneNumber } = parameters
  const now = context.now()
  const times = { createdAt: now, updatedAt: now }
  const accountId = context.createId('InternalAccount')
  const common = { customerId, status: 'ACTIVE', balance: 0, held: 0, privateEnabled: false, ...times } as const
  context.state.internalAccounts.set(accountId, { id: accountId, type: 'EMBEDDED_WALLET', currency, ...common })
  for (const other of currencies.filter((code) => code !== currency)) {
    const id = context.createId('InternalAccount')
    const type = other === 'USD' || other === 'EUR' ? 'INTERNAL_FIAT' : 'INTERNAL_CRYPTO'
    context.state.internalAccounts.set(id, { id, type, currency: other, ...common })
  }
  const nickname = email ?? phoneNumber
  if (!nickname) return
  const id = context.createId('AuthMethod')
  const type = email ? 'EMAIL_OTP' : 'SMS_OTP'
  context.state.credentials.set(id, { id, accountId, type, nickname, challengedAt: [], ...times })
}
