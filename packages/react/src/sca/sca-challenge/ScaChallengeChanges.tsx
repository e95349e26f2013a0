import { forwardRef } from 'react'
import { paymentDetailsMessages } from '../../payment/payment-details/paymentDetailsMessages.ts'
import { ChangesTable, type ChangesTableProps } from '../../payment/quote-confirmation/ChangesTable.tsx'
import { describeChanges } from '../../payment/quote-confirmation/describeChange.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import { useScaChallengeContext } from './ScaChallengeContext.ts'

export type ScaChallengeChangesProps = Omit<ChangesTableProps, 'rows'>

/** What differs from what was agreed to, old and new, where that was why it was abandoned. Renders nothing otherwise. */
export const ScaChallengeChanges = forwardRef<HTMLTableElement, ScaChallengeChangesProps>(
  function ScaChallengeChanges(props, ref) {
    const { state } = useScaChallengeContext().challenge
    const words = useMessages('paymentDetails', paymentDetailsMessages)
    const { locale } = useWalletContext()
    if (state.status !== 'abandoned') return null
    const { amount, shown } = state.payment
    const sendingCurrency = amount.currency
    const currencies = { sendingCurrency, receivingCurrency: shown?.receivingCurrency ?? sendingCurrency }
    // What arrives may be in another currency, and with other decimals; a change of that names both.
    const isKnown = shown !== undefined || state.changes.some(({ field }) => field === 'receivingCurrency')
    const changes = isKnown ? state.changes : state.changes.filter(({ field }) => field !== 'totalReceivingAmount')
    return <ChangesTable {...props} ref={ref} rows={describeChanges(changes, { currencies, words, locale })} />
  },
)
