import { createPasskeyEnroll } from '@countersign/core'
import { useState } from 'react'
import { useController } from '../../provider/useController.ts'
import { useOnceMounted } from '../../provider/useOnceMounted.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'

export type PasskeyOffer = {
  /** Whether this is a moment to offer a passkey. `false` until that is known. */
  offered: boolean
  /** Takes the offer away and remembers the no, for this account on this device. */
  decline(): void
  /** Takes the offer away for now: a passkey was made, or the person went on. */
  close(): void
}

/**
 * Whether to offer a passkey, as after the first sign-in to a wallet. Asks the person nothing.
 *
 * @throws `Error` outside of a `WalletProvider`: wrap your page in one.
 */
export function usePasskeyOffer({ accountId }: { accountId: string }): PasskeyOffer {
  const client = useWalletClient()
  const controller = useController({ client, id: accountId }, () => createPasskeyEnroll(client, { accountId }))
  const [offeredBy, setOfferedBy] = useState<object>()
  useOnceMounted(controller, ({ shouldOffer }) => {
    // An offer that cannot be judged is not made.
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
      // A no that cannot be kept is asked again another day.
      void controller.decline().catch(() => {})
    },
  }
}
