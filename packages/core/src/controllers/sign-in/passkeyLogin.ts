import type { WalletClient } from '../../createWalletClient.ts'
import type { WalletError } from '../../errors/WalletError.ts'
import { loadModule, loadSigning, loadStoredSessions } from '../../flows/loadChunk.ts'
import type { SessionInfo } from '../../session/sessionState.ts'
import type { RememberedLogin } from '../../storage/rememberedLogins.ts'
import { type Controller, createController, takeNext } from '../createController.ts'
import type { WithError } from '../withError.ts'

export type PasskeyLoginState = WithError<
  | { status: 'idle'; error?: WalletError | undefined }
  /** The challenge is being requested. */
  | { status: 'preparing' }
  /** The browser prompts the user. */
  | { status: 'prompting' }
  | { status: 'verifying' }
  | { status: 'signed-in'; session: SessionInfo }
>

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

  return createController<PasskeyLoginState, PasskeyLoginState, PasskeyLoginActions>((controller) => {
    const { getState, dispatch, run, cancel } = controller
    /** What a sign-in is told. One that was replaced or canceled shows no step. */
    const parameters = (signal: AbortSignal) => ({
      ...options,
      signal,
      onStep: (status: 'prompting' | 'verifying') => {
        if (!signal.aborted) dispatch({ status })
      },
    })
    const done = (session: SessionInfo | undefined): PasskeyLoginState | undefined =>
      session && { status: 'signed-in', session }
    // A dismissed prompt is not a failure: return to the previous screen.
    const fail = (error: WalletError): PasskeyLoginState =>
      error.code === 'CANCELLED' ? { status: 'idle' } : { status: 'idle', error }

    const offer = () =>
      run(
        async (signal) => (await loadPasskeyLogin()).offerPasskeyLogin(client, parameters(signal)),
        done,
        (error) => {
          // The passkey from the field was refused: the next attempt is a click or the field again.
          offered = false
          return isAtRest(getState()) ? undefined : fail(error)
        },
      )

    function stop(): void {
      offered = false
      cancel()
      if (!isAtRest(getState())) dispatch({ status: 'idle' })
    }

    return {
      initial: { status: 'idle' },
      reduce: takeNext,
      isBusy: (state) => !isAtRest(state),
      onDestroy: stop,
      actions: {
        start: async () => {
          if (!isAtRest(getState())) return
          dispatch({ status: 'preparing' })
          await run(
            async (signal) => (await loadPasskeyLogin()).loginWithPasskey(client, parameters(signal)),
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

const isAtRest = ({ status }: PasskeyLoginState) => status === 'idle' || status === 'signed-in'
