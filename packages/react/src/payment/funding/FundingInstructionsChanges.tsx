import { Banner } from '../../primitives/Banner.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { SupportLink as BaseSupportLink } from '../../primitives/SupportLink.tsx'
import { ChangesTable } from '../../shared/payment-details/index.ts'
import { hasChangedPayee, useFundingInstructionsContext } from './FundingInstructionsContext.ts'

/** The differences from the previous quote, old and new. Renders nothing where they need no consent. */
export const Changes = definePart(ChangesTable, () => {
  const { state } = useFundingInstructionsContext()
  return state.status === 'changed' ? { changes: state.changes, currencies: state.quote } : null
})

/** Says that the recipient is not the one that the user reviewed before. Renders nothing elsewhere. */
export const SecurityStop = definePart(Banner, () => {
  const { state, messages } = useFundingInstructionsContext()
  return hasChangedPayee(state) ? { tone: 'danger' as const, children: <p>{messages.payeeChanged}</p> } : null
})

/** Leads to support where the recipient is not the one that the user reviewed before. Renders nothing elsewhere. */
export const SupportLink = definePart(BaseSupportLink, () =>
  hasChangedPayee(useFundingInstructionsContext().state) ? {} : null,
)
