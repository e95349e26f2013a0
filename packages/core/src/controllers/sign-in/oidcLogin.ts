import type { WalletClient } from '../../createWalletClient.ts'
import type { WalletError } from '../../errors/WalletError.ts'
import { loadModule } from '../../flows/loadChunk.ts'
import type { OidcRequest } from '../../flows/sign-in/oidcLogin.ts'
import type { SessionInfo } from '../../session/sessionState.ts'
import { type Controller, createController, takeNext } from '../createController.ts'
import type { WithError } from '../withError.ts'

export type OidcLoginState = WithError<
  | { status: 'idle'; error?: WalletError | undefined }
  /** The key is being created. */
  | { status: 'preparing' }
  /** The user is at the provider, in a popup or soon after a redirect. */
  | { status: 'away' }
  | { status: 'verifying' }
  | { status: 'signed-in'; session: SessionInfo }
>

/** Actions resolve with the state that they led to; a failure is part of it. */
type OidcLoginActions = {
  /**
   * Creates the key, then calls `open` to send the user to the provider with `nonce` and `state`.
   *
   * Popup: `open` resolves with the ID token of the response whose `state` is the one it was given; when the user
   * closes the popup it throws `WalletError` `CANCELLED`, and the state returns to the beginning without an error.
   * Browsers allow a popup only within the click, so open it empty before `begin` and navigate it in `open`. Redirect:
   * `open` resolves with `undefined`; the page that comes back calls `finish`.
   */
  begin(open: (request: OidcRequest) => Promise<string | undefined>): Promise<OidcLoginState>
  /** Signs in with what came back after a redirect. The token is not stored anywhere. */
  finish(response: { state: string; oidcToken: string }): Promise<OidcLoginState>
  /** Ends the sign-in: a token that still arrives finds no key. */
  cancel(): void
}

export type OidcLoginController = Controller<OidcLoginState> & OidcLoginActions

export type OidcLoginOptions = {
  /** The credential to sign in with, when it is known already: one call less. */
  credentialId?: string | undefined
}

/** The flow itself, with its messages and parsers. */
const loadOidcLogin = () => loadModule(import('../../flows/sign-in/oidcLogin.ts'))

/** Signs in by a fresh OpenID token, from a popup or across a redirect of the whole page. */
export function createOidcLogin(client: WalletClient, options: OidcLoginOptions = {}): OidcLoginController {
  const { credentialId } = options
  /** The `state` of the sign-in whose user is at the provider, so that it can be given up. */
  let pendingState: string | undefined

  /** Gives up what was begun: its key is deleted, as far as the browser's store allows. */
  function abandon(): void {
    const begun = pendingState
    pendingState = undefined
    if (begun === undefined) return
    void loadOidcLogin()
      .then(({ abandonOidcLogin }) => abandonOidcLogin(client, { state: begun }))
      .catch(() => {})
  }

  return createController<OidcLoginState, OidcLoginState, OidcLoginActions>((controller) => {
    const { getState, dispatch, run, cancel } = controller
    // A closed popup is not a failure.
    const fail = (error: WalletError): OidcLoginState =>
      error.code === 'CANCELLED' ? { status: 'idle' } : { status: 'idle', error }

    async function verify(response: { state: string; oidcToken: string }): Promise<void> {
      pendingState = undefined
      dispatch({ status: 'verifying' })
      await run(
        async (signal) => (await loadOidcLogin()).loginWithOidcToken(client, { ...response, credentialId, signal }),
        (session) => ({ status: 'signed-in', session }),
        fail,
      )
    }

    return {
      initial: { status: 'idle' },
      reduce: takeNext,
      isBusy: ({ status }) => status === 'preparing' || status === 'verifying',
      onDestroy: () => {
        // The key of a pending sign-in stays: the page may be on its way to the provider.
        pendingState = undefined
        const { status } = getState()
        if (status !== 'idle' && status !== 'signed-in') dispatch({ status: 'idle' })
      },
      actions: {
        begin: async (open) => {
          const { status } = getState()
          if (status === 'preparing' || status === 'verifying') return
          abandon()
          dispatch({ status: 'preparing' })
          await run(
            async (signal) => {
              const { state, ...request } = await (await loadOidcLogin()).prepareOidcLogin(client, { signal })
              if (signal.aborted) return undefined
              pendingState = state
              dispatch({ status: 'away' })
              return { state, oidcToken: await open({ state, ...request }) }
            },
            async (response) => {
              if (response?.oidcToken !== undefined)
                await verify({ state: response.state, oidcToken: response.oidcToken })
            },
            (error) => {
              abandon()
              return fail(error)
            },
          )
        },
        finish: async (response) => {
          const { status } = getState()
          if (status === 'idle' || status === 'away') await verify(response)
        },
        cancel: () => {
          if (getState().status === 'signed-in') return
          cancel()
          abandon()
          dispatch({ status: 'idle' })
        },
      },
    }
  })
}
