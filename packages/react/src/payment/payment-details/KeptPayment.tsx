import type { Quote } from '@countersign/core'
import type { ReactNode } from 'react'
import { useContext, useState } from 'react'
import { ScreenContext } from '../../primitives/PartBoundary.tsx'
import type { UseQuoteConfirmationOptions } from '../quote-confirmation/useQuoteConfirmation.ts'
import { identifyPayment } from './identifyPayment.ts'

export type KeptPaymentProps = {
  payment: UseQuoteConfirmationOptions
  children: (payment: UseQuoteConfirmationOptions) => ReactNode
}

/**
 * Hands on the payment that a screen was given. When the whole screen starts again after a failure, its controller is
 * gone and the request would make a second payment, so the quote that was made from it is handed on instead.
 */
export function KeptPayment({ payment, children }: KeptPaymentProps) {
  const kept = useContext(ScreenContext)?.kept
  const [found] = useState(() => kept?.current)
  const subject = identifyPayment(payment)
  const onQuote = (quote: Quote) => {
    if (kept) kept.current = { subject, quoteId: quote.id }
    payment.onQuote?.(quote)
  }
  if (found?.subject !== subject) return children({ ...payment, onQuote })
  return children({ accountId: payment.accountId, quoteId: found.quoteId, onQuote })
}
