import type { WalletClient } from '../../createWalletClient.ts'
import type { WalletError } from '../../errors/WalletError.ts'
import {
  followOwnershipCheck,
  isWholeSignature,
  type OwnershipMethod,
  type OwnWallet,
  proveOwnership,
  readAgain,
  readOwnWallet,
  startOwnershipProof,
} from '../../flows/payees/walletOwnership.ts'
import { type Controller, type ControllerContext, createController, takeNext } from '../createController.ts'
import { createDeadline } from '../deadline.ts'
import type { WithError } from '../withError.ts'

export type WalletOwnershipOptions = {
  /** The wallet, saved as a payee. */
  payeeId: string
}

/** The message to sign, exactly as the service sent it. Show all of it before it is signed. */
type Asked = { readonly wallet: OwnWallet; readonly message: string; readonly expiresAt: Date }

/** The state of proving that a wallet is the user's own. */
export type WalletOwnershipState = WithError<
  | { readonly status: 'loading' }
  | { readonly status: 'unavailable'; readonly error: WalletError }
  /** `methods`: the ways that are open. `wasNotPassed`: the hosted check before was not. */
  | {
      readonly status: 'ready' | 'starting'
      readonly wallet: OwnWallet
      readonly methods: readonly OwnershipMethod[]
      readonly error?: WalletError | undefined
      readonly wasNotPassed?: boolean
    }
  /** `isMistyped`: what was entered cannot be a signature of this wallet, and was not sent. */
  | ({ readonly status: 'signing'; readonly error?: WalletError | undefined; readonly isMistyped?: boolean } & Asked)
  | ({ readonly status: 'proving' } & Asked)
  /** The user is at the hosted check, whose address `openLink()` returns. */
  | { readonly status: 'checking'; readonly wallet: OwnWallet; readonly expiresAt: Date }
  | { readonly status: 'expired'; readonly wallet: OwnWallet; readonly method: OwnershipMethod }
  | { readonly status: 'proven'; readonly wallet: OwnWallet }
>

type WalletOwnershipActions = {
  /** Reads the wallet. */
  load(): Promise<WalletOwnershipState>
  /** Begins a way to prove it; the way that was begun before is over. */
  start(method: OwnershipMethod): Promise<WalletOwnershipState>
  /** Sends the signature of the message. A wrong one can be followed by that of a new message, which is asked for at once. */
  submitSignature(signature: string, scheme?: 'bip137' | 'electrum'): Promise<WalletOwnershipState>
  /** Begins the same way again, after its time was over. */
  refresh(): Promise<WalletOwnershipState>
  /** Returns to the choice of a way. */
  back(): void
  /**
   * Returns the checked address of the hosted check: open it in a window of its own, without an opener (`noopener`).
   * `undefined` in other states.
   */
  openLink(): string | undefined
  /** Returns the milliseconds until what was begun is over, on the service's clock. */
  timeLeftMs(): number
}

export type WalletOwnershipController = Controller<WalletOwnershipState> & WalletOwnershipActions

/**
 * Creates a controller that proves that a wallet is the user's own, by a message that it signs or by a hosted check. The
 * check is offered where the client knows the sites of checks (`sca.verificationOrigins`).
 */
export function createWalletOwnership(
  client: WalletClient,
  options: WalletOwnershipOptions,
): WalletOwnershipController {
  return createController<WalletOwnershipState, WalletOwnershipState, WalletOwnershipActions>((controller) => {
    const { getState, dispatch, run } = controller
    const { deadline, ready, begin, leave, openLink } = createOwnershipSteps(client, controller)

    /** The wallet, unless something is under way that must come to its end. */
    function idleWallet(): OwnWallet | undefined {
      const state = getState()
      return 'wallet' in state && !isWorking(state) && state.status !== 'proven' ? state.wallet : undefined
    }

    async function start(method: OwnershipMethod): Promise<void> {
      const wallet = idleWallet()
      if (wallet) await begin(wallet, { method })
    }

    return {
      initial: { status: 'loading' },
      reduce: takeNext,
      isBusy: isWorking,
      onChange: deadline.watch,
      onDestroy: () => {
        deadline.stop()
        const state = getState()
        if ('wallet' in state) leave(state.wallet)
      },
      actions: {
        load: async () => {
          const { status } = getState()
          if (status !== 'loading' && status !== 'unavailable') return
          dispatch({ status: 'loading' })
          await run(
            (signal) => readOwnWallet(client, { payeeId: options.payeeId, signal }),
            (wallet) => ready(wallet),
            (error) => ({ status: 'unavailable', error }),
          )
        },
        start,
        submitSignature: async (typed, scheme) => {
          const state = getState()
          if (state.status !== 'signing') return
          const { wallet, message, expiresAt } = state
          const asked = { wallet, message, expiresAt }
          const signature = typed.replace(/\s/g, '')
          if (!isWholeSignature(signature, wallet)) return dispatch({ status: 'signing', ...asked, isMistyped: true })
          dispatch({ status: 'proving', ...asked })
          await run(
            () => proveOwnership(client, { wallet, signature, scheme }),
            (proven) => ready(proven),
            (error) => {
              if (error.code !== 'INVALID_INPUT') return { status: 'signing', ...asked, error }
              // The message before is used up.
              return begin(wallet, { method: 'WALLET_SIGNATURE', refused: error })
            },
          )
        },
        refresh: async () => {
          const state = getState()
          if (state.status === 'expired') await start(state.method)
        },
        back: () => {
          const wallet = idleWallet()
          if (wallet) leave(wallet)
        },
        openLink,
        timeLeftMs: deadline.timeLeftMs,
      },
    }
  })
}

type Context = ControllerContext<WalletOwnershipState, WalletOwnershipState>

/** What was begun, until it is proven or its time is over. */
function createOwnershipSteps(client: WalletClient, { getState, dispatch, run, cancel }: Context) {
  const { clock, serverTime } = client.transport
  let link: string | undefined
  const deadline = createDeadline({
    clock,
    serverTime,
    readTimeLeftMs: () => {
      const state = getState()
      const isTimed = state.status === 'signing' || state.status === 'checking'
      return isTimed ? Number(state.expiresAt) - serverTime.now() : undefined
    },
    onOver: () => {
      const state = getState()
      if (state.status === 'signing') dispatch({ status: 'expired', wallet: state.wallet, method: 'WALLET_SIGNATURE' })
      if (state.status === 'checking') void endCheck(state.wallet)
    },
  })

  function ready(wallet: OwnWallet, more: { error?: WalletError; wasNotPassed?: boolean } = {}): WalletOwnershipState {
    link = undefined
    return wallet.isProven
      ? { status: 'proven', wallet }
      : { status: 'ready', wallet, methods: methodsOf(client, wallet), ...more }
  }

  function leave(wallet: OwnWallet): void {
    cancel()
    dispatch(ready(wallet))
  }

  async function begin(shown: OwnWallet, options: { method: OwnershipMethod; refused?: WalletError }): Promise<void> {
    const { method, refused } = options
    link = undefined
    // After a signature that was refused, the step stays until it has a new message.
    if (!refused) dispatch({ status: 'starting', wallet: shown, methods: methodsOf(client, shown) })
    await run(
      (signal) => startOwnershipProof(client, { wallet: shown, method, signal }),
      (proof) => {
        if (!('expiresAt' in proof)) return ready(proof)
        const { wallet, expiresAt, message } = proof
        if (message !== undefined) return { status: 'signing', wallet, message, expiresAt, error: refused }
        link = proof.link
        dispatch({ status: 'checking', wallet, expiresAt })
        return void follow(wallet)
      },
      (error) => ready(shown, { error }),
    )
  }

  async function follow(wallet: OwnWallet): Promise<void> {
    await run(
      (signal) => followOwnershipCheck(client, { wallet, signal }),
      (now) => ready(now, { wasNotPassed: true }),
      (error) => ready(wallet, { error }),
    )
  }

  /** The user may have passed it while this page was hidden. */
  async function endCheck(wallet: OwnWallet): Promise<void> {
    const expired = { status: 'expired', wallet, method: 'LIVENESS' } as const
    await run(
      (signal) => readAgain(client, { wallet, signal }),
      (now) => (now.isProven ? ready(now) : expired),
      () => expired,
    )
  }

  return { deadline, ready, begin, leave, openLink: () => link }
}

function isWorking({ status }: WalletOwnershipState): boolean {
  return status === 'loading' || status === 'starting' || status === 'proving'
}

/** The ways to prove this wallet. */
function methodsOf({ sca }: WalletClient, { network }: OwnWallet): readonly OwnershipMethod[] {
  const bySignature = network === undefined ? [] : (['WALLET_SIGNATURE'] as const)
  return sca.verificationOrigins.length > 0 ? [...bySignature, 'LIVENESS'] : bySignature
}
