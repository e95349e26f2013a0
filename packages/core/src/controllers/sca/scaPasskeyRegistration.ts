import type { WalletClient } from '../../createWalletClient.ts'
import { toWalletError } from '../../errors/toWalletError.ts'
import type { WalletError } from '../../errors/WalletError.ts'
import { isAnswerLost } from '../../flows/sca/isAnswerLost.ts'
import { confirmScaPasskey, type MadeScaPasskey, makeScaPasskey } from '../../flows/sca/scaPasskeyRegistration.ts'
import { createWritable, type Readable } from '../../state/readable.ts'
import type { ScaFactorView } from '../../wire/scaFactors.ts'
import { createCurrentTask } from '../currentTask.ts'

/**
 * `PASSKEY_ALREADY_ENROLLED`: there is one, and there can be only one. An error with the action `sca-sign-in` asks for
 * the login of the region: show it in place, then `resume()`.
 */
export type ScaPasskeyEnrollState =
  | { status: 'idle'; error?: WalletError }
  | { status: 'working' }
  | { status: 'done'; factor: ScaFactorView }

export type ScaPasskeyEnrollController = Readable<ScaPasskeyEnrollState> & {
  /** Makes the passkey. Failures become state; a closed sheet leads back calmly. Belongs into the handler of a click. */
  start(): Promise<void>
  /** After the login in place: goes on. Who has made the passkey already is not asked for the sensor again. */
  resume(): Promise<void>
  /** Back to the beginning. */
  reset(): void
  /** Ends what is running. A later `start` revives it. */
  destroy(): void
}

/** Makes the one passkey of the region's authentication. It has nothing to do with those that open the wallet. */
export function createScaPasskeyEnroll(client: WalletClient): ScaPasskeyEnrollController {
  const state = createWritable<ScaPasskeyEnrollState>({ status: 'idle' })
  const task = createCurrentTask()
  // Made on the device and not known to the service yet: nobody is asked for the sensor again to send it once more.
  let made: MadeScaPasskey | undefined

  async function start(): Promise<void> {
    if (state.getSnapshot().status === 'working') return
    state.set({ status: 'working' })
    const outcome = await task.run(async (signal) => {
      const current = made ?? (await makeScaPasskey(client, { signal }))
      signal.throwIfAborted()
      made = current
      return await confirmScaPasskey(client, { made, signal })
    })
    if (!outcome) return
    if ('result' in outcome) {
      made = undefined
      return state.set({ status: 'done', factor: outcome.result })
    }
    const error = toWalletError(outcome.error)
    if (!isAnswerLost(error) && error.action !== 'sca-sign-in') made = undefined
    state.set(error.code === 'CANCELLED' ? { status: 'idle' } : { status: 'idle', error })
  }

  function leave(): void {
    task.stop()
    made = undefined
    state.set({ status: 'idle' })
  }

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    start,
    resume: start,
    reset: leave,
    destroy: () => {
      if (state.getSnapshot().status === 'working') leave()
    },
  }
}
