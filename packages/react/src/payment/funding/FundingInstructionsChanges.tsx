import { forwardRef } from 'react'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import { paymentDetailsMessages } from '../payment-details/paymentDetailsMessages.ts'
import { ChangesTable, type ChangesTableProps } from '../quote-confirmation/ChangesTable.tsx'
import { describeChanges } from '../quote-confirmation/describeChange.ts'
import { useFundingInstructionsContext } from './FundingInstructionsContext.ts'

export type FundingInstructionsChangesProps = Omit<ChangesTableProps, 'rows'>

/** What is different from the quote before, old and new. Renders nothing where it need not be agreed to. */
export const FundingInstructionsChanges = forwardRef<HTMLTableElement, FundingInstructionsChangesProps>(
  function FundingInstructionsChanges(props, ref) {
    const { state } = useFundingInstructionsContext().funding
    const words = useMessages('paymentDetails', paymentDetailsMessages)
    const { locale } = useWalletContext()
    if (state.status !== 'changed') return null
    const { changes, quote: currencies } = state
    return <ChangesTable {...props} ref={ref} rows={describeChanges(changes, { currencies, words, locale })} />
  },
)
