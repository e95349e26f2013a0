import { Banner } from '../../primitives/Banner.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { visibleText } from '../../primitives/visibleText.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { nameCheckMessages } from './nameCheckMessages.ts'
import { useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'

const tones = {
  MATCHED: 'success',
  PARTIAL_MATCH: 'warning',
  NOT_MATCHED: 'danger',
  UNSUPPORTED: 'info',
  CHECKED_BY_RECEIVING_FI: 'info',
  PENDING: 'info',
} as const

/**
 * Says what the recipient's bank says about the name, and takes the consent that a doubt needs. `data-result`: the result.
 * Renders nothing without a check, and where there is nothing to agree to.
 */
export const QuoteNameCheck = definePart(Banner, () => {
  const { confirmation, nameCheck } = useQuoteConfirmationContext()
  const messages = useMessages('nameCheck', nameCheckMessages)
  const { status } = confirmation.state
  if (!nameCheck || !['review', 'signing-in', 'signing', 'executing'].includes(status)) return null
  const { result, bankName, consentTo, isAccepted, accept } = nameCheck
  const sentence =
    result === 'PARTIAL_MATCH' ? messages[result]({ name: bankName && visibleText(bankName) }) : messages[result]
  return {
    tone: tones[result],
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
            <span>{messages.accept}</span>
          </label>
        )}
      </>
    ),
  }
})
