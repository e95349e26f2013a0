import { definePart } from '../../primitives/definePart.tsx'
import { ChangesTable, namePayee } from '../../shared/payment-details/index.ts'
import { useScaChallengeContext } from './ScaChallengeContext.ts'

/** The differences from what the user agreed to, old and new. Renders nothing unless they ended the challenge. */
export const Changes = definePart(ChangesTable, () => {
  const { state } = useScaChallengeContext()
  if (state.status !== 'abandoned') return null
  const { amount, shown, payee } = state.payment
  const sendingCurrency = amount.currency
  // The amount that arrives may have another currency with other decimals; a change of currency names both.
  const isKnown = shown !== undefined || state.changes.some(({ field }) => field === 'receivingCurrency')
  return {
    amount,
    to: 'id' in payee ? namePayee(payee) : payee.umaAddress,
    changes: isKnown ? state.changes : state.changes.filter(({ field }) => field !== 'totalReceivingAmount'),
    currencies: { sendingCurrency, receivingCurrency: shown?.receivingCurrency ?? sendingCurrency },
  }
})
