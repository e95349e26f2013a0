import type { TrustedBeneficiariesController, TrustedBeneficiariesState } from '@countersign/core'
import { createTrustedBeneficiaries } from '@countersign/core'
import { useController } from '../../provider/useController.ts'
import { useOnceMounted } from '../../provider/useOnceMounted.ts'
import { useStore } from '../../provider/useStore.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'
import { useReadAgainOnSignIn } from '../../settings/signed-resource/index.ts'

export type TrustedBeneficiariesBinding = Omit<
  TrustedBeneficiariesController,
  'subscribe' | 'getSnapshot' | 'destroy'
> & { state: TrustedBeneficiariesState }

/**
 * The payees of a customer, and whether payments to them need no proof of their own. Loads by itself; actions never
 * reject, a failure is part of `state`.
 *
 * @throws `Error` outside of a `WalletProvider`: wrap your page in one.
 */
export function useTrustedBeneficiaries(options: { accountId: string }): TrustedBeneficiariesBinding {
  const { accountId } = options
  const client = useWalletClient()
  const controller = useController({ client, id: accountId }, () => createTrustedBeneficiaries(client, { accountId }))
  useOnceMounted(controller, ({ load }) => void load())
  const state = useStore(controller)
  useReadAgainOnSignIn(controller, state.list)
  return { ...controller, state }
}
