import { createStatementReader } from '@countersign/core/statement'
import { type ClientOption, useJourney } from '../../provider/useJourney.ts'
import { useShownReading } from '../../provider/useShownReading.ts'

/**
 * Reads the statement of one month, `YYYY-MM`, by itself. What is in `state.content` adds up; a statement that does not
 * is the error `UNEXPECTED_RESPONSE`, and a month that is not closed is `NOT_YET_AVAILABLE`. Actions never reject.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 *
 * @example
 * ```tsx
 * const { state } = useStatement({ accountId, month: '2026-10' })
 * const lines = state.content?.lines
 * ```
 */
export function useStatement(options: ClientOption & { accountId: string; month: string }) {
  const { client, accountId, month } = options
  const reading = useJourney({
    client,
    id: `${accountId} ${month}`,
    create: (wallet) => createStatementReader(wallet, { accountId, month }),
    onMount: ({ refresh }) => void refresh(),
  })
  return useShownReading(reading)
}
