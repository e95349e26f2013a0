import type { PaymentBatchOptions } from '@countersign/core'
import { useContext, useState } from 'react'
import { ScreenContext } from '../../primitives/PartBoundary.tsx'
import { identifyBatch } from './usePaymentBatch.ts'

/**
 * Returns the payments that a screen was given. When the whole screen starts again after a failure, its controller is gone
 * and the requests would make other payments, so the quotes that were made from them are returned instead.
 */
export function useKeptBatch(options: PaymentBatchOptions): Pick<PaymentBatchOptions, 'payments' | 'onQuotes'> {
  const kept = useContext(ScreenContext)?.kept
  const [found] = useState(() => kept?.current)
  const subject = identifyBatch(options)
  const onQuotes = (quoteIds: readonly string[]) => {
    if (kept) kept.current = { subject, quoteId: quoteIds.join() }
    options.onQuotes?.(quoteIds)
  }
  const isKept = found?.subject === subject
  const quoteIds = isKept ? found.quoteId.split(',') : []
  return { payments: isKept ? quoteIds.map((quoteId) => ({ quoteId })) : options.payments, onQuotes }
}
