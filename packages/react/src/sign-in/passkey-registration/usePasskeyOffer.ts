import { createPasskeyRegistration } from '@countersign/core/passkey-registration'
import { useState } from 'react'
import { type ClientOption, useJourney } from '../../provider/useJourney.ts'

export type PasskeyOffer = {
  /** This is a moment to offer a passkey. `false` until that is known. */
  offered: boolean
  /** Closes the offer and remembers that, for this account on this device. */
  decline(): void
  /** Closes the offer for now: a passkey was registered, or the user continued. */
  close(): void
}

/**
 * Decides whether to offer a passkey, such as after the first sign-in to a wallet. Shows the user nothing.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function usePasskeyOffer(options: ClientOption & { accountId: string }): PasskeyOffer {
  const { client, accountId } = options
  const [offeredBy, setOfferedBy] = useState<unknown>()
  const { shouldOffer, decline } = useJourney({
    client,
    id: accountId,
    create: (wallet) => createPasskeyRegistration(wallet, { accountId }),
    // Without an answer there is no offer.
    onMount: (mounted) =>
      mounted.shouldOffer().then(
        (should) => should && setOfferedBy(() => mounted.shouldOffer),
        () => {},
      ),
  })
  const close = () => setOfferedBy(undefined)
  return {
    offered: offeredBy === shouldOffer,
    close,
    decline: () => {
      close()
      // What cannot be remembered is offered again another day.
      void decline().catch(() => {})
    },
  }
}
