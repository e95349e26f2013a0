import { createCancelPayment } from '@countersign/core/cancel-payment'
import { type ClientOption, useJourney } from '../../provider/useJourney.ts'

/**
 * Cancels a payment that is under way, after a question. Actions never reject; a failure is part of `state`.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function useCancelPayment({ client, transactionId }: ClientOption & { transactionId: string }) {
  return useJourney({
    client,
    id: transactionId,
    create: (wallet) => createCancelPayment(wallet, { transactionId }),
  })
}
