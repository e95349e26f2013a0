import type { WalletClient } from '../../createWalletClient.ts'
import type { MovementDetails } from '../../flows/activity/transactionDetails.ts'
import { loadModule } from '../../flows/loadChunk.ts'
import { createReader, type Reader } from '../reader.ts'

export { describeTimeline, type TimelineStep, type TimelineStepName } from '../../flows/activity/describeTimeline.ts'
export { findPaymentTask, isHistory, isWaiting, type PaymentTask } from '../../flows/activity/findPaymentTask.ts'
export { describePaymentTimeline } from '../../flows/activity/paymentTimeline.ts'
export type { MovementDetails } from '../../flows/activity/transactionDetails.ts'

/** Creates a reader of one transaction, for its page. It reads again when the platform reports that it changed. */
export function createTransactionDetails(
  client: WalletClient,
  { transactionId }: { transactionId: string },
): Reader<MovementDetails> {
  return createReader(client, {
    read: async ({ signal }) => {
      const { readTransactionDetails } = await loadModule(import('../../flows/activity/transactionDetails.ts'))
      return readTransactionDetails(client, { transactionId, signal })
    },
    changedBy: { kind: 'transaction', id: transactionId },
  })
}
