import type { QuoteConfirmationState } from '@countersign/core'
import { isSecurityStop } from '@countersign/core/client'
import { useEffect, useRef } from 'react'
import { amountText } from '../../primitives/Amount.tsx'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import { sendingAmount } from '../payment-details/index.ts'
import { isSending } from './isSending.ts'
import { isStopped } from './isStopped.ts'
import { useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'

/** Returns whether the user can no longer agree to what is shown. A changed quote is shown as it is now, so they can. */
function needsNewQuote(state: QuoteConfirmationState): boolean {
  if (state.status === 'expired' || state.status === 'requoting') return true
  if (state.status === 'failed') return state.error?.action === 'new-quote'
  if (state.status !== 'review' || !state.error) return false
  return state.error.action === 'new-quote' && state.error.code !== 'QUOTE_CHANGED'
}

/**
 * Agrees to exactly what is shown, and sends it. Takes the focus back after an inline sign-in. `data-look="quiet"`: the
 * recipient changed, and support comes first. Unavailable while the recipient's name is checked, and until the user
 * accepts a doubt about it (`QuoteNameCheck`). Renders nothing where the payment was stopped.
 */
export const ConfirmButton = definePart(Button, () => {
  const { confirmation, messages } = useQuoteConfirmationContext()
  const { state, confirm } = confirmation
  const { locale } = useWalletContext()
  const { status } = state
  const ref = useRef<HTMLButtonElement>(null)
  const signedInHere = useRef(false)
  useEffect(() => {
    if (signedInHere.current) ref.current?.focus()
    signedInHere.current = status === 'signing-in' || status === 'sca-signing-in'
  }, [status])

  if ((status !== 'review' && !isSending(state)) || needsNewQuote(state)) return null
  if (status === 'review' && isSecurityStop(state.error)) return null
  return {
    ref,
    state: { look: isStopped(state.step) ? 'quiet' : undefined },
    busy: status !== 'review',
    unavailable: status === 'review' && !state.canConfirm,
    onPress: () => void confirm(),
    children: messages.confirm({ amount: amountText(sendingAmount(state.quote), { locale }) }),
  }
})

/** Gets a new price when the old one has ended or can no longer be paid. Renders nothing elsewhere. */
export const RequoteButton = definePart(Button, () => {
  const { confirmation, messages } = useQuoteConfirmationContext()
  const { state, requote } = confirmation
  const isRequoting = state.status === 'requoting'
  if (!needsNewQuote(state) || (isRequoting && state.isReplacement)) return null
  return { busy: isRequoting, onPress: () => void requote(), children: messages.requote }
})

/** Tries again to get the quote. Renders nothing when there is one, or when the response would be the same. */
export const RetryButton = definePart(Button, () => {
  const { confirmation, messages } = useQuoteConfirmationContext()
  const { state, load } = confirmation
  if (state.status !== 'unavailable' || state.error.action === 'sca-sign-in') return null
  if (state.error.action === 'none' && !state.sent) return null
  return { onPress: () => void load(), children: messages.tryAgain }
})

/**
 * Opens the challenge again that the user closed, or starts again where it would only show the same stop. Renders nothing
 * where none is waiting, and while the account is locked.
 */
export const ContinueButton = definePart(Button, () => {
  const { confirmation, messages } = useQuoteConfirmationContext()
  const { state, openChallenge, startAgain } = confirmation
  if (state.status !== 'authorizing' || state.open || isLocked(state.step)) return null
  return state.step === 'abandoned' || state.step === 'replaced'
    ? { state: { look: 'quiet' }, onPress: () => void startAgain(), children: messages.startAgain }
    : { onPress: () => void openChallenge(), children: messages.continue }
})

/**
 * Leaves a payment that cannot be confirmed now, because the account is locked or blocked, by your `onClick`. Renders
 * nothing elsewhere. `data-look="quiet"`: support comes first.
 */
export const DoneButton = definePart(Button, () => {
  const { confirmation, messages } = useQuoteConfirmationContext()
  const { state } = confirmation
  if (state.status !== 'authorizing' || state.open || !isLocked(state.step)) return null
  return { state: { look: state.step === 'suspended' ? 'quiet' : undefined }, children: messages.done }
})

const isLocked = (step: QuoteConfirmationState['step']) => step === 'locked' || step === 'suspended'

/** Returns to what was asked for, such as the amount, by your `onClick`. Renders nothing once the payment is sent. */
export const EditButton = definePart(Button, () => {
  const { confirmation, messages } = useQuoteConfirmationContext()
  const { state } = confirmation
  // It keeps its place while the payment is sent, so that nothing moves under a finger.
  if (!state.canLeave && !isSending(state)) return null
  return { unavailable: !state.canLeave, children: state.step === 'notFound' ? messages.startAgain : messages.edit }
})

/** Leaves the payment unsent, by your `onClick`: its price expires. Renders nothing once the payment is sent. */
export const CancelButton = definePart(Button, () => {
  const { confirmation, messages } = useQuoteConfirmationContext()
  const { state } = confirmation
  return state.canLeave || isSending(state) ? { unavailable: !state.canLeave, children: messages.cancel } : null
})
