import type { QuoteConfirmationState } from '@countersign/core'
import { forwardRef, useEffect, useRef } from 'react'
import { amountText } from '../../primitives/Amount.tsx'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { BusyButton } from '../../primitives/BusyButton.tsx'
import { useComposedRefs } from '../../primitives/useComposedRefs.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import { useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'
import { quoteConfirmationMessages } from './quoteConfirmationMessages.ts'

type LabelledButtonProps = Omit<ButtonProps, 'children'>

/** Whether what is shown can no longer be agreed to. A quote that changed can: it is shown as it is now. */
function needsNewQuote(state: QuoteConfirmationState): boolean {
  if (state.status === 'expired' || state.status === 'requoting') return true
  if (state.status === 'failed') return state.error?.action === 'new-quote'
  if (state.status !== 'review' || !state.error) return false
  return state.error.action === 'new-quote' && state.error.code !== 'QUOTE_CHANGED'
}

/** The consent: sends exactly what is shown. Gets the focus back after a sign-in in place. */
export const QuoteConfirmationConfirmButton = forwardRef<HTMLButtonElement, LabelledButtonProps>(
  function QuoteConfirmationConfirmButton(props, ref) {
    const { state, confirm } = useQuoteConfirmationContext().confirmation
    const words = useMessages('quoteConfirmation', quoteConfirmationMessages)
    const { locale } = useWalletContext()
    const own = useRef<HTMLButtonElement>(null)
    const composed = useComposedRefs(own, ref)
    const { status } = state
    const signedInHere = useRef(false)
    useEffect(() => {
      if (signedInHere.current) own.current?.focus()
      signedInHere.current = status === 'signing-in' || status === 'sca-signing-in'
    }, [status])

    if (status !== 'review' && status !== 'signing' && status !== 'executing') return null
    if (needsNewQuote(state)) return null
    const { totalSendingAmount: amount, sendingCurrency: currency } = state.quote
    return (
      <BusyButton {...props} ref={composed} busy={status !== 'review'} onAction={() => void confirm()}>
        {words.confirm({ amount: amountText({ amount, currency }, { locale }) })}
      </BusyButton>
    )
  },
)

/** Asks for a new price when the old one has ended or can no longer be paid. */
export const QuoteConfirmationRequoteButton = forwardRef<HTMLButtonElement, LabelledButtonProps>(
  function QuoteConfirmationRequoteButton(props, ref) {
    const { confirmation, switchesFactor } = useQuoteConfirmationContext()
    const { state, requote } = confirmation
    const words = useMessages('quoteConfirmation', quoteConfirmationMessages)
    if (!needsNewQuote(state) || (switchesFactor && state.status === 'requoting')) return null
    return (
      <BusyButton {...props} ref={ref} busy={state.status === 'requoting'} onAction={() => void requote()}>
        {words.requote}
      </BusyButton>
    )
  },
)

/** Tries again to get the quote. Renders nothing when there is one, or when the answer would be the same. */
export const QuoteConfirmationRetryButton = forwardRef<HTMLButtonElement, LabelledButtonProps>(
  function QuoteConfirmationRetryButton(props, ref) {
    const { state, load } = useQuoteConfirmationContext().confirmation
    const words = useMessages('quoteConfirmation', quoteConfirmationMessages)
    if (state.status !== 'unavailable' || state.error.action === 'sca-sign-in') return null
    if (state.error.action === 'none' && !state.sent) return null
    return (
      <BusyButton {...props} ref={ref} onAction={() => void load()}>
        {words.tryAgain}
      </BusyButton>
    )
  },
)

/** Opens the challenge again that was closed. Renders nothing where none waits. */
export const QuoteConfirmationContinueButton = forwardRef<HTMLButtonElement, LabelledButtonProps>(
  function QuoteConfirmationContinueButton(props, ref) {
    const { state, openChallenge } = useQuoteConfirmationContext().confirmation
    const words = useMessages('quoteConfirmation', quoteConfirmationMessages)
    if (state.status !== 'authorizing' || state.open) return null
    return (
      <BusyButton {...props} ref={ref} onAction={openChallenge}>
        {words.continue}
      </BusyButton>
    )
  },
)
