import { definePartContext } from '../../primitives/definePartContext.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import type { useTransactionDetails } from './useTransactionDetails.ts'

export type TransactionDetailsContext = ReturnType<typeof useTransactionDetails> & {
  messages: JourneyMessages['transactionDetails']
}

export const [TransactionDetailsProvider, useTransactionDetailsContext] = definePartContext<TransactionDetailsContext>()
