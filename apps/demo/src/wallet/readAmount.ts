import { isWalletError, type Money, parseAmount } from '@countersign/core'
import { locale, writeMoney } from './words.ts'

/** The amount in the smallest unit, or what is wrong with it in words. */
export function readAmount(text: string, parameters: { balance: Money }): { amount: bigint } | { problem: string } {
  const { balance } = parameters
  const { code, decimals } = balance.currency
  try {
    const amount = parseAmount(text, { currency: balance.currency, locale })
    if (amount === 0n) return { problem: 'Enter an amount above zero.' }
    if (amount > balance.amount)
      return { problem: `That is more than you have. You can send up to ${writeMoney(balance)}.` }
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
