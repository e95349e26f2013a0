import { definePart } from '../../primitives/definePart.tsx'
import { ChangesTable } from '../payment-details/index.ts'
import { useFundingInstructionsContext } from './FundingInstructionsContext.ts'

/** The differences from the previous quote, old and new. Renders nothing where they need no consent. */
export const Changes = definePart(ChangesTable, () => {
  const { state } = useFundingInstructionsContext().funding
  return state.status === 'changed' ? { changes: state.changes, currencies: state.quote } : null
})
