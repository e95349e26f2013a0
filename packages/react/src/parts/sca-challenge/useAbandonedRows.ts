import { useMessages } from '../../hooks/useMessages.ts'
import { useWalletContext } from '../../hooks/WalletProvider.tsx'
import { paymentDetailsMessages } from '../../messages/paymentDetails.ts'
import { type ChangeDescription, describeChanges } from '../quote-confirmation/describeChange.ts'
import { useScaChallengeContext } from './ScaChallengeContext.ts'

/** What is not as it was agreed to, in words; empty while nothing is. */
export function useAbandonedRows(): readonly ChangeDescription[] {
  const { state } = useScaChallengeContext().challenge
  const words = useMessages('paymentDetails', paymentDetailsMessages)
  const { locale } = useWalletContext()
  if (state.status !== 'abandoned') return []
  const { amount, shown } = state.payment
  const sendingCurrency = amount.currency
  const currencies = { sendingCurrency, receivingCurrency: shown?.receivingCurrency ?? sendingCurrency }
  return describeChanges(state.changes, { currencies, words, locale })
}
