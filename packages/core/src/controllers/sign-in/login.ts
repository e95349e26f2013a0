import type { WalletClient } from '../../createWalletClient.ts'
import type { WalletError } from '../../errors/WalletError.ts'
import { loadModule } from '../../flows/loadChunk.ts'
import { awaitedCodeName } from '../../flows/sign-in/awaitedCodeName.ts'
import type { SignInChoice } from '../../flows/sign-in/login.ts'
import { recallOtpChallenge } from '../../flows/sign-in/otpChallenge.ts'
import type { TypedLogin } from '../../flows/sign-in/otpLogin.ts'
import { listRememberedLogins } from '../../flows/sign-in/rememberedLogins.ts'
import type { RememberedLogin } from '../../storage/rememberedLogins.ts'
import type { SignInMethod } from '../../wire/platform.ts'
import { type Controller, createController, takeNext } from '../createController.ts'
import type { WithError } from '../withError.ts'

/** From an address or number to the sign-in methods. No state reveals whether the address has an account. */
export type LoginState = WithError<
  /**
   * Ask for an address or a number. `remembered`: previous sign-ins on this device, last used first. A passkey among
   * them can be used at once (`createPasskeyLogin(client, { remembered })`). Of the others only the masked address is
   * stored, so the user types it again; use them to decide what to ask for first.
   */
  | { status: 'idle'; remembered: readonly RememberedLogin[]; error?: WalletError | undefined }
  | { status: 'looking-up' }
  /** The sign-in methods, last used on this device first. Where there is only one, a screen may start it at once. */
  | { status: 'choosing'; methods: readonly SignInMethod[] }
>

/** Actions resolve with the state that they led to; a failure is part of it. */
type LoginActions = {
  /**
   * Reads what is remembered here and, with `accountId`, the wallet's methods if the platform knows the user. Without
   * it, a code that was sent before the page was reloaded is the method that is offered.
   */
  load(): Promise<LoginState>
  /** Looks up how the owner of this address or number signs in. */
  find(who: TypedLogin): Promise<LoginState>
  /** Returns to the beginning, to use another address or number. */
  restart(): void
}

export type LoginController = Controller<LoginState> & LoginActions

/** Looking up sign-in methods: needed once the user has typed an address or number. */
const loadLogin = () => loadModule(import('../../flows/sign-in/login.ts'))

/** Finds out how a user signs in, before any of the methods begins. */
export function createLogin(client: WalletClient, options: SignInChoice = {}): LoginController {
  const { accountId, credentialIds } = options
  let remembered: readonly RememberedLogin[] = []
  const fits = (login: RememberedLogin) =>
    (accountId === undefined || login.accountId === accountId) &&
    (credentialIds === undefined || credentialIds.includes(login.credentialId))

  return createController<LoginState, LoginState, LoginActions>(({ getState, dispatch, run, cancel }) => {
    /** There is no method to offer, or the lookup failed. */
    const rest = (error?: WalletError): LoginState => ({ status: 'idle', remembered, error })

    /** Looks up the methods; `undefined` where there is no user to look up yet. */
    async function lookUpMethods(
      work: (flows: LoginFlows, signal: AbortSignal) => Promise<readonly SignInMethod[] | undefined>,
    ): Promise<void> {
      dispatch({ status: 'looking-up' })
      await run(
        async (signal) => work(await loadLogin(), signal),
        (methods) => (methods?.length ? { status: 'choosing', methods } : rest()),
        rest,
      )
    }

    async function offer(): Promise<void> {
      if (accountId !== undefined)
        return lookUpMethods((flows, signal) => flows.listSignInMethods(client, { accountId, credentialIds, signal }))
      const awaited = findAwaitedMethod(client, remembered)
      dispatch(awaited ? { status: 'choosing', methods: [awaited] } : rest())
    }

    return {
      initial: { status: 'idle', remembered },
      reduce: takeNext,
      isBusy: ({ status }) => status === 'looking-up',
      onDestroy: () => {
        if (getState().status === 'looking-up') dispatch(rest())
      },
      actions: {
        load: () =>
          run(
            () => listRememberedLogins(client),
            (logins) => {
              remembered = logins.filter(fits)
              return offer()
            },
            () => {
              remembered = []
              return offer()
            },
          ),
        find: (who) =>
          lookUpMethods((flows, signal) => flows.findSignInMethods(client, { who, accountId, credentialIds, signal })),
        restart: () => {
          cancel()
          client.tabStorage.remove(awaitedCodeName)
          dispatch(rest())
        },
      },
    }
  })
}

type LoginFlows = Awaited<ReturnType<typeof loadLogin>>

/** The method of a code that was sent before the page was reloaded, unless a user has signed in here since. */
function findAwaitedMethod(client: WalletClient, remembered: readonly RememberedLogin[]): SignInMethod | undefined {
  const challenge = recallOtpChallenge(client, awaitedCodeName)
  if (!challenge) return undefined
  const { credentialId, type, sentTo, sentAtMs, clockOffsetMs, accountId } = challenge
  if (remembered.some(({ lastUsedAtMs }) => lastUsedAtMs >= sentAtMs - clockOffsetMs)) return undefined
  return { id: credentialId, accountId, type, nickname: sentTo }
}
