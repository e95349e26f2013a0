import { forwardRef } from 'react'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import { paymentDetailsMessages } from '../payment-details/paymentDetailsMessages.ts'
import { ChangesTable, type ChangesTableProps } from './ChangesTable.tsx'
import { describeChanges } from './describeChange.ts'
import { useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'

export type QuoteConfirmationChangesProps = Omit<ChangesTableProps, 'rows'>

/** What is different from the quote shown before, old and new. Renders nothing when all is the same. */
export const QuoteConfirmationChanges = forwardRef<HTMLTableElement, QuoteConfirmationChangesProps>(
  function QuoteConfirmationChanges(props, ref) {
    const { confirmation, changes } = useQuoteConfirmationContext()
    const words = useMessages('paymentDetails', paymentDetailsMessages)
    const { locale } = useWalletContext()
    const { state } = confirmation
    if (!('quote' in state)) return null
    return (
      <ChangesTable {...props} ref={ref} rows={describeChanges(changes, { currencies: state.quote, words, locale })} />
    )
  },
)
