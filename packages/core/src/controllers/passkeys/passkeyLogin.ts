import type { WalletClient } from '../../createWalletClient.ts'
import { toWalletError } from '../../errors/toWalletError.ts'
import { arrived, loadCrypto } from '../../flows/loadLater.ts'
import type { SessionInfo } from '../../session/sessionState.ts'
import { createWritable, type Readable } from '../../state/readable.ts'
import type { RememberedLogin } from '../../storage/rememberedLogins.ts'
import { createCurrentTask } from '../currentTask.ts'
import { type PasskeyLoginEvent, type PasskeyLoginState, reducePasskeyLogin } from './passkeyLoginState.ts'

export type PasskeyLoginController = Readable<PasskeyLoginState> & {
  /** Has the browser ask the person; call it from the handler of a click. Failures become state. */
  start(): Promise<void>
  /**
   * Lets the browser offer the passkey in a field with `autocomplete="username webauthn"` for as long as it takes, and
   * signs in when the person takes it. The state stays `idle` meanwhile. Quietly does nothing where the browser has no
   * autofill or the passkey is not known beforehand: the service binds each challenge to one passkey and one key, so
   * that there is nothing to sign for a person nobody named. A prompt takes its place, and it comes back after one that
   * failed.
   */
  offerAutofill(): Promise<void>
  /** Closes the prompt, or takes the offer out of the field. */
  cancel(): void
  /** Loads what a sign-in needs ahead of it, so that the prompt follows the click at once. */
  prepare(): void
  /** Ends what is running. A later action revives the controller. */
  destroy(): void
}

export type PasskeyLoginOptions = {
  /** The `AuthMethod:…` id, known from a lookup or from an open platform session. */
  credentialId?: string | undefined
  /** How somebody signed in on this device before: the platform is asked first who that is. */
  remembered?: RememberedLogin | undefined
}

/** The sign-in by passkey, with its messages, their parsers and the browser's own part. */
const loadPasskeyLogin = () => arrived(import('../../flows/passkeys/passkeyLogin.ts'))

/** Signs in with a passkey. Without options: with the one that was used last on this device. */
export function createPasskeyLogin(client: WalletClient, options: PasskeyLoginOptions = {}): PasskeyLoginController {
  const state = createWritable<PasskeyLoginState>({ status: 'idle' })
  const task = createCurrentTask()
  const dispatch = (event: PasskeyLoginEvent) => state.set(reducePasskeyLogin(state.getSnapshot(), event))
  const onStep = (step: 'prompting' | 'verifying') => dispatch({ type: step === 'prompting' ? 'prompted' : 'answered' })
  let offered = false

  /** Whether it ended in a session; a failure is in the state by then. */
  async function run(work: (signal: AbortSignal) => Promise<SessionInfo | undefined>): Promise<boolean> {
    const outcome = await task.run(work)
    if (!outcome) return true
    if ('error' in outcome) dispatch({ type: 'failed', error: toWalletError(outcome.error) })
    else if (outcome.result) dispatch({ type: 'signed-in', session: outcome.result })
    return !('error' in outcome)
  }

  async function offer(): Promise<void> {
    const settled = await run(async (signal) => {
      const { offerPasskeyLogin } = await loadPasskeyLogin()
      return offerPasskeyLogin(client, { ...options, onStep, signal })
    })
    // Somebody took a passkey out of the field and it did not do: the next try is a click or the field again.
    if (!settled) offered = false
  }

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    start: async () => {
      const { status } = state.getSnapshot()
      if (status !== 'idle' && status !== 'signed-in') return
      dispatch({ type: 'started' })
      const settled = await run(async (signal) => {
        const { loginWithPasskey } = await loadPasskeyLogin()
        return loginWithPasskey(client, { ...options, onStep, signal })
      })
      if (!settled && offered) void offer()
    },
    offerAutofill: async () => {
      if (state.getSnapshot().status !== 'idle') return
      offered = true
      await offer()
    },
    cancel: () => {
      offered = false
      task.stop()
      dispatch({ type: 'stopped' })
    },
    // What does not load now is asked for again when it is needed, and fails there in words.
    prepare: () => {
      for (const load of [loadPasskeyLogin, loadCrypto]) void load().catch(() => {})
    },
    destroy: () => {
      offered = false
      task.stop()
      dispatch({ type: 'stopped' })
    },
  }
}
