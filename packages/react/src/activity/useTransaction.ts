import { createTransactionReader } from '@countersign/core/wallet-data'
import { type ClientOption, useJourney } from '../provider/useJourney.ts'
import { useShownReading } from '../provider/useShownReading.ts'

/**
 * Reads a transaction and the payment it belongs to, which `PaymentResultScreen` shows as a receipt. Loads by itself;
 * actions never reject, and a failure is `state.error`. What was read before stays in `state.content` while it is
 * refreshed.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 *
 * @example
 * ```tsx
 * const { state } = useTransaction({ transactionId })
 * if (state.content?.payment) return <PaymentResultScreen outcome={state.content.payment} />
 * ```
 */
export function useTransaction(options: ClientOption & { transactionId: string }) {
  const { client, transactionId } = options
  const reading = useJourney({
    client,
    id: transactionId,
    create: (wallet) => createTransactionReader(wallet, { transactionId }),
    onMount: ({ refresh }) => void refresh(),
  })
  return useShownReading(reading)
}
