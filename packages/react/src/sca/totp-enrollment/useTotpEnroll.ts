import type { TotpEnrollController, TotpEnrollState } from '@countersign/core'
import { createTotpEnroll } from '@countersign/core'
import { useController } from '../../provider/useController.ts'
import { useStore } from '../../provider/useStore.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'

export type TotpEnrollBinding = Omit<TotpEnrollController, 'subscribe' | 'getSnapshot' | 'destroy'> & {
  state: TotpEnrollState
}

/**
 * The enrolment of an authenticator app. Its secret and its recovery codes are never in `state`: `readSecret()` and
 * `readRecoveryCodes()` hand them out, so write them straight into the page and nowhere else. Leaving the page forgets
 * them.
 *
 * @throws `Error` outside of a `WalletProvider`: wrap your page in one.
 */
export function useTotpEnroll(): TotpEnrollBinding {
  const client = useWalletClient()
  const controller = useController({ client, id: '' }, () => createTotpEnroll(client))
  return { ...controller, state: useStore(controller) }
}
