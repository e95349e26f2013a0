import type { Currency, Quote, QuoteChange } from '@countersign/core'
import { isPull, lookUp } from '@countersign/core/client'
import { amountText, partUnit } from '../../primitives/Amount.tsx'
import { visibleText } from '../../primitives/visibleText.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import { groupAccount } from './describePayee.ts'
import { formatPrice } from './formatRate.ts'
import { nameRail, railPattern } from './nameRail.ts'

type Field = QuoteChange['field']
type DetailsMessages = JourneyMessages['paymentDetails']
type Amounts = Pick<Currency, 'code' | 'decimals'>

/** Where the source is a bank account, it is in the place of the recipient. */
export type ChangeCurrencies = Partial<Pick<Quote, 'source'>> & {
  readonly sendingCurrency: Amounts
  readonly receivingCurrency: Amounts
}
export type ChangeDescription = { field: Field; label: string; before: string; after: string }

const labels = {
  totalSendingAmount: 'youSend',
  feesIncluded: 'fee',
  platformFeesIncluded: 'platformPart',
  exchangeRate: 'rate',
  totalReceivingAmount: 'theyGet',
  destination: 'to',
  sendingCurrency: 'youSend',
  receivingCurrency: 'theyGet',
} as const satisfies { readonly [field in Field]?: keyof DetailsMessages }

/** The amount whose row shows a changed currency, where the amount changed too. */
const amountOf: { readonly [field in Field]?: Field } = {
  sendingCurrency: 'totalSendingAmount',
  receivingCurrency: 'totalReceivingAmount',
}

/** Stands for what is not known. */
export const unknownText = '–'

type DescribeParameters = {
  currencies: ChangeCurrencies
  messages: DetailsMessages
  rails: JourneyMessages['rails']
  locale: string
}

/** Describes changes for the user, old and new. What is not shown is left out: the payload and the source. */
export function describeChanges(
  changes: readonly QuoteChange[],
  { currencies, messages, rails, locale }: DescribeParameters,
): readonly ChangeDescription[] {
  const changeOf = (field: Field | undefined) => changes.find((change) => change.field === field)

  function write(value: QuoteChange['before'], currency: Amounts): string {
    if (value === undefined) return unknownText
    if (typeof value === 'bigint') return partUnit(amountText({ amount: value, currency }, { locale }))
    if (typeof value === 'number') return formatPrice(1 / value, { locale, currency })
    return visibleText(groupAccounts(nameLastRail(value, rails)))
  }

  return changes.flatMap(({ field, before, after }) => {
    const key = lookUp(labels, field)
    const amountField = lookUp(amountOf, field)
    if (!key || changeOf(amountField)) return []
    const shown = { field, label: messages[key === 'to' && isPull(currencies) ? 'from' : key] }
    const [oldCode, newCode] = amountField ? [before, after].map((text) => parseCurrency(text)?.code) : []
    if (oldCode !== newCode) return { ...shown, before: oldCode ?? unknownText, after: newCode ?? unknownText }
    const isReceived = field === 'totalReceivingAmount' || field === 'exchangeRate'
    const side = isReceived ? 'receivingCurrency' : 'sendingCurrency'
    const change = changeOf(side)
    return {
      ...shown,
      before: write(before, parseCurrency(change?.before) ?? currencies[side]),
      after: write(after, parseCurrency(change?.after) ?? currencies[side]),
    }
  })
}

/** The description of a destination ends with its rail, where one is known, after what identifies the account. */
function nameLastRail(text: string, rails: JourneyMessages['rails']): string {
  const end = text.lastIndexOf(' ')
  const rail = text.slice(end + 1)
  return end > 0 && railPattern.test(rail) ? `${text.slice(0, end)}\n${nameRail(rail, rails)}` : text
}

/** Parses `USD/2`, the form in which a change of currency is reported. */
function parseCurrency(text: QuoteChange['before']): Amounts | undefined {
  const [, code, decimals] = /^(.+)\/(\d+)$/.exec(String(text)) ?? []
  return code === undefined ? undefined : { code, decimals: Number(decimals) }
}

/** Groups every account inside a text, on a line of its own, so that two of them can be compared by eye. */
function groupAccounts(text: string): string {
  return text.replace(
    /\s?\b([A-Z]{2}\d{2}[A-Z\d]{11,30}|\d{8,17})\b/g,
    (_match, account: string) => `\n${groupAccount('iban', account)}`,
  )
}
