import type { AddMoneyOptions } from '@countersign/core'
import { createAddMoney } from '@countersign/core/add-money'
import { type ClientOption, useJourney } from '../../provider/useJourney.ts'
import { useShownReading } from '../../provider/useShownReading.ts'

export type UseAddMoneyOptions = ClientOption & AddMoneyOptions

/**
 * Reads how money can be sent to a wallet, and watches for its arrival. Loads by itself; actions never reject, and a
 * failure is `state.error`. Where `state.content.isChanged` is true, show none of the details.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function useAddMoney({ client, accountId, forRequest = false }: UseAddMoneyOptions) {
  const reading = useJourney({
    client,
    id: `${accountId} ${forRequest}`,
    create: (wallet) => createAddMoney(wallet, { accountId, forRequest }),
    onMount: ({ refresh }) => void refresh(),
  })
  return useShownReading(reading)
}
