import { readNameCheck } from '@countersign/core/quote-confirmation'
import { Banner } from '../../primitives/Banner.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { useNameCheckBanner } from '../../shared/payment-details/index.ts'
import { isSending } from './isSending.ts'
import { useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'

/** Returns the check of the name, while there is something to agree to. */
function useNameCheck() {
  const { state } = useQuoteConfirmationContext()
  if (!('payee' in state)) return undefined
  const check = readNameCheck(state.payee)
  // It keeps its place while the payment is sent, so that nothing moves under a finger.
  const isShown = state.status === 'review' || state.status === 'signing-in' || isSending(state)
  return check && isShown ? { ...check, state } : undefined
}

/**
 * Says what the recipient's bank says about the name. `data-result`: the result. Renders nothing without a check, and where
 * there is nothing to agree to.
 */
export const QuoteNameCheck = definePart(Banner, () => {
  const describe = useNameCheckBanner()
  const check = useNameCheck()
  if (!check) return null
  const { tone, said } = describe(check)
  return { tone, state: { result: check.result }, children: said }
})

/** Takes the consent that a doubt about the name needs: without it, nothing is sent. Renders nothing without a doubt. */
export const QuoteNameConsent = definePart('div', () => {
  const { acceptName } = useQuoteConfirmationContext()
  const describe = useNameCheckBanner()
  const check = useNameCheck()
  if (check?.consentTo === undefined) return null
  const { consentTo, state } = check
  return {
    children: (
      <label>
        <input
          type="checkbox"
          checked={consentTo === state.acceptedName}
          disabled={state.status !== 'review'}
          onChange={(event) => acceptName(event.currentTarget.checked)}
        />
        <span>{describe(check).accept}</span>
      </label>
    ),
  }
})
