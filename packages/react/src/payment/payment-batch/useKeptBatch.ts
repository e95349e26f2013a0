import type { PaymentBatchOptions } from '@countersign/core'
import { useKept } from '../../shared/payment-details/index.ts'
import { identifyBatch } from './usePaymentBatch.ts'

/** Returns the payments that a screen was given, or the quotes that were made from them before the screen started again. */
export function useKeptBatch(options: PaymentBatchOptions): PaymentBatchOptions {
  const { payments = options.payments, keep } = useKept(identifyBatch(options))
  return {
    ...options,
    payments,
    onQuotes(quoteIds) {
      keep(quoteIds)
      options.onQuotes?.(quoteIds)
    },
  }
}
