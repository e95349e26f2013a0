import { definePart } from '../../primitives/definePart.tsx'
import { ChangesTable } from '../../shared/payment-details/index.ts'
import { useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'

/** Shows the differences from the quote shown before, old and new. Renders nothing if the quotes are the same. */
export const Changes = definePart(ChangesTable, () => {
  const { state } = useQuoteConfirmationContext()
  return 'quote' in state ? { changes: state.changes, currencies: state.quote } : null
})
