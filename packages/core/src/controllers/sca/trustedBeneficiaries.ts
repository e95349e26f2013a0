import type { WalletClient } from '../../createWalletClient.ts'
import { toWalletError } from '../../errors/toWalletError.ts'
import { listTrust, type TrustWish } from '../../flows/sca/trustedBeneficiaries.ts'
import { createWritable, type Readable } from '../../state/readable.ts'
import { createCurrentTask } from '../currentTask.ts'
import type { ScaProofActions } from './scaProofState.ts'
import { createTrustChange, heedLapse } from './trustChange.ts'
import type { TrustChange, TrustedBeneficiariesState } from './trustedBeneficiariesState.ts'

export type TrustedBeneficiariesController = Readable<TrustedBeneficiariesState> &
  ScaProofActions & {
    /** Reads the payees. What was read before stays on the screen meanwhile. */
    load(): Promise<void>
    /** Has payments to a payee of the list need no proof of their own. Failures become state. */
    trust(payeeId: string): Promise<void>
    untrust(payeeId: string): Promise<void>
    /** Removes a payee of the list. One that is trusted is untrusted first, which asks for a proof. */
    remove(payeeId: string): Promise<void>
    /** Leaves the change, calmly, and puts one that is over out of sight. */
    cancel(): void
    /** After the login in place: goes on with what waited for it. */
    resume(): Promise<void>
    /** Ends what is running. A later action revives it. */
    destroy(): void
  }

export type TrustedBeneficiariesOptions = { accountId: string }

/** From here another change may begin; any other one has to end or be left first. */
const restingStates: readonly TrustChange['status'][] = ['idle', 'done', 'abandoned', 'expired']

/** Which payees are trusted, and the one change to that which is being made. */
export function createTrustedBeneficiaries(
  client: WalletClient,
  options: TrustedBeneficiariesOptions,
): TrustedBeneficiariesController {
  const state = createWritable<TrustedBeneficiariesState>({ list: { status: 'loading' }, change: { status: 'idle' } })
  const show = (next: Partial<TrustedBeneficiariesState>) => state.set({ ...state.getSnapshot(), ...next })
  const reading = createCurrentTask()

  async function load(): Promise<void> {
    if (state.getSnapshot().list.status === 'unavailable') show({ list: { status: 'loading' } })
    const outcome = await reading.run((signal) => listTrust(client, { signal }))
    if (!outcome) return
    if ('result' in outcome) return show({ list: { status: 'ready', content: outcome.result } })
    const error = toWalletError(outcome.error)
    heedLapse(client, { error, ...options })
    show({ list: { status: 'unavailable', error } })
  }

  const change = createTrustChange(client, {
    ...options,
    show: (next) => show({ change: next }),
    // Also after a failure: it may have changed something, and only reading tells.
    onOver: () => void load(),
  })

  async function begin(payeeId: string, wish: TrustWish): Promise<void> {
    const { list, change: current } = state.getSnapshot()
    if (!restingStates.includes(current.status) || list.status !== 'ready') return
    const item = list.content.find(({ payee }) => payee.id === payeeId)
    if (item) await change.begin({ payee: item.payee, wish })
  }

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    ...change.actions,
    load,
    trust: (payeeId) => begin(payeeId, 'trust'),
    untrust: (payeeId) => begin(payeeId, 'untrust'),
    remove: (payeeId) => begin(payeeId, 'remove'),
    cancel: () => {
      const { status } = state.getSnapshot().change
      change.leave()
      if (!restingStates.includes(status)) void load()
    },
    resume: async () => {
      const { list, change: current } = state.getSnapshot()
      if (list.status === 'unavailable') await load()
      if (current.status === 'sca-signing-in') await change.begin(current)
    },
    destroy: () => {
      reading.stop()
      if (!restingStates.includes(state.getSnapshot().change.status)) change.leave()
    },
  }
}
