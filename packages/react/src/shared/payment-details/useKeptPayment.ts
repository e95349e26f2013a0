import type { Quote, QuoteConfirmationOptions } from '@countersign/core'
import { useContext, useState } from 'react'
import { ScreenContext } from '../../primitives/PartBoundary.tsx'
import { identifyPayment } from './identifyPayment.ts'

/**
 * Returns the payment that a screen was given. When the whole screen starts again after a failure, its controller is gone
 * and the request would make a second payment, so the quote that was made from it is returned instead.
 */
export function useKeptPayment({ payment }: { payment: QuoteConfirmationOptions }) {
  const kept = useContext(ScreenContext)?.kept
  const [found] = useState(() => kept?.current)
  const subject = identifyPayment(payment)
  const onQuote = (quote: Quote) => {
    if (kept) kept.current = { subject, quoteId: quote.id }
    payment.onQuote?.(quote)
  }
  const { accountId, scaFactor } = payment
  const isKept = found?.subject === subject
  return { payment: isKept ? { accountId, scaFactor, quoteId: found.quoteId, onQuote } : { ...payment, onQuote } }
}
