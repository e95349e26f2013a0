import { lookUp } from '@countersign/core/wire'
import type { Route, SandboxContext } from '../../../context.ts'
import { dayMs, scheduleForget } from '../../../due/schedule.ts'
import { pageOf } from '../../../http/paging.ts'
import { invalidInput, referenceNotFound, ServiceError, unknownReference } from '../../../http/responses.ts'
import { worthTimes1e8 } from '../../../money/amounts.ts'
import type { CurrencyCode } from '../../../money/currencies.ts'
import { currencyOf } from '../../../money/currencies.ts'
import type { LookupRecord, PayerField } from '../../../state/quoteRecords.ts'
import { refusesQuotes, requireLookup } from '../../payments/umaFailures.ts'

/** The currencies of the magic addresses, such as `$success.usd@…`, at any domain. */
const magicCurrencies: Readonly<Record<string, readonly CurrencyCode[]>> = {
  '$success.usd': ['USD'],
  '$success.eur': ['EUR'],
  '$success.mxn': ['MXN'],
  '$pending.long.usd': ['USD'],
  '$fail.compliance.usd': ['USD'],
  '$fail.rate.usd': ['USD'],
}

/** The payer data that receivers require. */
const payerData: readonly PayerField[] = [
  { name: 'FULL_NAME', mandatory: true },
  { name: 'BIRTH_DATE', mandatory: false },
]

export const lookUpUmaReceiver: Route<'lookUpUmaReceiver'> = (context, { params, query }) => {
  requireSender(context, query)
  const receiverUmaAddress = params.receiverUmaAddress.toLowerCase()
  const [, name = '', domain = ''] = /^(\$[a-z0-9._-]{1,64})@([a-z0-9.-]{1,253})$/.exec(receiverUmaAddress) ?? []
  if (name === '')
    throw new ServiceError({ status: 400, code: 'INVALID_UMA_ADDRESS', message: 'Expected $name@domain' })
  if (domain.endsWith('.invalid')) throw notFound('USER_NOT_FOUND')
  requireLookup(name)
  const [customer] = context.state.customers.where('umaAddress', receiverUmaAddress)
  const known = refusesQuotes(name) ? (['USD'] as const) : lookUp(magicCurrencies, name)
  const currencies = customer ? (['USD', 'EUR'] as const) : known
  if (!currencies) throw notFound('UMA_NOT_FOUND')
  return {
    status: 200,
    body: {
      ...describe(context, { target: receiverUmaAddress, currencies, askedFields: payerData }),
      receiverUmaAddress,
    },
  }
}

export const lookUpExternalAccountReceiver: Route<'lookUpExternalAccountReceiver'> = (context, { params, query }) => {
  requireSender(context, query)
  const account = context.state.externalAccounts.get(params.externalAccountId)
  if (!account) throw referenceNotFound('external account')
  const { lightningAddress } = account.accountInfo
  // A Lightning address is looked up at its domain, like a UMA address.
  if (typeof lightningAddress === 'string') requireLookup(`$${lightningAddress.toLowerCase().split('@')[0]}`)
  const { requiredPayerDataFields: _, ...described } = describe(context, {
    target: account.id,
    currencies: [account.currency],
    askedFields: [],
  })
  return { status: 200, body: { ...described, accountId: account.id } }
}

/** @throws `ServiceError` 400 if the sender is missing or unknown. */
function requireSender(
  context: SandboxContext,
  sender: { customerId?: string | undefined; senderUmaAddress?: string | undefined },
): void {
  const { customerId, senderUmaAddress } = sender
  if (customerId === undefined && senderUmaAddress === undefined)
    throw invalidInput([{ field: 'customerId', message: 'Required, or senderUmaAddress instead', constraint: {} }])
  if (customerId !== undefined && !context.state.customers.has(customerId)) throw unknownReference('customerId')
  if (senderUmaAddress !== undefined && context.state.customers.where('umaAddress', senderUmaAddress).length === 0)
    throw unknownReference('senderUmaAddress')
}

function notFound(code: 'UMA_NOT_FOUND' | 'USER_NOT_FOUND'): ServiceError {
  return new ServiceError({ status: 404, code, message: 'No receiver has this address' })
}

/** Rates are relative to the US dollar. */
function describe(context: SandboxContext, parameters: Omit<LookupRecord, 'id'>) {
  const { target, currencies, askedFields } = parameters
  const lookupId = context.createId('Lookup')
  context.state.lookups.set(lookupId, { id: lookupId, target, currencies, askedFields })
  scheduleForget(context, { table: 'lookups', id: lookupId, at: context.now() + dayMs })
  return {
    lookupId,
    supportedCurrencies: currencies.map((code) => ({
      currency: currencyOf(code),
      estimatedExchangeRate: Number((Number(worthTimes1e8[code]) / 1e8).toPrecision(15)),
      min: 1,
      max: 10_000_000 * 10 ** currencyOf(code).decimals,
    })),
    requiredPayerDataFields: askedFields,
  }
}

const umaProviders = [
  { id: '1', name: 'Sandbox Provider', domain: 'sandbox.example', countries: ['US'], currencies: ['USD'] },
  { id: '2', name: 'Coastal Wallet', domain: 'coastal.example', countries: ['DE', 'FR'], currencies: ['EUR'] },
  { id: '3', name: 'Closed Wallet', domain: 'closed.example', countries: ['US'], currencies: ['USD'], isBlocked: true },
]

export const listUmaProviders: Route<'listUmaProviders'> = (_context, { query }) => {
  const { countryCode, currencyCode, hasBlockedProviders, sortOrder } = query
  const found = umaProviders
    .filter(({ isBlocked = false }) => hasBlockedProviders === 'true' || !isBlocked)
    .filter(({ countries }) => countryCode === undefined || countries.includes(countryCode))
    .filter(({ currencies }) => currencyCode === undefined || currencies.includes(currencyCode))
    .toSorted((one, other) => (sortOrder === 'desc' ? -1 : 1) * one.name.localeCompare(other.name, 'en'))
  return { status: 200, body: pageOf(found, query) }
}

const vasps = ['Coastal Custody', 'Sandbox Exchange', 'Sandbox Keeper'].map((vaspName) => ({
  id: vaspName,
  vaspName,
  url: `https://${vaspName.toLowerCase().replace(' ', '-')}.example`,
}))

export const listVasps: Route<'listVasps'> = (_context, { query }) => {
  const { data, ...page } = pageOf(vasps, query)
  return { status: 200, body: { ...page, data: data.map(({ vaspName, url }) => ({ vaspName, url })) } }
}
