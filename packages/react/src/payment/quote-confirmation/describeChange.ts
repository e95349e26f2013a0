import type { Currency, QuoteChange } from '@countersign/core'
import { amountText, partUnit } from '../../primitives/Amount.tsx'
import { visibleText } from '../../primitives/visibleText.ts'
import { formatPrice } from '../payment-details/formatRate.ts'
import type { PaymentDetailsMessages } from '../payment-details/paymentDetailsMessages.ts'

export type ChangeDescription = { field: QuoteChange['field']; label: string; before: string; after: string }

type Amounts = Pick<Currency, 'code' | 'decimals'>

type DescribeParameters = {
  /** What amounts are in, unless that changed too. */
  currencies: { readonly sendingCurrency: Amounts; readonly receivingCurrency: Amounts }
  words: PaymentDetailsMessages
  locale: string
}

const labels = {
  totalSendingAmount: 'youSend',
  feesIncluded: 'fee',
  platformFeesIncluded: 'platformPart',
  exchangeRate: 'rate',
  totalReceivingAmount: 'theyGet',
  destination: 'to',
  sendingCurrency: 'youSend',
  receivingCurrency: 'theyGet',
} as const satisfies { readonly [field in QuoteChange['field']]?: keyof PaymentDetailsMessages }

/** Shows in its amount, where that changed too. */
const amountOf: { readonly [field in QuoteChange['field']]?: QuoteChange['field'] } = {
  sendingCurrency: 'totalSendingAmount',
  receivingCurrency: 'totalReceivingAmount',
}

/** Changes in words, old and new. What nobody reads is left out: the payload and the source. */
export function describeChanges(
  changes: readonly QuoteChange[],
  parameters: DescribeParameters,
): readonly ChangeDescription[] {
  const { currencies, words, locale } = parameters
  const changeOf = (field: QuoteChange['field'] | undefined) => changes.find((change) => change.field === field)

  function write(value: QuoteChange['before'], currency: Amounts): string {
    if (value === undefined) return '–'
    if (typeof value === 'bigint') return partUnit(amountText({ amount: value, currency }, { locale }))
    if (typeof value === 'number') return formatPrice(value, { locale, currencyCode: currency.code })
    return visibleText(value)
  }

  return changes.flatMap(({ field, before, after }) => {
    if (!(field in labels) || changeOf(amountOf[field])) return []
    const side = field === 'totalReceivingAmount' ? 'receivingCurrency' : 'sendingCurrency'
    const currencyChange = changeOf(side)
    const [oldCode, newCode] = field in amountOf ? [before, after].map((text) => parseCurrency(text)?.code) : []
    if (oldCode !== newCode)
      return {
        field,
        label: words[labels[field as keyof typeof labels]],
        before: oldCode ?? '–',
        after: newCode ?? '–',
      }
    return {
      field,
      label: words[labels[field as keyof typeof labels]],
      before: write(before, parseCurrency(currencyChange?.before) ?? currencies[side]),
      after: write(after, parseCurrency(currencyChange?.after) ?? currencies[side]),
    }
  })
}

/** Reads `USD/2`, the way a changed currency is told. */
function parseCurrency(text: QuoteChange['before']): Amounts | undefined {
  const [, code, decimals] = /^(.+)\/(\d+)$/.exec(String(text)) ?? []
  return code === undefined ? undefined : { code, decimals: Number(decimals) }
}
