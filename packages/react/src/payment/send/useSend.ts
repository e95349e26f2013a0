import { createSend, type SendOptions } from '@countersign/core/send'
import { type ClientOption, useJourney } from '../../provider/useJourney.ts'
import { useShownReading } from '../../provider/useShownReading.ts'

/** Another payee of the draft is another payment; the rest of the draft counts when it begins. */
export type UseSendOptions = ClientOption & SendOptions

/**
 * Describes one payment: whom, how much in either currency, and what travels with it. Loads by itself; actions never
 * reject, a failure is part of `state`. `prepare()` returns the request that `useQuoteConfirmation` takes.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function useSend({ client, accountId, draft }: UseSendOptions) {
  const send = useJourney({
    client,
    id: `${accountId} ${draft?.payeeId ?? draft?.umaAddress}`,
    create: (wallet) => createSend(wallet, { accountId, draft }),
    onMount: ({ refresh }) => void refresh(),
  })
  const { state, refresh } = send
  const { state: reading } = useShownReading({ state: state.reading, refresh })
  return reading === state.reading ? send : { ...send, state: { ...state, reading } }
}
