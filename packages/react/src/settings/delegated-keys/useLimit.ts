import type { Card } from '@countersign/core'
import { formatMoney } from '@countersign/core/client'
import { readCurrency } from '@countersign/core/delegated-keys'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import { useDelegatedKeysContext } from './DelegatedKeysContext.ts'

/** Returns in words how much one purchase with a card can take. `undefined`: that is not known. */
export function useLimit(card: Card | undefined): string | undefined {
  const { messages } = useDelegatedKeysContext()
  const { locale } = useWalletContext()
  if (!card) return undefined
  const { maxSpendPerTransaction: amount } = card
  if (amount === undefined) return messages.limit({ amount })
  const currency = readCurrency(card.currency)
  return currency && messages.limit({ amount: formatMoney({ amount, currency }, { locale }) })
}
