import type { Currency } from '@countersign/core'
import { formatMoney } from '@countersign/core/client'
import { useWalletContext } from '../provider/WalletProvider.tsx'

/** What stands on one line of a phone in letters of the usual size. */
const lineLength = 18
/** Lengths for which styles can choose a size; longer texts have none. */
const lengths = [10, 14, lineLength, 22, 28] as const

export type WritableAmount = { amount: bigint; currency: Pick<Currency, 'code' | 'decimals'> }

/** An amount as text that never breaks inside its number; a long one may part between number and unit. */
export function amountText(money: WritableAmount, parameters: { locale: string }): string {
  const text = formatMoney(money, parameters)
  return text.length <= lineLength ? text : partUnit(text)
}

/** The same amount, free to part between number and unit, as in the narrow columns of a table. */
export function partUnit(text: string): string {
  return text.replace(/(?<=\p{Nd})\u00a0(?!\p{Nd})|(?<!\p{Nd})\u00a0(?=\p{Nd})/gu, ' ')
}

/** Whether a text is too long for a column beside others, so that it may break anywhere rather than be cut. */
export function isLong(text: string): boolean {
  return text.length > lineLength
}

type AmountProps = {
  children: string
  /** The one that a screen is about: its finer digits are set smaller, or all of it is struck through with one line. */
  look?: 'leading' | 'struck' | undefined
}

/** Before the mark of two digits after which no other ones come. A unit may stand on either side. */
const fraction = /(?=[.,٫]\p{Nd}{2}\P{Nd}*$)/u

/** An amount from `amountText`, kept apart from the script around it. `data-fits`: it has at most so many characters. */
export function Amount({ children, look }: AmountProps) {
  const [whole, rest] = look === 'leading' ? children.split(fraction) : [children]
  const fits = lengths.find((length) => children.replace(/\u200e/g, '').length <= length)
  return (
    <bdi data-part="amount" data-fits={fits}>
      {look === 'struck' ? <del>{whole}</del> : whole}
      {rest && <small>{rest}</small>}
    </bdi>
  )
}

/** The amount, as the language of the page writes it. */
export function MoneyAmount({ money, look }: { money: WritableAmount } & Pick<AmountProps, 'look'>) {
  const { locale } = useWalletContext()
  return <Amount look={look}>{amountText(money, { locale })}</Amount>
}
