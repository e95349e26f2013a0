import type { WalletClient } from '../../createWalletClient.ts'
import { isOutcomeUnknown } from '../../errors/outcome.ts'
import type { WalletError } from '../../errors/WalletError.ts'
import { loadModule } from '../../flows/loadChunk.ts'
import type { MadeScaPasskey } from '../../flows/sca/scaPasskeyRegistration.ts'
import type { ScaFactorView } from '../../wire/scaFactors.ts'
import { type Controller, createController, takeNext } from '../createController.ts'
import type { WithError } from '../withError.ts'

/**
 * `PASSKEY_ALREADY_ENROLLED`: there is one, and there can be only one. For an error with the action `sca-sign-in`, show
 * the SCA sign-in inline, then call `resume()`.
 */
export type ScaPasskeyRegistrationState = WithError<
  | { status: 'idle'; error?: WalletError | undefined }
  | { status: 'working' }
  | { status: 'done'; factor: ScaFactorView }
>

/** Actions resolve with the state that they led to; a failure is part of it. */
type ScaPasskeyRegistrationActions = {
  /** Creates the passkey; call it from a click handler. A closed prompt is not a failure. */
  start(): Promise<ScaPasskeyRegistrationState>
  /** Continues after the inline sign-in. A passkey that is created already is used; there is no second prompt. */
  resume(): Promise<ScaPasskeyRegistrationState>
  /** Returns to the beginning. */
  restart(): void
}

export type ScaPasskeyRegistrationController = Controller<ScaPasskeyRegistrationState> & ScaPasskeyRegistrationActions

/** Creates the one passkey of Strong Customer Authentication. It is unrelated to the passkeys that open the wallet. */
export function createScaPasskeyRegistration(client: WalletClient): ScaPasskeyRegistrationController {
  // Created on the device and not registered yet: sending it once more needs no second prompt.
  let made: MadeScaPasskey | undefined

  return createController<ScaPasskeyRegistrationState, ScaPasskeyRegistrationState, ScaPasskeyRegistrationActions>(
    (controller) => {
      const { getState, dispatch, run, cancel } = controller

      async function start(): Promise<void> {
        if (getState().status === 'working') return
        dispatch({ status: 'working' })
        await run(
          async (signal) => {
            // Also what prompts the user: it is here before the service begins anything.
            const { makeScaPasskey, confirmScaPasskey } = await loadModule(
              import('../../flows/sca/scaPasskeyRegistration.ts'),
            )
            const current = made ?? (await makeScaPasskey(client, { signal }))
            signal.throwIfAborted()
            made = current
            return await confirmScaPasskey(client, { made, signal })
          },
          (factor) => {
            made = undefined
            return { status: 'done', factor }
          },
          (error) => {
            if (!isOutcomeUnknown(error) && error.action !== 'sca-sign-in') made = undefined
            return error.code === 'CANCELLED' ? { status: 'idle' } : { status: 'idle', error }
          },
        )
      }

      function leave(): void {
        cancel()
        made = undefined
        dispatch({ status: 'idle' })
      }

      return {
        initial: { status: 'idle' },
        reduce: takeNext,
        isBusy: ({ status }) => status === 'working',
        onDestroy: () => {
          if (getState().status === 'working') leave()
        },
        actions: { start, resume: start, restart: leave },
      }
    },
  )
}
