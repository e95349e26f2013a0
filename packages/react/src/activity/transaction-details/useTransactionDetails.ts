import { createTransactionDetails } from '@countersign/core/transaction-details'
import { type ClientOption, useJourney } from '../../provider/useJourney.ts'
import { useShownReading } from '../../provider/useShownReading.ts'

/**
 * Reads one transaction with its payment, its payee and what has happened to it. Loads by itself, and again when the
 * platform reports a change; actions never reject, and a failure is `state.error`.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 *
 * @example
 * ```tsx
 * const { state } = useTransactionDetails({ transactionId })
 * return state.content?.timeline.map(({ name, state }) => <p key={name}>{`${name}: ${state}`}</p>)
 * ```
 */
export function useTransactionDetails(options: ClientOption & { transactionId: string }) {
  const { client, transactionId } = options
  const reading = useJourney({
    client,
    id: transactionId,
    create: (wallet) => createTransactionDetails(wallet, { transactionId }),
    onMount: ({ refresh }) => void refresh(),
  })
  return useShownReading(reading)
}
