import { createPasskeyEnroll } from '@countersign/core'
import { useState } from 'react'
import { useController } from '../../provider/useController.ts'
import type { ClientOption } from '../../provider/useJourney.ts'
import { useOnceMounted } from '../../provider/useOnceMounted.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'

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
  const { accountId } = options
  const client = useWalletClient(options.client)
  const controller = useController({ client, id: accountId }, () => createPasskeyEnroll(client, { accountId }))
  const [offeredBy, setOfferedBy] = useState<object>()
  useOnceMounted(controller, ({ shouldOffer }) => {
    // Without an answer there is no offer.
    void shouldOffer().then(
      (should) => should && setOfferedBy(controller),
      () => {},
    )
  })
  const close = () => setOfferedBy(undefined)
  return {
    offered: offeredBy === controller,
    close,
    decline: () => {
      close()
      // What cannot be remembered is offered again another day.
      void controller.decline().catch(() => {})
    },
  }
}
