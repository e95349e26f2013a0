import type { WalletClient } from '../createWalletClient.ts'
import type { WalletError } from '../errors/WalletError.ts'
import { openSession } from '../session/sessionState.ts'
import { type Controller, type ControllerContext, createController, takeNext } from './createController.ts'
import { onSignedIn } from './onSignedIn.ts'

/** The state of one action that the session has to sign. */
export type SignedActionState<input, done> =
  | { status: 'idle'; error?: WalletError | undefined; input?: input }
  | { status: 'working'; input: input; error?: undefined }
  /**
   * No session can sign this. Show an inline sign-in; the action resumes automatically. `credentialIds`: only one of
   * these may be used. `lastCredentialId`: the one this browser used last. `isTooOld`: the user is signed in, and has to
   * sign in again, since this needs a recent sign-in.
   */
  | {
      status: 'signing-in'
      input: input
      accountId: string
      credentialIds: readonly string[] | undefined
      lastCredentialId: string | undefined
      isTooOld: boolean
      error?: undefined
    }
  | { status: 'done'; input: input; result: done; error?: undefined }

type SignInNeed = Pick<
  Extract<SignedActionState<unknown, unknown>, { status: 'signing-in' }>,
  'credentialIds' | 'lastCredentialId' | 'isTooOld'
>

type SignedActionActions<input, done> = {
  /** Does it. Failures become state. While it is running, another call does nothing. */
  start(input: input): Promise<SignedActionState<input, done>>
  /** Closes the inline sign-in; nothing was done. */
  cancelSignIn(): void
  /** Returns to the beginning. */
  restart(): void
}

export type SignedAction<input, done> = Controller<SignedActionState<input, done>> & SignedActionActions<input, done>

export type SignedActionOptions<input, done> = {
  accountId: string
  work: (input: input, signal: AbortSignal) => Promise<done>
  /** Returns the input as the state may hold it, where a part of it must not be in any state. */
  shown?: ((input: input) => input) | undefined
  /** Called after each success, for the controller around it. */
  onDone?: ((result: done, input: input) => void) | undefined
  /** Called when the user leaves, and when the controller is destroyed: what an attempt kept for the next is forgotten. */
  onLeave?: (() => void) | undefined
}

/**
 * Creates a controller for something that needs a signature: where no session can sign, the user signs in inline and it
 * resumes. Every signed button but the payment's is built on it.
 */
export function createSignedAction<input, done>(
  client: WalletClient,
  options: SignedActionOptions<input, done>,
): SignedAction<input, done> {
  type State = SignedActionState<input, done>
  const { accountId, work, shown = (input) => input, onDone, onLeave } = options
  let stopWaiting = () => {}

  async function act(controller: ControllerContext<State, State>, input: input, isRetry: boolean): Promise<void> {
    stopWaiting()
    const { sessions } = client
    let before: string | undefined
    controller.dispatch({ status: 'working', input: shown(input) })
    await controller.run(
      async (signal) => {
        // On a page that has just loaded, the session that may be refused is not read yet, and would look like a new one.
        if (sessions.getSnapshot().status === 'restoring') await sessions.restore().catch(() => {})
        before = openSession(sessions.getSnapshot())?.signIn.id
        return work(input, signal)
      },
      (result) => {
        controller.dispatch({ status: 'done', input: shown(input), result })
        onDone?.(result, input)
      },
      (error) => {
        // A closed prompt is not a failure.
        if (error.code === 'CANCELLED') return { status: 'idle' }
        if (!needsSignIn(error, { isRetry })) return { status: 'idle', error, input: shown(input) }
        const need = describeSignIn(client, options, error)
        controller.dispatch({ status: 'signing-in', input: shown(input), accountId, ...need })
        const proceed = () => void act(controller, input, true)
        stopWaiting = onSignedIn(client, { accountId, before, proceed })
        return undefined
      },
    )
  }

  return createController<State, State, SignedActionActions<input, done>>((controller) => {
    const { getState, dispatch, cancel } = controller
    const leave = () => {
      onLeave?.()
      stopWaiting()
      cancel()
      dispatch({ status: 'idle' })
    }
    return {
      initial: { status: 'idle' },
      reduce: takeNext,
      isBusy: isUnderWay,
      onDestroy: () => {
        onLeave?.()
        if (isUnderWay(getState())) leave()
      },
      actions: {
        start: async (input) => {
          if (!isUnderWay(getState())) await act(controller, input, false)
        },
        cancelSignIn: () => {
          if (getState().status === 'signing-in') leave()
        },
        restart: leave,
      },
    }
  })
}

function isUnderWay({ status }: SignedActionState<unknown, unknown>): boolean {
  return status === 'working' || status === 'signing-in'
}

function needsSignIn(error: WalletError, { isRetry }: { isRetry: boolean }): boolean {
  // If the service refuses a session that was opened for the action, it would refuse the next one, too.
  const refusedAgain = isRetry && error.httpStatus !== undefined
  // The app fetches a token of another provider again; no sign-in to the wallet helps.
  const ofProvider = error.code === 'OIDC_TOKEN_REFUSED'
  return error.action === 'sign-in' && !refusedAgain && !ofProvider
}

function describeSignIn(client: WalletClient, { accountId }: { accountId: string }, error: WalletError): SignInNeed {
  const session = client.sessions.getSnapshot()
  const known = 'session' in session && session.session.accountId === accountId ? session.session : undefined
  const named = error.details?.credentialIds
  return {
    credentialIds: Array.isArray(named) ? named.map(String) : undefined,
    lastCredentialId: known?.credentialId,
    isTooOld: error.code === 'SIGN_IN_TOO_OLD',
  }
}
