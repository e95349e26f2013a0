import type { TrustedBeneficiariesController, TrustedBeneficiariesState } from '@countersign/core'
import { createTrustedBeneficiaries } from '@countersign/core'
import { useReadAgainOnSignIn } from '../settings/useManagedList.ts'
import { useController } from '../useController.ts'
import { useOnceMounted } from '../useOnceMounted.ts'
import { useReadable } from '../useReadable.ts'
import { useWalletClient } from '../WalletProvider.tsx'

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
  const state = useReadable(controller)
  useReadAgainOnSignIn(controller, state.list)
  return { ...controller, state }
}
