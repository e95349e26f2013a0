import type { Currency, Quote, QuoteChange } from '@countersign/core'
import type { PaymentDetailsMessages } from '../../messages/paymentDetails.ts'
import { amountText, partUnit } from '../elements/Amount.tsx'
import { visibleText } from '../elements/visibleText.ts'
import { formatPrice } from '../payment-details/formatRate.ts'

export type ChangeDescription = { field: QuoteChange['field']; label: string; before: string; after: string }

type Amounts = Pick<Currency, 'code' | 'decimals'>

const labels = {
  totalSendingAmount: 'youSend',
  feesIncluded: 'fee',
  platformFeesIncluded: 'platformPart',
  exchangeRate: 'rate',
  totalReceivingAmount: 'theyGet',
  destination: 'to',
} as const satisfies { readonly [field in QuoteChange['field']]?: keyof PaymentDetailsMessages }

/**
 * A change in words, old and new. `undefined` for what nobody reads: the payload, the source, and a currency, which
 * shows in its amounts.
 */
export function describeChange(
  change: QuoteChange,
  parameters: { quote: Quote; changes: readonly QuoteChange[]; words: PaymentDetailsMessages; locale: string },
): ChangeDescription | undefined {
  const { quote, changes, words, locale } = parameters
  const { field } = change
  if (!(field in labels)) return undefined

  const side = field === 'totalReceivingAmount' ? 'receivingCurrency' : 'sendingCurrency'
  const currencyChange = changes.find((other) => other.field === side)
  function write(value: QuoteChange['before'], currency: Amounts): string {
    if (value === undefined) return '–'
    if (typeof value === 'bigint') return partUnit(amountText({ amount: value, currency }, { locale }))
    if (typeof value === 'number') return formatPrice(value, { locale, currencyCode: currency.code })
    return visibleText(value)
  }
  return {
    field,
    label: words[labels[field as keyof typeof labels]],
    before: write(change.before, parseCurrency(currencyChange?.before) ?? quote[side]),
    after: write(change.after, quote[side]),
  }
}

/** Reads `USD/2`, the way a changed currency is told. */
function parseCurrency(text: QuoteChange['before']): Amounts | undefined {
  const [, code, decimals] = /^(.+)\/(\d+)$/.exec(String(text)) ?? []
  return code === undefined ? undefined : { code, decimals: Number(decimals) }
}
