import type { QuoteConfirmationOptions } from '@countersign/core'
import { useContext, useState } from 'react'
import { ScreenContext } from '../../primitives/PartBoundary.tsx'
import { identifyPayment } from './identifyPayment.ts'

/**
 * Returns what a screen made before it started again after a failure, and what to call with the quotes that it makes now:
 * its controller is gone then, and the same requests would make other payments.
 */
export function useKept(subject: string) {
  const kept = useContext(ScreenContext)?.kept
  const [found] = useState(() => kept?.current)
  return {
    payments: found?.subject === subject ? found.payments : undefined,
    keep(quoteIds: readonly string[]): void {
      if (kept) kept.current = { subject, payments: quoteIds.map((quoteId) => ({ quoteId })) }
    },
  }
}

/** Returns the payment that a screen was given, or the quote that was made from it before the screen started again. */
export function useKeptPayment({ payment }: { payment: QuoteConfirmationOptions }): QuoteConfirmationOptions {
  const { accountId, scaFactor } = payment
  const { payments, keep } = useKept(identifyPayment(payment))
  return {
    ...(payments?.[0] ? { accountId, scaFactor, ...payments[0] } : payment),
    onQuote(quote) {
      keep([quote.id])
      payment.onQuote?.(quote)
    },
  }
}
