import type { WalletClient } from '../../createWalletClient.ts'
import { listTrust, type TrustWish } from '../../flows/sca/trustedBeneficiaries.ts'
import { type Controller, createController, takeParts } from '../createController.ts'
import { forwardProofActions } from './scaProof.ts'
import type { ScaProofActions } from './scaProofState.ts'
import { createTrustChange, forgetLapsedSession } from './trustChange.ts'
import { restingStates, type TrustedBeneficiariesState } from './trustedBeneficiariesState.ts'

type TrustedBeneficiariesActions = ScaProofActions<TrustedBeneficiariesState> & {
  /** Reads the payees. What was read before stays on the screen meanwhile. */
  load(): Promise<TrustedBeneficiariesState>
  /** Trusts a payee of the list: payments to it then need no proof of their own. Does nothing for one that is set aside. */
  trust(payeeId: string): Promise<TrustedBeneficiariesState>
  untrust(payeeId: string): Promise<TrustedBeneficiariesState>
  /** Leaves the change, or removes one that is over from the state. */
  cancel(): void
  /** Continues with what needed the inline SCA sign-in. */
  resume(): Promise<TrustedBeneficiariesState>
}

/** Actions resolve with the state that they led to; a failure is part of it. */
export type TrustedBeneficiariesController = Controller<TrustedBeneficiariesState> & TrustedBeneficiariesActions

export type TrustedBeneficiariesOptions = { accountId: string }

/** Shows which payees are trusted, and makes one change to that at a time. */
export function createTrustedBeneficiaries(
  client: WalletClient,
  { accountId }: TrustedBeneficiariesOptions,
): TrustedBeneficiariesController {
  return createController<TrustedBeneficiariesState, Partial<TrustedBeneficiariesState>, TrustedBeneficiariesActions>(
    ({ getState, dispatch, run }) => {
      // Also after a failure: it may have changed something, and only another reading shows that.
      const change = createTrustChange(client, { accountId, onOver: () => void load() })
      change.subscribe(() => dispatch({ change: change.getSnapshot() }))

      async function load(): Promise<void> {
        // The content of the last reading stays until there is another.
        if (getState().list.status === 'unavailable') dispatch({ list: { status: 'loading' } })
        await run(
          (signal) => listTrust(client, { signal }),
          (content) => ({ list: { status: 'ready', content } }),
          (error) => {
            forgetLapsedSession(client, { error, accountId })
            return { list: { status: 'unavailable', error } }
          },
        )
      }

      async function begin(payeeId: string, wish: TrustWish): Promise<void> {
        const { list, change: current } = getState()
        if (!restingStates.includes(current.status) || list.status !== 'ready') return
        const item = list.content.find(({ payee }) => payee.id === payeeId)
        if (item && !(item.setAside && wish === 'trust')) await change.begin({ payee: item.payee, wish })
      }

      return {
        initial: { list: { status: 'loading' }, change: { status: 'idle' } },
        reduce: takeParts,
        isBusy: ({ list }) => list.status === 'loading' || change.isBusy(),
        onDestroy: change.destroy,
        actions: {
          ...forwardProofActions(change),
          load,
          trust: (payeeId) => begin(payeeId, 'trust'),
          untrust: (payeeId) => begin(payeeId, 'untrust'),
          cancel: () => {
            const { status } = getState().change
            change.leave()
            if (!restingStates.includes(status)) void load()
          },
          resume: async () => {
            const { list, change: current } = getState()
            if (list.status === 'unavailable') await load()
            if (current.status === 'sca-signing-in') await change.begin(current)
          },
        },
      }
    },
  )
}
