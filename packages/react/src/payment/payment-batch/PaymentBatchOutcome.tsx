import type { QuoteConfirmationState } from '@countersign/core'
import { isSecurityStop } from '@countersign/core/client'
import { MoneyAmount } from '../../primitives/Amount.tsx'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { useErrorMessage } from '../../provider/useMessages.ts'
import { useWalletClient, useWalletContext } from '../../provider/WalletProvider.tsx'
import { sendingAmount } from '../../shared/payment-details/index.ts'
import { explainOutcome, hasArrived, isPaymentOutcome, usePaymentResultWords } from '../payment-result/index.ts'
import {
  Explanation,
  isStopped,
  quoteConfirmationSentences,
  useQuoteConfirmationContext,
} from '../quote-confirmation/index.ts'
import { isSent, isUnknown } from './PaymentBatch.tsx'
import { usePaymentBatchContext } from './PaymentBatchContext.ts'

/** Says what became of one payment, and claims nothing that is not known. */
export const Outcome = definePart('span', () => {
  const { state } = useQuoteConfirmationContext()
  return { children: useOutcome(state) ?? <Explanation render={<span />} /> }
})

/** `undefined` where the explanation of its step says it. */
function useOutcome(state: QuoteConfirmationState): string | undefined {
  const { messages } = useQuoteConfirmationContext()
  const result = usePaymentResultWords()
  const { locale } = useWalletContext()
  const { serverTime } = useWalletClient().transport
  const error = state.status === 'review' ? state.error : undefined
  const sentenceFor = useErrorMessage('quoteConfirmation', quoteConfirmationSentences, error)
  if (isPaymentOutcome(state)) {
    const nowMs = serverTime.now()
    if (isSent(state) && !hasArrived(state, nowMs)) return result.processingTitle
    return explainOutcome(state, { messages: result, locale, nowMs }).join(' ')
  }
  const { step } = state
  // A relay may have kept what it called refused.
  if (isStopped(step) && 'quote' in state && state.mayBeSent) return messages.unreadable
  if (isStopped(step) && !isSecurityStop(error)) return messages[step]
  if (state.status === 'unavailable' || state.status === 'loading') return messages.unreadable
  if (state.status === 'review') return sentenceFor(error) ?? messages.switched
  return undefined
}

/** How much a payment is. */
export const OutcomeAmount = definePart('span', () => {
  const { state } = useQuoteConfirmationContext()
  if (!('quote' in state)) return null
  return { children: <MoneyAmount money={sendingAmount(state.quote)} /> }
})

/** Reads the payments again of which it is not known what became of them. Renders nothing elsewhere. */
export const CheckAgainButton = definePart(Button, () => {
  const { state, checkAgain } = usePaymentBatchContext()
  const result = usePaymentResultWords()
  const { status, payments } = state
  if (status !== 'result' || !payments.some(isUnknown)) return null
  const busy = payments.some((payment) => payment.status === 'loading')
  return { busy, onPress: () => void checkAgain(), children: result.checkAgain }
})

/** Opens the challenge again that the user closed. Renders nothing where no payment waits for one. */
export const ContinueButton = definePart(Button, () => {
  const { state, openChallenge, messages } = usePaymentBatchContext()
  const { status, canContinue } = state
  if (status !== 'result' || !canContinue) return null
  return { onPress: openChallenge, children: messages.continue }
})

/** Leaves the result by your `onClick`. Renders nothing before. */
export const DoneButton = definePart(Button, () => {
  const { state, own } = usePaymentBatchContext()
  const { done } = usePaymentResultWords()
  const { status, canContinue } = state
  return status === 'result' ? { children: canContinue ? own.done : done } : null
})
