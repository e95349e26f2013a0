import type { Quote, QuoteConfirmationState } from '@countersign/core'
import { needsNewQuote } from '@countersign/core/client'
import { readNameCheck } from '@countersign/core/quote-confirmation'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { isSending } from './isSending.ts'
import { isPastRecall, isStopped } from './isStopped.ts'
import { useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'

/** Returns whether the user can no longer agree to what is shown. A changed quote is shown as it is now, so they can. */
export function needsPrice(state: QuoteConfirmationState): boolean {
  if (state.status === 'expired' || state.status === 'requoting') return true
  return (state.status === 'review' || state.status === 'failed') && needsNewQuote(state.error)
}

/** Gets a new price when the old one has ended or can no longer be paid. Renders nothing elsewhere. */
export const RequoteButton = definePart(Button, () => {
  const { state, requote, messages } = useQuoteConfirmationContext()
  const isRequoting = state.status === 'requoting'
  if (!needsPrice(state) || (isRequoting && state.isReplacement)) return null
  return { busy: isRequoting, onPress: () => void requote(), children: messages.requote }
})

/** Tries again to get the quote. Renders nothing when there is one, or when the response would be the same. */
export const RetryButton = definePart(Button, () => {
  const { state, load, messages } = useQuoteConfirmationContext()
  if (state.status !== 'unavailable' || state.error.action === 'sca-sign-in') return null
  if (state.error.action === 'none' && !state.sent) return null
  return { onPress: () => void load(), children: messages.tryAgain }
})

/** Returns to what was asked for, such as the amount, by your `onClick`. Renders nothing once the payment may be sent. */
export const EditButton = definePart(Button, () => {
  const { state, messages } = useQuoteConfirmationContext()
  if (isPastRecall(state)) return null
  // It keeps its place while the payment is sent, so that nothing moves under a finger.
  if (!state.canLeave && !isSending(state)) return null
  return { unavailable: !state.canLeave, children: state.step === 'notFound' ? messages.startAgain : messages.edit }
})

/**
 * Leaves the payment unsent, by your `onClick`: its price expires. Of one that was stopped, it only closes what is shown.
 * Renders nothing once the payment is sent.
 */
export const CancelButton = definePart(Button, () => {
  const { state, messages } = useQuoteConfirmationContext()
  const text = isStopped(state.step) ? messages.done : messages.cancel
  return state.canLeave || isSending(state) ? { unavailable: !state.canLeave, children: text } : null
})

export type LeavingPayment = {
  /**
   * Returns to what was asked for, with the quote on the screen where there is one that was not stopped; without it there is
   * no such button.
   */
  onEdit?: ((quote: Quote | undefined) => void) | undefined
  /** Leaves the payment unsent; without it there is no button for that. */
  onCancel?: (() => void) | undefined
}

/** Returns whether the bank doubts the name of the recipient. The ways out then come before the consent. */
export function isDoubted(state: QuoteConfirmationState): boolean {
  return 'payee' in state && readNameCheck(state.payee)?.consentTo !== undefined
}

/** The ways out of a payment that is not sent. `above`: the way back above the title, where nothing is wrong with it. */
export function LeaveActions({ onEdit, onCancel, above }: LeavingPayment & { above?: true }) {
  const { state } = useQuoteConfirmationContext()
  const isFirst = isDoubted(state)
  const quote = 'quote' in state && !isStopped(state.step) ? state.quote : undefined
  const className = isFirst ? 'cs-button' : 'cs-link'
  const edit = onEdit && !above === (!quote || isFirst) && (
    <EditButton className={className} onClick={() => onEdit(quote)} />
  )
  if (above) return <p className="cs-back">{edit}</p>
  return (
    <div className={isFirst ? 'cs-answers' : 'cs-actions'}>
      {edit}
      {onCancel && <CancelButton className={className} data-look={isFirst ? 'quiet' : undefined} onClick={onCancel} />}
    </div>
  )
}

/** Returns to what stood there before. */
export function LeaveButton({ onLeave }: { onLeave: () => void }) {
  const { messages } = useQuoteConfirmationContext()
  return (
    <div className="cs-actions">
      <button type="button" className="cs-link" onClick={onLeave}>
        {messages.signInCancel}
      </button>
    </div>
  )
}
