import { worthTimes1e8 } from '../../money/amounts.ts'
import type { CurrencyCode } from '../../money/currencies.ts'
import { currencyOf } from '../../money/currencies.ts'
import type { QuoteRecord } from './records.ts'

/** How a quote across currencies is computed: into thousandths of a satoshi, and from there into what arrives. */
export function describeRate(quote: QuoteRecord) {
  const { sendingCurrency, receivingCurrency, totalSendingAmount, feesIncluded, fixedFeesIncluded = 0 } = quote
  if (sendingCurrency === receivingCurrency) return {}
  const variableFee = feesIncluded - fixedFeesIncluded
  const rate = variableFee / totalSendingAmount
  return {
    rateDetails: {
      counterpartyMultiplier: worthOfUnit('BTC') / 1000 / worthOfUnit(receivingCurrency),
      counterpartyFixedFee: 0,
      serviceApiMultiplier: ((worthOfUnit(sendingCurrency) * 1000) / worthOfUnit('BTC')) * (1 - rate),
      serviceApiFixedFee: fixedFeesIncluded,
      serviceApiVariableFeeRate: rate,
      serviceApiVariableFeeAmount: variableFee,
    },
  }
}

/** The value of the smallest unit of a currency. For display only. */
function worthOfUnit(code: CurrencyCode): number {
  return Number(worthTimes1e8[code]) / 10 ** currencyOf(code).decimals
}
