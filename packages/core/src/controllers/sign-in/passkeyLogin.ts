import type { WalletClient } from '../../createWalletClient.ts'
import type { WalletError } from '../../errors/WalletError.ts'
import { loadModule, loadSigning, loadStoredSessions } from '../../flows/loadChunk.ts'
import type { SessionInfo } from '../../session/sessionState.ts'
import type { RememberedLogin } from '../../storage/rememberedLogins.ts'
import { type Controller, createController } from '../createController.ts'
import { type PasskeyLoginEvent, type PasskeyLoginState, reducePasskeyLogin } from './passkeyLoginState.ts'

/** Actions resolve with the state that they led to; a failure is part of it. */
type PasskeyLoginActions = {
  /** Opens the browser's passkey prompt; call it from the handler of a click. */
  start(): Promise<PasskeyLoginState>
  /**
   * Lets the browser offer the passkey in a field with `autocomplete="username webauthn"`, for as long as it takes, and
   * signs in when the user picks it. The state stays `idle` meanwhile. Does nothing where the browser has no autofill or
   * the passkey is not known beforehand: the service binds each challenge to one passkey and one key, so there is nothing
   * to sign for an unknown user. A prompt replaces the offer, which returns after a prompt that failed.
   */
  offerAutofill(): Promise<PasskeyLoginState>
  /** Closes the prompt, or withdraws the offer from the field. */
  cancel(): void
  /** Loads what a sign-in needs ahead of it, so that the prompt follows the click at once. */
  prepare(): void
}

export type PasskeyLoginController = Controller<PasskeyLoginState> & PasskeyLoginActions

export type PasskeyLoginOptions = {
  /** The `AuthMethod:…` id, known from a lookup or from an open platform session. */
  credentialId?: string | undefined
  /** A user's previous sign-in on this device: the platform looks up the user first. */
  remembered?: RememberedLogin | undefined
}

/** The sign-in by passkey, with its messages, their parsers and the browser's own part. */
const loadPasskeyLogin = () => loadModule(import('../../flows/sign-in/passkeyLogin.ts'))

/** Signs in with a passkey. Without options: with the one that was used last on this device. */
export function createPasskeyLogin(client: WalletClient, options: PasskeyLoginOptions = {}): PasskeyLoginController {
  let offered = false

  return createController<PasskeyLoginState, PasskeyLoginEvent, PasskeyLoginActions>((controller) => {
    const { getState, dispatch, run, cancel } = controller
    const onStep = (step: 'prompting' | 'verifying') =>
      dispatch({ type: step === 'prompting' ? 'prompted' : 'answered' })
    const done = (session: SessionInfo | undefined): PasskeyLoginEvent | undefined =>
      session && { type: 'signed-in', session }
    const fail = (error: WalletError): PasskeyLoginEvent => ({ type: 'failed', error })

    const offer = () =>
      run(
        async (signal) => (await loadPasskeyLogin()).offerPasskeyLogin(client, { ...options, onStep, signal }),
        done,
        (error) => {
          // The passkey from the field was refused: the next attempt is a click or the field again.
          offered = false
          return fail(error)
        },
      )

    function stop(): void {
      offered = false
      cancel()
      dispatch({ type: 'stopped' })
    }

    return {
      initial: { status: 'idle' },
      reduce: reducePasskeyLogin,
      isBusy: ({ status }) => status !== 'idle' && status !== 'signed-in',
      onDestroy: stop,
      actions: {
        start: async () => {
          const { status } = getState()
          if (status !== 'idle' && status !== 'signed-in') return
          dispatch({ type: 'started' })
          await run(
            async (signal) => (await loadPasskeyLogin()).loginWithPasskey(client, { ...options, onStep, signal }),
            done,
            (error) => {
              dispatch(fail(error))
              if (offered) void offer()
            },
          )
        },
        offerAutofill: async () => {
          if (getState().status !== 'idle') return
          offered = true
          await offer()
        },
        cancel: stop,
        // A chunk that does not load now is requested again when it is needed, and its failure is reported then.
        prepare: () => {
          for (const load of [loadPasskeyLogin, loadSigning, loadStoredSessions]) void load().catch(() => {})
        },
      },
    }
  })
}
