import type { InternalAccount, QuoteRequest } from '@countersign/core'
import { readAmount } from '../../wallet/readAmount.ts'
import { writeMoney } from '../../wallet/words.ts'

/** What was typed for a payee; empty for somebody who is not paid. */
export type TypedAmount = { payeeId: string; text: string }

export type ReadBatch =
  | { requests: readonly QuoteRequest[] }
  /** `payeeId`: whose field it is about, where it is about one. */
  | { problem: string; payeeId?: string }

/** The payments that were typed, or the first thing that is wrong with them in words. */
export function readBatch(typed: readonly TypedAmount[], { wallet }: { wallet: InternalAccount }): ReadBatch {
  const { balance } = wallet
  const { currency } = balance
  const amounts: { payeeId: string; amount: bigint }[] = []
  for (const { payeeId, text } of typed) {
    if (text.trim() === '') continue
    const result = readAmount(text, { currency })
    if ('problem' in result) return { ...result, payeeId }
    amounts.push({ payeeId, amount: result.amount })
  }
  if (amounts.length < 2) return { problem: 'Enter amounts for two people or more.' }
  const total = amounts.reduce((sum, { amount }) => sum + amount, 0n)
  if (total > balance.amount)
    return {
      problem: `Together that is ${writeMoney({ amount: total, currency })}, more than you have. You can send up to ${writeMoney(balance)}.`,
    }
  return {
    requests: amounts.map(({ payeeId, amount }) => ({
      source: { sourceType: 'ACCOUNT', accountId: wallet.id },
      destination: { destinationType: 'ACCOUNT', accountId: payeeId },
      lockedCurrencySide: 'SENDING',
      lockedCurrencyAmount: amount,
    })),
  }
}
