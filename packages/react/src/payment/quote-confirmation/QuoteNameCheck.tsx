import { readNameCheck } from '@countersign/core/quote-confirmation'
import { Banner } from '../../primitives/Banner.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { useNameCheckBanner } from '../payment-details/index.ts'
import { isSending } from './isSending.ts'
import { useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'

/**
 * Says what the recipient's bank says about the name, and takes the consent that a doubt needs. `data-result`: the result.
 * Renders nothing without a check, and where there is nothing to agree to.
 */
export const QuoteNameCheck = definePart(Banner, () => {
  const { state, acceptName } = useQuoteConfirmationContext().confirmation
  const describe = useNameCheckBanner()
  if (!('payee' in state)) return null
  const { status } = state
  const check = readNameCheck(state.payee)
  // It keeps its place while the payment is sent, so that nothing moves under a finger.
  if (!check || !(status === 'review' || status === 'signing-in' || isSending(state))) return null
  const { result, consentTo } = check
  const { tone, said, accept } = describe(check)
  return {
    tone,
    state: { result },
    children: (
      <>
        {said}
        {consentTo !== undefined && (
          <label>
            <input
              type="checkbox"
              checked={consentTo === state.acceptedName}
              disabled={status !== 'review'}
              onChange={(event) => acceptName(event.currentTarget.checked)}
            />
            <span>{accept}</span>
          </label>
        )}
      </>
    ),
  }
})
