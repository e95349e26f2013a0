import type { InternalAccount, QuoteRequest } from '@countersign/core'
import { readAmount } from '../../wallet/readAmount.ts'
import { writeMoney } from '../../wallet/words.ts'

/** What was typed for a payee; empty for one who is skipped. */
export type TypedAmount = { payeeId: string; text: string }

export type ReadBatch =
  | { requests: readonly QuoteRequest[] }
  /** `payeeId`: the payee whose field has the problem, where it is one. */
  | { problem: string; payeeId?: string }

/** Returns the payments that were typed, or the first problem with them in words. */
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
  if (amounts.length < 2) return { problem: 'Enter amounts for at least two people.' }
  const total = amounts.reduce((sum, { amount }) => sum + amount, 0n)
  if (total > balance.amount)
    return {
      problem: `That totals ${writeMoney({ amount: total, currency })}, more than your balance of ${writeMoney(balance)}.`,
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

/** Returns the sum of the amounts typed so far; what is no amount is left out. */
export function addTyped(texts: readonly string[], { currency }: InternalAccount['balance']): bigint {
  return texts.reduce((sum, text) => {
    const result = readAmount(text, { currency })
    return 'amount' in result ? sum + result.amount : sum
  }, 0n)
}
