import type { Route } from '../context.ts'
import { toIso } from '../context.ts'
import { invalidInput } from '../http/answers.ts'
import { computeQuoteAmounts } from '../payments/amounts.ts'
import type { CurrencyCode } from '../payments/currencies.ts'
import { currencyOf, isCurrencyCode } from '../payments/currencies.ts'

const sources: readonly CurrencyCode[] = ['USDB', 'USDC']

/** The rail on which each currency arrives. */
const rails: Readonly<Record<CurrencyCode, string>> = {
  USDB: 'SPARK',
  USDC: 'BASE',
  USD: 'ACH',
  EUR: 'SEPA',
  BTC: 'LIGHTNING',
}

const cachedMs = 5 * 60_000
const maxSendingAmount = 9_000_000_000_000_000

export const listExchangeRates: Route<'listExchangeRates'> = (context, { query }) => {
  const { sourceCurrency, destinationCurrency, sendingAmount = '10000' } = query
  const from = sourceCurrency === undefined ? sources : [readCurrency(sourceCurrency, { field: 'sourceCurrency' })]
  const to =
    destinationCurrency === undefined
      ? (Object.keys(rails) as CurrencyCode[])
      : [readCurrency(destinationCurrency, { field: 'destinationCurrency' })]
  const updatedAt = toIso(context.now() - (context.now() % cachedMs))
  const data = from.flatMap((sending) =>
    to
      .filter((receiving) => receiving !== sending)
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
    destinationPaymentRail: rails[receivingCurrency],
    sendingAmount: Number(amounts.sending),
    minSendingAmount: Number(least.sending),
    maxSendingAmount,
    receivingAmount: Number(amounts.receiving),
    exchangeRate: amounts.exchangeRate,
    fees: { fixed: 0, total: Number(amounts.fees) },
    updatedAt,
  }
}

function readCurrency(code: string, parameters: { field: string }): CurrencyCode {
  if (isCurrencyCode(code)) return code
  const constraint = { enum: Object.keys(rails) }
  throw invalidInput([
    { field: parameters.field, message: 'Expected the code of a currency that is served', constraint },
  ])
}
