import type { WalletClient } from '../../createWalletClient.ts'
import { toWalletError } from '../../errors/toWalletError.ts'
import type { WalletError } from '../../errors/WalletError.ts'
import { checkVerificationLink } from '../../flows/sca/checkVerificationLink.ts'
import { heedScaLapse } from '../../flows/sca/heedScaLapse.ts'
import {
  beginScaReset,
  completeReset,
  findScaReset,
  followScaReset,
  forgetScaReset,
  type KnownScaReset,
  type MobileNumber,
} from '../../flows/sca/scaFactorReset.ts'
import { createWritable, type Readable } from '../../state/readable.ts'
import type { ScaFactor } from '../../wire/scaChallenge.ts'
import { createCurrentTask } from '../currentTask.ts'
import { reduceScaFactorReset, type ScaFactorResetEvent, type ScaFactorResetState } from './scaFactorResetState.ts'

export type ScaFactorResetController = Readable<ScaFactorResetState> & {
  /** Goes on with a reset that was begun in this browser, also days ago. */
  load(): Promise<void>
  /** Begins the reset of a factor that was lost. Failures become state; the service allows five in 24 hours. */
  start(factor: ScaFactor): Promise<void>
  /**
   * Where the person proves who they are, checked: open it in a window of its own, without an opener (`noopener`).
   * `undefined` unless the state says `link: 'available'`.
   */
  openLink(): string | undefined
  /** For a check that is embedded in the page. `undefined` unless the state says `token: 'available'`. */
  readLivenessToken(): string | undefined
  /** Ends a reset whose check has passed. `mobile`: the new number, for a lost phone. */
  complete(parameters?: { mobile?: MobileNumber | undefined }): Promise<void>
  /** Makes the call once more that failed: after a login in place, or because the person tries again. */
  resume(): Promise<void>
  /** Forgets the reset here, calmly. At the service it lapses by itself. */
  cancel(): void
  /** Forgets the link and the token and ends what is running. A later `load` revives it. */
  destroy(): void
}

export type ScaFactorResetOptions = { accountId: string }

/** Resets a factor that was lost: the person proves who they are in another way, and enrols it anew. */
export function createScaFactorReset(client: WalletClient, options: ScaFactorResetOptions): ScaFactorResetController {
  const context = createContext(client, options)
  const { state, dispatch, task } = context
  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    load: () => load(context),
    start: (factor) => start(context, factor),
    openLink: () => context.link,
    readLivenessToken: () => context.livenessToken,
    complete: ({ mobile } = {}) => complete(context, mobile),
    resume: async () => {
      const { failed } = context
      context.failed = undefined
      await failed?.()
    },
    cancel: () => {
      task.stop()
      if (context.reset) void forgetScaReset(client, { reset: context.reset })
      drop(context)
      dispatch({ type: 'left' })
    },
    destroy: () => {
      task.stop()
      drop(context)
      dispatch({ type: 'destroyed' })
    },
  }
}

/** What the turns of one reset share. */
type Context = ReturnType<typeof createContext>

function createContext(client: WalletClient, { accountId }: ScaFactorResetOptions) {
  const state = createWritable<ScaFactorResetState>({ status: 'loading' })
  return {
    client,
    accountId,
    state,
    dispatch: (event: ScaFactorResetEvent) => {
      // The service knows better than this browser whether somebody is signed in.
      if ('error' in event && event.error?.action === 'sca-sign-in') void heedScaLapse(client, { accountId })
      state.set(reduceScaFactorReset(state.getSnapshot(), event))
    },
    task: createCurrentTask(),
    reset: undefined as KnownScaReset | undefined,
    /** Both open the check to whoever holds them. */
    link: undefined as string | undefined,
    livenessToken: undefined as string | undefined,
    /** The call that failed last. */
    failed: undefined as (() => Promise<void>) | undefined,
  }
}

function drop(context: Context): void {
  context.reset = undefined
  context.link = undefined
  context.livenessToken = undefined
  context.failed = undefined
}

async function load(context: Context): Promise<void> {
  const { client, accountId, task, state, dispatch } = context
  if (state.getSnapshot().status !== 'loading') return
  const outcome = await task.run(() => findScaReset(client, { accountId }))
  if (!outcome) return
  const found = 'result' in outcome ? outcome.result : undefined
  if (!found) return dispatch({ type: 'none-found' })
  context.reset = found
  void follow(context, found)
}

async function start(context: Context, factor: ScaFactor): Promise<void> {
  const { client, accountId, task, state, dispatch } = context
  const { status } = state.getSnapshot()
  if (status === 'starting' || status === 'completing') return
  const before = setAside(context)
  dispatch({ type: 'start-requested', factor })
  const outcome = await task.run((signal) => beginScaReset(client, { accountId, factor, signal }))
  if (!outcome) return
  if ('error' in outcome) {
    const error = toWalletError(outcome.error)
    const { retryAfterMs } = error
    const retryAt = retryAfterMs === undefined ? undefined : new Date(client.transport.serverTime.now() + retryAfterMs)
    if (!before) dispatch({ type: 'failed', error, retryAt })
    else takeBack(context, before, { error, retryAt })
    context.failed = () => start(context, factor)
    return
  }
  const { reset, expiresAt, livenessToken } = outcome.result
  const { link, linkError } = readLink(client, outcome.result.link)
  context.reset = reset
  context.link = link
  context.livenessToken = livenessToken
  const isThere = (value: string | undefined) => (value === undefined ? 'none' : 'available')
  dispatch({ type: 'begun', expiresAt, link: isThere(link), token: isThere(livenessToken), linkError })
  void follow(context, reset)
}

/** Takes a reset that is under way off the screen while another one is asked for. */
function setAside(context: Context) {
  const { state, reset, link, livenessToken } = context
  const kept = state.getSnapshot()
  drop(context)
  return reset && (kept.status === 'waiting' || kept.status === 'passed')
    ? { kept, reset, link, livenessToken }
    : undefined
}

/** Puts it back: the other one was not begun. */
function takeBack(
  context: Context,
  { kept, ...held }: NonNullable<ReturnType<typeof setAside>>,
  refusal: { error: WalletError; retryAt: Date | undefined },
): void {
  Object.assign(context, held)
  context.dispatch({ type: 'refused', kept, ...refusal })
  if (kept.status === 'waiting' && refusal.error.action !== 'sca-sign-in') void follow(context, held.reset)
}

async function complete(context: Context, mobile: MobileNumber | undefined): Promise<void> {
  const { client, task, state, dispatch, reset } = context
  if (state.getSnapshot().status !== 'passed' || !reset) return
  dispatch({ type: 'complete-requested' })
  const outcome = await task.run((signal) => completeReset(client, { reset, mobile, signal }))
  if (!outcome) return
  if ('error' in outcome) {
    dispatch({ type: 'failed', error: toWalletError(outcome.error) })
    context.failed = () => complete(context, mobile)
    return
  }
  const stage = outcome.result
  dispatch({ type: 'read', factor: reset.factor, progress: { stage } })
  if (stage === 'waiting' || stage === 'in-review') void follow(context, reset)
}

async function follow(context: Context, reset: KnownScaReset): Promise<void> {
  const { client, task, dispatch } = context
  const { factor } = reset
  const outcome = await task.run((signal) =>
    followScaReset(client, {
      reset,
      signal,
      onProgress: (progress) => {
        // After the check they open nothing that is wanted.
        if (progress.stage !== 'waiting') {
          context.link = undefined
          context.livenessToken = undefined
        }
        dispatch({ type: 'read', factor, progress })
      },
      onLost: (error) => dispatch({ type: 'not-read', factor, error }),
    }),
  )
  if (!outcome || 'result' in outcome) return
  const error = toWalletError(outcome.error)
  if (error.httpStatus === 404) return lose(context, { reset, error })
  dispatch({ type: 'not-read', factor, error })
  context.failed = async () => void follow(context, reset)
}

/** A reset that this browser remembers may be long gone; one that was just begun may not. */
function lose(context: Context, { reset, error }: { reset: KnownScaReset; error: WalletError }): void {
  const { client, state, dispatch } = context
  void forgetScaReset(client, { reset })
  drop(context)
  dispatch({ type: 'gone', ...(state.getSnapshot().status !== 'loading' && { error }) })
}

function readLink(client: WalletClient, link: string | undefined): { link?: string; linkError?: WalletError } {
  try {
    return link === undefined ? {} : { link: checkVerificationLink(client, { link }) }
  } catch (error) {
    return { linkError: toWalletError(error) }
  }
}
