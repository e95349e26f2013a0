import type { WalletClient } from '../createWalletClient.ts'
import { toWalletError } from '../errors/toWalletError.ts'
import type { WalletError } from '../errors/WalletError.ts'
import { openSession } from '../session/sessionState.ts'
import { createWritable, type Readable } from '../state/readable.ts'
import { createCurrentTask } from './currentTask.ts'
import { onSignedIn } from './onSignedIn.ts'

/** One thing that the session has to sign, from the person's wish to its end. */
export type SignedActionState<input, done> =
  | { status: 'idle'; error?: WalletError; input?: input }
  | { status: 'working'; input: input }
  /**
   * Nobody is signed in who may sign this: sign in in place, and it goes on by itself. `credentialIds`: only by one of
   * these. `lastCredentialId`: how this browser did it last time.
   */
  | {
      status: 'signing-in'
      input: input
      accountId: string
      credentialIds: readonly string[] | undefined
      lastCredentialId: string | undefined
    }
  | { status: 'done'; input: input; result: done }

export type SignedAction<input, done> = Readable<SignedActionState<input, done>> & {
  /** Does it. Failures become state. While it is at work, another call does nothing. */
  start(input: input): Promise<void>
  /** Leaves the sign-in in place, calmly: nothing was done. */
  cancelSignIn(): void
  /** Back to the beginning. */
  reset(): void
  /** Ends what is running. A later `start` revives it. */
  destroy(): void
}

export type SignedActionOptions<input, done> = {
  accountId: string
  work: (input: input, signal: AbortSignal) => Promise<done>
  /** The input as the state may hold it, where a part of it belongs into no state. */
  shown?: ((input: input) => input) | undefined
  /** Tells of each success, for the controller around it. */
  onDone?: ((result: done, input: input) => void) | undefined
}

/**
 * Does something that needs a signature, and has the person sign in in place where nobody may sign: the one mechanism
 * behind every signed button but the payment's.
 */
export function createSignedAction<input, done>(
  client: WalletClient,
  options: SignedActionOptions<input, done>,
): SignedAction<input, done> {
  const { accountId, work, shown = (input) => input, onDone } = options
  const state = createWritable<SignedActionState<input, done>>({ status: 'idle' })
  const task = createCurrentTask()
  let stopWaiting = () => {}

  async function run(input: input, { again = false } = {}): Promise<void> {
    stopWaiting()
    const before = openSession(client.sessions.getSnapshot())?.id
    state.set({ status: 'working', input: shown(input) })
    const outcome = await task.run((signal) => work(input, signal))
    if (!outcome) return
    if ('result' in outcome) {
      state.set({ status: 'done', input: shown(input), result: outcome.result })
      return onDone?.(outcome.result, input)
    }
    const error = toWalletError(outcome.error)
    if (error.code === 'CANCELLED') return state.set({ status: 'idle' })
    // What the service refuses to a session that began for it, it would refuse to the next one, too.
    const refusedAgain = again && error.httpStatus !== undefined
    // A token of another provider is fetched anew by the app; nobody has to sign in to the wallet for it.
    const ofProvider = error.code === 'OIDC_TOKEN_REFUSED'
    if (error.action === 'sign-in' && !refusedAgain && !ofProvider) return signInInPlace(input, { error, before })
    state.set({ status: 'idle', error, input: shown(input) })
  }

  function signInInPlace(input: input, { error, before }: { error: WalletError; before: string | undefined }): void {
    const session = client.sessions.getSnapshot()
    const known = 'session' in session && session.session.accountId === accountId ? session.session : undefined
    const named = error.details?.credentialIds
    const credentialIds = Array.isArray(named) ? named.map(String) : undefined
    const lastCredentialId = known?.credentialId
    state.set({ status: 'signing-in', input: shown(input), accountId, credentialIds, lastCredentialId })
    stopWaiting = onSignedIn(client, { accountId, before, proceed: () => void run(input, { again: true }) })
  }

  const leave = () => {
    stopWaiting()
    task.stop()
    state.set({ status: 'idle' })
  }

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    start: async (input) => {
      const { status } = state.getSnapshot()
      if (status !== 'working' && status !== 'signing-in') await run(input)
    },
    cancelSignIn: () => {
      if (state.getSnapshot().status === 'signing-in') leave()
    },
    reset: leave,
    destroy: () => {
      const { status } = state.getSnapshot()
      if (status === 'working' || status === 'signing-in') leave()
    },
  }
}
