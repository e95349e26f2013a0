import { isWalletError, type Money, parseAmount } from '@countersign/core'
import { locale, writeMoney } from './words.ts'

export type ReadAmountParameters = {
  currency: Money['currency']
  /** The most there is. */
  upTo?: Money
}

/** Returns the amount in the smallest unit, or what is wrong with it in words. */
export function readAmount(text: string, parameters: ReadAmountParameters): { amount: bigint } | { problem: string } {
  const { currency, upTo } = parameters
  try {
    const amount = parseAmount(text, { currency, locale })
    if (amount === 0n) return { problem: 'Enter an amount above zero.' }
    if (upTo && amount > upTo.amount) return { problem: `You only have ${writeMoney(upTo)} available.` }
    return { amount }
  } catch (error) {
    if (!isWalletError(error)) throw error
    if (error.details?.decimals !== undefined) return { problem: `Use up to ${currency.decimals} decimal places.` }
    return { problem: 'Enter an amount, such as 25.00.' }
  }
}

/** Returns an amount as the user would type it: no unit, no groups, no zeros that say nothing. */
export function writeTyped({ amount, currency: { decimals } }: Money): string {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const [whole, fraction] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals)]
  const kept = fraction.replace(/0+$/, '')
  return kept === '' ? whole : `${whole}.${kept.padEnd(Math.min(2, decimals), '0')}`
}
