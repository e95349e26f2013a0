import { isWalletError, type Money, parseAmount } from '@countersign/core'
import { locale, writeMoney } from './words.ts'

export type ReadAmountParameters = {
  currency: Money['currency']
  /** The most there is. */
  upTo?: Money
}

/** The amount in the smallest unit, or what is wrong with it in words. */
export function readAmount(text: string, parameters: ReadAmountParameters): { amount: bigint } | { problem: string } {
  const { currency, upTo } = parameters
  const { code, decimals } = currency
  try {
    const amount = parseAmount(text, { currency, locale })
    if (amount === 0n) return { problem: 'Enter an amount above zero.' }
    if (upTo && amount > upTo.amount)
      return { problem: `That is more than you have. You can send up to ${writeMoney(upTo)}.` }
    return { amount }
  } catch (error) {
    if (!isWalletError(error)) throw error
    if (error.details?.decimals !== undefined)
      return {
        problem: `That is too exact: ${code} has ${decimals} decimals at most. Enter fewer digits after the point.`,
      }
    return { problem: 'Enter an amount, such as 25.00.' }
  }
}
