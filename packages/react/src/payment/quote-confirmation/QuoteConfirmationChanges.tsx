import { definePart } from '../../primitives/definePart.tsx'
import { ChangesTable } from '../payment-details/index.ts'
import { useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'

/** The differences from the quote shown before, old and new. Renders nothing when all is the same. */
export const QuoteConfirmationChanges = definePart(ChangesTable, () => {
  const { confirmation, changes } = useQuoteConfirmationContext()
  const { state } = confirmation
  return 'quote' in state ? { changes, currencies: state.quote } : null
})
