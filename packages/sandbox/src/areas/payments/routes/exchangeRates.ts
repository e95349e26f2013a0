import type { PayeeForm } from '@countersign/core/wire'
import { payeeForms } from '@countersign/core/wire'
import type { Route } from '../../../context.ts'
import { toIso } from '../../../context.ts'
import { invalidInput } from '../../../http/responses.ts'
import { computeQuoteAmounts } from '../../../money/amounts.ts'
import type { CurrencyCode } from '../../../money/currencies.ts'
import { currencyCodes, currencyOf, isCurrencyCode } from '../../../money/currencies.ts'

const sources: readonly CurrencyCode[] = ['USDB', 'USDC']

const cachedMs = 5 * 60_000
const maxSendingAmount = 9_000_000_000_000_000

export const listExchangeRates: Route<'listExchangeRates'> = (context, { query }) => {
  const { sourceCurrency, destinationCurrency, sendingAmount = '10000' } = query
  const from = sourceCurrency === undefined ? sources : [readCurrency(sourceCurrency, { field: 'sourceCurrency' })]
  const to = destinationCurrency?.map((code) => readCurrency(code, { field: 'destinationCurrency' })) ?? currencyCodes
  const updatedAt = toIso(context.now() - (context.now() % cachedMs))
  const data = from.flatMap((sending) =>
    to
      // What stays in its currency has a price, too, for those who ask about it.
      .filter((receiving) => receiving !== sending || destinationCurrency)
      .map((receiving) => describeRate({ sending, receiving, sendingAmount, updatedAt })),
  )
  return { status: 200, body: { data } }
}

function describeRate(parameters: {
  sending: CurrencyCode
  receiving: CurrencyCode
  sendingAmount: string
  updatedAt: string
}) {
  const { sending: sendingCurrency, receiving: receivingCurrency, sendingAmount, updatedAt } = parameters
  const currencies = { sendingCurrency, receivingCurrency }
  const amounts = computeQuoteAmounts(BigInt(sendingAmount), { lockedSide: 'SENDING', ...currencies })
  const least = computeQuoteAmounts(1n, { lockedSide: 'RECEIVING', ...currencies })
  return {
    sourceCurrency: currencyOf(sendingCurrency),
    destinationCurrency: currencyOf(receivingCurrency),
    destinationPaymentRail: usualRailOf(receivingCurrency),
    sendingAmount: Number(amounts.sending),
    minSendingAmount: Number(least.sending),
    maxSendingAmount,
    receivingAmount: Number(amounts.receiving),
    exchangeRate: amounts.exchangeRate,
    fees: { fixed: 0, total: Number(amounts.fees) },
    updatedAt,
  }
}

/** The usual rail of the first type of account that holds a currency. */
function usualRailOf(currency: CurrencyCode): string {
  const forms: readonly PayeeForm[] = Object.values(payeeForms)
  return forms.find(({ currencies, rails }) => currencies?.includes(currency) && rails.length > 0)?.rails[0] ?? 'SWIFT'
}

function readCurrency(code: string, parameters: { field: string }): CurrencyCode {
  if (isCurrencyCode(code)) return code
  const constraint = { enum: [...currencyCodes] }
  throw invalidInput([
    { field: parameters.field, message: 'Expected the code of a currency that is served', constraint },
  ])
}
