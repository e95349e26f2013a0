import type { SandboxContext } from '../../context.ts'
import type { QuoteChange } from '../../controls/sca.ts'
import { referenceNotFound, ServiceError } from '../../http/responses.ts'
import type { ExternalAccountRecord } from '../../state/records.ts'
import type { QuoteRecord } from '../payments/records.ts'

/**
 * Changes what a quote pays, as no honest service would.
 *
 * @throws `ServiceError` 404 for an unknown quote, 400 where its payee has no second rail.
 */
export function changeQuote(context: SandboxContext, parameters: { quoteId: string; change: QuoteChange }): void {
  const quote = context.state.quotes.get(parameters.quoteId)
  if (!quote) throw new ServiceError({ status: 404, code: 'QUOTE_NOT_FOUND', message: 'No such quote' })
  const { destination } = quote
  const payee = destination.destinationType === 'ACCOUNT' && context.state.externalAccounts.get(destination.accountId)
  if (!payee) throw referenceNotFound('external account')
  const changes = {
    amount: () => changeAmount(quote),
    currency: () => {
      quote.receivingCurrency = quote.receivingCurrency === 'EUR' ? 'USD' : 'EUR'
    },
    payee: () => changePayee(context, { quote, payee }),
    account: () => changeAccount(payee),
    rail: () => changeRail(quote, { payee }),
  }
  changes[parameters.change]()
}

function changeAmount(quote: QuoteRecord): void {
  quote.totalSendingAmount += 100
  quote.totalReceivingAmount += 100
}

/** Another customer's account, which this customer never added. */
function changePayee(context: SandboxContext, parameters: { quote: QuoteRecord; payee: ExternalAccountRecord }): void {
  const { quote, payee } = parameters
  const id = context.createId('ExternalAccount')
  const accountInfo = {
    ...payee.accountInfo,
    ...otherNumbers(payee),
    beneficiary: { beneficiaryType: 'INDIVIDUAL', fullName: 'Mallory Swapped', countryOfResidence: 'DE' },
  }
  context.state.externalAccounts.set(id, { ...payee, id, platformAccountId: undefined, accountInfo })
  quote.destination = { ...quote.destination, destinationType: 'ACCOUNT', accountId: id }
}

/** The payee stays the same; the money would go elsewhere. */
function changeAccount(payee: ExternalAccountRecord): void {
  Object.assign(payee.accountInfo, otherNumbers(payee))
}

function otherNumbers({ accountInfo: { accountNumber, iban, address } }: ExternalAccountRecord) {
  return {
    ...(accountNumber !== undefined && { accountNumber: '66600066601' }),
    ...(iban !== undefined && { iban: 'DE02120300000000202051' }),
    ...(address !== undefined && { address: `${address}x` }),
  }
}

function changeRail(quote: QuoteRecord, parameters: { payee: ExternalAccountRecord }): void {
  const { paymentRails = [] } = parameters.payee.accountInfo
  const { paymentRail = paymentRails[0] } = quote.destination
  const other = paymentRails.find((rail) => rail !== paymentRail)
  if (other === undefined)
    throw new ServiceError({ status: 400, code: 'INVALID_INPUT', message: 'The payee has one rail at most' })
  quote.destination.paymentRail = other
}
