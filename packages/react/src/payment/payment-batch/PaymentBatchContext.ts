import { definePartContext } from '../../primitives/definePartContext.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import type { usePaymentBatch } from './usePaymentBatch.ts'

type PaymentBatchContext = ReturnType<typeof usePaymentBatch> & {
  messages: JourneyMessages['paymentBatch']
  /** What is said of one payment. */
  own: JourneyMessages['quoteConfirmation']
}

export const [PaymentBatchContextProvider, usePaymentBatchContext] = definePartContext<PaymentBatchContext>()
