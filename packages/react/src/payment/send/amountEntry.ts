import type { Currency, Money } from '@countersign/core'
import { isWalletError, parseAmount } from '@countersign/core/client'

type ReadAmountParameters = { currency: Pick<Currency, 'code' | 'decimals'>; locale: string }

/** Returns the amount in the smallest unit, or how many decimals there may be. */
export function readAmount(
  text: string,
  parameters: ReadAmountParameters,
): { amount: bigint } | { decimals: number | undefined } {
  try {
    return { amount: parseAmount(text, parameters) }
  } catch (error) {
    if (!isWalletError(error, 'INVALID_AMOUNT')) throw error
    return { decimals: error.details?.decimals }
  }
}

/** Writes an amount as the user would type it: no unit, no groups, no zeros that say nothing. `most`: rounds it to so many decimals. */
export function writeAmount(
  { amount, currency: { decimals } }: Pick<Money, 'amount'> & { currency: Pick<Currency, 'decimals'> },
  {
    locale,
    useGrouping = false,
    most = decimals,
  }: { locale: string; useGrouping?: boolean; most?: number | undefined },
): string {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const fraction = digits.slice(point).replace(/0+$/, '')
  const decimal = `${digits.slice(0, point)}.${fraction}` as Intl.StringNumericLiteral
  return new Intl.NumberFormat(locale, {
    useGrouping,
    minimumFractionDigits: fraction === '' ? 0 : Math.min(2, decimals),
    maximumFractionDigits: most,
  }).format(decimal)
}
