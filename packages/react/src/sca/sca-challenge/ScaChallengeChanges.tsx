import { forwardRef } from 'react'
import { paymentDetailsMessages } from '../../payment/payment-details/paymentDetailsMessages.ts'
import { ChangesTable, type ChangesTableProps } from '../../payment/quote-confirmation/ChangesTable.tsx'
import { describeChanges } from '../../payment/quote-confirmation/describeChange.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import { useScaChallengeContext } from './ScaChallengeContext.ts'

export type ChangesProps = Omit<ChangesTableProps, 'rows'>

/** The differences from what the user agreed to, old and new. Renders nothing unless they ended the challenge. */
export const Changes = forwardRef<HTMLTableElement, ChangesProps>(function Changes(props, ref) {
  const { state } = useScaChallengeContext().challenge
  const messages = useMessages('paymentDetails', paymentDetailsMessages)
  const { locale } = useWalletContext()
  if (state.status !== 'abandoned') return null
  const { amount, shown } = state.payment
  const sendingCurrency = amount.currency
  const currencies = { sendingCurrency, receivingCurrency: shown?.receivingCurrency ?? sendingCurrency }
  // The amount that arrives may have another currency with other decimals; a change of currency names both.
  const isKnown = shown !== undefined || state.changes.some(({ field }) => field === 'receivingCurrency')
  const changes = isKnown ? state.changes : state.changes.filter(({ field }) => field !== 'totalReceivingAmount')
  return <ChangesTable {...props} ref={ref} rows={describeChanges(changes, { currencies, words: messages, locale })} />
})
