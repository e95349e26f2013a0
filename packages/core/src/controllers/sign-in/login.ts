import type { WalletClient } from '../../createWalletClient.ts'
import { toWalletError } from '../../errors/toWalletError.ts'
import type { WalletError } from '../../errors/WalletError.ts'
import { arrived } from '../../flows/loadLater.ts'
import type { SignInChoice } from '../../flows/sign-in/login.ts'
import { awaitedCodeNote, recallOtpChallenge } from '../../flows/sign-in/otpChallenge.ts'
import type { TypedLogin } from '../../flows/sign-in/otpLogin.ts'
import { listRememberedLogins } from '../../flows/sign-in/rememberedLogins.ts'
import { createWritable, type Readable } from '../../state/readable.ts'
import type { RememberedLogin } from '../../storage/rememberedLogins.ts'
import type { SignInMethod } from '../../wire/platform.ts'
import { createCurrentTask } from '../currentTask.ts'

/** From who it is to how they sign in. Whether anybody has the address is not told here, by anything. */
export type LoginState =
  /**
   * Ask who it is. `remembered`: how somebody signed in on this device before, last used first. A passkey among them
   * can be used at once (`createPasskeyLogin(client, { remembered })`). Of the others the address is stored masked
   * only, so the person types it again: they say what to ask for first.
   */
  | { status: 'idle'; remembered: readonly RememberedLogin[]; error?: WalletError }
  | { status: 'looking-up' }
  /** The ways to sign in, last used on this device first. Where there is one, a screen may go straight in. */
  | { status: 'choosing'; methods: readonly SignInMethod[] }

export type LoginController = Readable<LoginState> & {
  /**
   * Reads what is remembered here and, with `accountId`, the wallet's ways if the platform knows who is asking. Without
   * it, a code that was on its way when the page was reloaded is the way that is offered.
   */
  load(): Promise<void>
  /** Looks up how whoever has this address or number signs in. Failures become state. */
  find(who: TypedLogin): Promise<void>
  /** Back to the beginning, to be somebody else. */
  restart(): void
  /** Ends what is running. A later action revives the controller. */
  destroy(): void
}

/** Looking up how somebody signs in: wanted when they have said who they are. */
const loadLogin = () => arrived(import('../../flows/sign-in/login.ts'))

/** The choice of how to sign in, before any of the ways begins. */
export function createLogin(client: WalletClient, options: SignInChoice = {}): LoginController {
  const { accountId, credentialIds } = options
  const state = createWritable<LoginState>({ status: 'idle', remembered: [] })
  const task = createCurrentTask()
  let remembered: readonly RememberedLogin[] = []

  const fits = (login: RememberedLogin) =>
    (accountId === undefined || login.accountId === accountId) &&
    (credentialIds === undefined || credentialIds.includes(login.credentialId))
  const beIdle = (error?: WalletError) => state.set({ status: 'idle', remembered, ...(error && { error }) })

  /** The way of a code that was sent before the page was reloaded, unless somebody has signed in here since. */
  function awaitedWay(): SignInMethod | undefined {
    const challenge = recallOtpChallenge(client, awaitedCodeNote)
    if (!challenge) return undefined
    const { credentialId, type, sentTo, sentAtMs, clockOffsetMs } = challenge
    if (remembered.some(({ lastUsedAtMs }) => lastUsedAtMs >= sentAtMs - clockOffsetMs)) return undefined
    return { id: credentialId, accountId: challenge.accountId, type, nickname: sentTo }
  }

  /** Looks up the ways; `undefined` where nobody can be looked up yet. */
  async function lookUp(
    work: (
      flows: Awaited<ReturnType<typeof loadLogin>>,
      signal: AbortSignal,
    ) => Promise<readonly SignInMethod[] | undefined>,
  ): Promise<void> {
    state.set({ status: 'looking-up' })
    const outcome = await task.run(async (signal) => work(await loadLogin(), signal))
    if (!outcome) return
    if ('error' in outcome) return beIdle(toWalletError(outcome.error))
    if (!outcome.result?.length) return beIdle()
    state.set({ status: 'choosing', methods: outcome.result })
  }

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    load: async () => {
      const outcome = await task.run(() => listRememberedLogins(client))
      if (!outcome) return
      remembered = 'result' in outcome ? outcome.result.filter(fits) : []
      const awaited = awaitedWay()
      if (accountId === undefined) return awaited ? state.set({ status: 'choosing', methods: [awaited] }) : beIdle()
      await lookUp((flows, signal) => flows.listSignInMethods(client, { accountId, credentialIds, signal }))
    },
    find: (who) =>
      lookUp((flows, signal) => flows.findSignInMethods(client, { who, accountId, credentialIds, signal })),
    restart: () => {
      task.stop()
      client.notes.remove(awaitedCodeNote)
      beIdle()
    },
    destroy: () => {
      task.stop()
      if (state.getSnapshot().status === 'looking-up') beIdle()
    },
  }
}
