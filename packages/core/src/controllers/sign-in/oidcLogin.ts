import type { WalletClient } from '../../createWalletClient.ts'
import { toWalletError } from '../../errors/toWalletError.ts'
import type { WalletError } from '../../errors/WalletError.ts'
import { arrived } from '../../flows/loadLater.ts'
import type { OidcRequest } from '../../flows/sign-in/oidcLogin.ts'
import type { SessionInfo } from '../../session/sessionState.ts'
import { createWritable, type Readable } from '../../state/readable.ts'
import { createCurrentTask } from '../currentTask.ts'

export type OidcLoginState =
  | { status: 'idle'; error?: WalletError }
  /** The key is being made. */
  | { status: 'preparing' }
  /** The person is at the provider, in a popup or soon after a redirect. */
  | { status: 'away' }
  | { status: 'verifying' }
  | { status: 'signed-in'; session: SessionInfo }

export type OidcLoginController = Readable<OidcLoginState> & {
  /**
   * Makes the key, then has `open` send the person to the provider with `nonce` and `state`.
   *
   * Popup: `open` resolves with the ID token of the answer whose `state` is the one it was given; when the person
   * closes it, with `WalletError` `CANCELLED` thrown, the screen is calm again. Browsers allow a popup only within the
   * click, so open it empty before `begin` and send it off in `open`. Redirect: `open` resolves with `undefined`; the
   * page that comes back calls `finish`.
   */
  begin(open: (request: OidcRequest) => Promise<string | undefined>): Promise<void>
  /** Signs in with what came back after a redirect. Failures become state; the token is kept nowhere. */
  finish(answer: { state: string; oidcToken: string }): Promise<void>
  /** Leaves it, calmly: a token that still comes finds no key. */
  cancel(): void
  /** Ends what is running. A later action revives the controller. */
  destroy(): void
}

export type OidcLoginOptions = {
  /** The credential to sign in with, when it is known already: one call less. */
  credentialId?: string | undefined
}

/** The turns themselves, with their messages and parsers. */
const loadOidcLogin = () => arrived(import('../../flows/sign-in/oidcLogin.ts'))

/** Signs in by a fresh OpenID token, from a popup or across a redirect of the whole page. */
export function createOidcLogin(client: WalletClient, options: OidcLoginOptions = {}): OidcLoginController {
  const { credentialId } = options
  const state = createWritable<OidcLoginState>({ status: 'idle' })
  const task = createCurrentTask()
  /** The sign-in that is away, so that it can be given up. */
  let awayState: string | undefined

  function fail(thrown: unknown): void {
    const error = toWalletError(thrown)
    state.set(error.code === 'CANCELLED' ? { status: 'idle' } : { status: 'idle', error })
  }

  /** What was begun is given up: its key goes, as far as the browser's store lets it. */
  function abandon(): void {
    const begun = awayState
    awayState = undefined
    if (begun === undefined) return
    void loadOidcLogin()
      .then(({ abandonOidcLogin }) => abandonOidcLogin(client, { state: begun }))
      .catch(() => {})
  }

  async function verify(answer: { state: string; oidcToken: string }): Promise<void> {
    awayState = undefined
    state.set({ status: 'verifying' })
    const outcome = await task.run(async (signal) => {
      const { loginWithOidcToken } = await loadOidcLogin()
      return loginWithOidcToken(client, { ...answer, credentialId, signal })
    })
    if (!outcome) return
    if ('error' in outcome) return fail(outcome.error)
    state.set({ status: 'signed-in', session: outcome.result })
  }

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    begin: async (open) => {
      const { status } = state.getSnapshot()
      if (status === 'preparing' || status === 'verifying') return
      abandon()
      state.set({ status: 'preparing' })
      const outcome = await task.run(async (signal) => {
        const { prepareOidcLogin } = await loadOidcLogin()
        const request = await prepareOidcLogin(client, { signal })
        if (signal.aborted) return undefined
        awayState = request.state
        state.set({ status: 'away' })
        return { request, oidcToken: await open(request) }
      })
      if (!outcome) return
      if ('error' in outcome) {
        abandon()
        return fail(outcome.error)
      }
      const { result } = outcome
      if (result?.oidcToken !== undefined) await verify({ state: result.request.state, oidcToken: result.oidcToken })
    },
    finish: async (answer) => {
      const { status } = state.getSnapshot()
      if (status === 'idle' || status === 'away') await verify(answer)
    },
    cancel: () => {
      const { status } = state.getSnapshot()
      if (status === 'signed-in') return
      task.stop()
      abandon()
      state.set({ status: 'idle' })
    },
    destroy: () => {
      const { status } = state.getSnapshot()
      task.stop()
      // The key of a sign-in that is away stays: the page may be on its way to the provider.
      awayState = undefined
      if (status !== 'idle' && status !== 'signed-in') state.set({ status: 'idle' })
    },
  }
}
