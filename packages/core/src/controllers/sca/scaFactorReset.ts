import type { WalletClient } from '../../createWalletClient.ts'
import { toWalletError } from '../../errors/toWalletError.ts'
import type { WalletError } from '../../errors/WalletError.ts'
import { checkVerificationLink } from '../../flows/sca/checkVerificationLink.ts'
import { forgetScaSessionExpiry } from '../../flows/sca/forgetScaSessionExpiry.ts'
import {
  beginScaReset,
  completeReset,
  findScaReset,
  followScaReset,
  forgetScaReset,
  type KnownScaReset,
  type ScaResetProgress,
} from '../../flows/sca/scaFactorReset.ts'
import type { ScaFactor } from '../../wire/scaChallenge.ts'
import { type Controller, type ControllerContext, createController, takeNext } from '../createController.ts'
import {
  afterReading,
  isKept,
  isSending,
  type KeptReset,
  keep,
  type ScaFactorResetState,
  waiting,
} from './scaFactorResetState.ts'

/** Actions resolve with the state that they led to; a failure is part of it. */
type ScaFactorResetActions = {
  /** Continues a reset that was begun in this browser, even days ago. */
  load(): Promise<ScaFactorResetState>
  /** Begins the reset of a lost factor. The service allows five in 24 hours. */
  start(factor: ScaFactor): Promise<ScaFactorResetState>
  /**
   * Returns the checked address of the identity check: open it in a window of its own, without an opener (`noopener`).
   * `undefined` unless the state says `link: 'available'`.
   */
  openLink(): string | undefined
  /** Returns the token of a check that is embedded in the page. `undefined` unless the state says `token: 'available'`. */
  readLivenessToken(): string | undefined
  /** Ends a reset whose check has passed. `phoneNumber`: the new number of a lost phone, with `+` and the country code. */
  complete(parameters?: { phoneNumber?: string | undefined }): Promise<ScaFactorResetState>
  /** Repeats the call that failed: after an inline SCA sign-in, or because the user tries again. */
  resume(): Promise<ScaFactorResetState>
  /** Forgets the reset here. At the service it expires by itself. */
  cancel(): void
}

/** `destroy` forgets the link and the token; a later `load` revives the controller. */
export type ScaFactorResetController = Controller<ScaFactorResetState> & ScaFactorResetActions

export type ScaFactorResetOptions = { accountId: string }

/** The reset that is under way. Its link and its token give access to the identity check, so they are in no state. */
type OpenReset = { reset: KnownScaReset; link?: string | undefined; livenessToken?: string | undefined }

/** Resets a factor that was lost: the user passes an identity check, and enrolls it again. */
export function createScaFactorReset(client: WalletClient, options: ScaFactorResetOptions): ScaFactorResetController {
  return createController<ScaFactorResetState, ScaFactorResetState, ScaFactorResetActions>((controller) => {
    const { getState, run, cancel } = controller
    const held = createOpenReset(client, options, controller)
    const { dispatch, current, take, drop, follow, fail, clear, repeatBy, resume } = held

    async function start(factor: ScaFactor): Promise<void> {
      const kept = getState()
      if (isSending(kept)) return
      // A reset that is under way leaves the screen while another one is requested.
      const open = current()
      const before = open && isKept(kept) ? { kept, open } : undefined
      drop()
      dispatch({ status: 'starting', factor })
      await run(
        (signal) => beginScaReset(client, { ...options, factor, signal }),
        ({ reset, expiresAt, livenessToken, link: stated }) => {
          const { link, linkError } = readLink(client, stated)
          take({ reset, link, livenessToken })
          dispatch({ ...waiting(factor), expiresAt, link: isThere(link), token: isThere(livenessToken), linkError })
          void follow(reset)
        },
        (error) => {
          fail(error, before)
          repeatBy(() => start(factor))
        },
      )
    }

    async function complete(phoneNumber: string | undefined): Promise<void> {
      const reset = current()?.reset
      if (getState().status !== 'passed' || !reset) return
      dispatch({ status: 'completing', factor: reset.factor })
      await run(
        (signal) => completeReset(client, { reset, phoneNumber, signal }),
        (stage) => {
          dispatch(afterReading(getState(), { factor: reset.factor, stage }))
          if (stage === 'waiting' || stage === 'in-review') void follow(reset)
        },
        (error) => {
          dispatch({ status: 'passed', factor: reset.factor, error })
          repeatBy(() => complete(phoneNumber))
        },
      )
    }

    return {
      initial: { status: 'loading' },
      reduce: takeNext,
      isBusy: (state) => state.status === 'loading' || isSending(state),
      onDestroy: () => {
        drop()
        dispatch({ status: 'loading' })
      },
      actions: {
        load: async () => {
          if (getState().status !== 'loading') return
          await run(
            () => findScaReset(client, options),
            (found) => {
              if (!found) return dispatch({ status: 'idle' })
              take({ reset: found })
              void follow(found)
            },
            () => ({ status: 'idle' }),
          )
        },
        start,
        openLink: () => current()?.link,
        readLivenessToken: () => current()?.livenessToken,
        complete: ({ phoneNumber } = {}) => complete(phoneNumber),
        resume,
        cancel: () => {
          cancel()
          clear()
        },
      },
    }
  })
}

/** Holds the reset that is under way, and reads it until it has ended. */
function createOpenReset(
  client: WalletClient,
  { accountId }: ScaFactorResetOptions,
  controller: ControllerContext<ScaFactorResetState, ScaFactorResetState>,
) {
  let open: OpenReset | undefined
  let repeat: (() => Promise<void>) | undefined

  function drop(): void {
    open = repeat = undefined
  }

  function dispatch(next: ScaFactorResetState): void {
    // The service decides whether the customer is signed in; the browser only remembers it.
    if ('error' in next && next.error?.action === 'sca-sign-in') void forgetScaSessionExpiry(client, { accountId })
    controller.dispatch(next)
  }

  async function follow(reset: KnownScaReset): Promise<void> {
    const { factor } = reset
    const onProgress = (progress: ScaResetProgress) => {
      // After the check, its link and token are of no more use.
      if (progress.stage !== 'waiting' && open) open = { reset: open.reset }
      dispatch(afterReading(controller.getState(), { factor, ...progress }))
    }
    const onLost = (error: WalletError) => {
      const state = controller.getState()
      if (state.status === 'waiting' || state.status === 'loading')
        dispatch({ ...waiting(factor), ...state, status: 'waiting', error })
    }
    await controller.run(
      (signal) => followScaReset(client, { reset, signal, onProgress, onLost }),
      () => {},
      (error) => {
        if (error.httpStatus === 404) return clear(reset, error)
        onLost(error)
        repeat = async () => void follow(reset)
      },
    )
  }

  /** Forgets a reset. One that this browser remembers may have ended long ago; one that was begun just now may not. */
  function clear(reset = open?.reset, error?: WalletError): void {
    if (reset) void forgetScaReset(client, { reset })
    drop()
    dispatch({ status: 'idle', error: controller.getState().status === 'loading' ? undefined : error })
  }

  return {
    dispatch,
    current: () => open,
    take: (next: OpenReset) => {
      open = next
    },
    drop,
    follow,
    /** Another reset was not begun: shows the one before again. */
    fail: (error: WalletError, before?: { kept: KeptReset; open: OpenReset }) => {
      const retryAt = retryAtOf(client, error)
      if (!before) return dispatch({ status: 'idle', error, retryAt })
      open = before.open
      dispatch(keep(before.kept, { error, retryAt }))
      if (before.kept.status === 'waiting' && error.action !== 'sca-sign-in') void follow(open.reset)
    },
    clear,
    /** Sets what `resume` repeats. */
    repeatBy: (call: () => Promise<void>) => {
      repeat = call
    },
    resume: async () => {
      const failed = repeat
      repeat = undefined
      await failed?.()
    },
  }
}

const isThere = (value: string | undefined) => (value === undefined ? 'none' : 'available')

/** When the service begins another reset, after it has refused one. */
function retryAtOf({ transport }: WalletClient, { retryAfterMs }: WalletError): Date | undefined {
  return retryAfterMs === undefined ? undefined : new Date(transport.serverTime.now() + retryAfterMs)
}

function readLink(client: WalletClient, link: string | undefined): { link?: string; linkError?: WalletError } {
  try {
    return link === undefined ? {} : { link: checkVerificationLink(client, { link }) }
  } catch (error) {
    return { linkError: toWalletError(error) }
  }
}
