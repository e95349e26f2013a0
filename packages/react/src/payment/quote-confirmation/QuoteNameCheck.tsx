import { Banner } from '../../primitives/Banner.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { useNameCheckBanner } from '../payment-details/index.ts'
import { useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'

/**
 * Says what the recipient's bank says about the name, and takes the consent that a doubt needs. `data-result`: the result.
 * Renders nothing without a check, and where there is nothing to agree to.
 */
export const QuoteNameCheck = definePart(Banner, () => {
  const { confirmation, nameCheck } = useQuoteConfirmationContext()
  const describe = useNameCheckBanner()
  const { status } = confirmation.state
  if (!nameCheck || !['review', 'signing-in', 'signing', 'executing'].includes(status)) return null
  const { result, consentTo, isAccepted, accept } = nameCheck
  const { tone, sentence, accept: consent } = describe(nameCheck)
  return {
    tone,
    state: { result },
    children: (
      <>
        <p>{sentence}</p>
        {consentTo !== undefined && (
          <label>
            <input
              type="checkbox"
              checked={isAccepted}
              disabled={status !== 'review'}
              onChange={(event) => accept(event.currentTarget.checked)}
            />
            <span>{consent}</span>
          </label>
        )}
      </>
    ),
  }
})
