import type { WalletClient } from '../../createWalletClient.ts'
import { isOutcomeUnknown, mayRetry } from '../../errors/outcome.ts'
import { toWalletError } from '../../errors/toWalletError.ts'
import type { WalletError } from '../../errors/WalletError.ts'
import { boundRetry } from '../../flows/boundRetry.ts'
import { arrived } from '../../flows/loadLater.ts'
import { createWritable } from '../../state/readable.ts'
import type { ScaProof } from '../../wire/scaChallenge.ts'
import { createCurrentTask } from '../currentTask.ts'
import type { ScaOutcome, ScaProofOptions, ScaTask, ScaTurn } from './scaProof.ts'
import { createProofClocks } from './scaProofClocks.ts'
import { type RunningProofState, reduceScaProof, type ScaProofEvent, type ScaRequest } from './scaProofState.ts'

/** How long another code has to wait, and another try where the service does not say how long. */
const pauseMs = 30_000

/** The longest lock that the service gives; what is locked for longer is looked at again then. */
const longestLockMs = 24 * 60 * 60_000

/** What the turns of one machine share. */
export type ScaProofContext<done> = ReturnType<typeof createProofContext<done>>

export function createProofContext<done>(client: WalletClient, options: ScaProofOptions<done>) {
  const state = createWritable<RunningProofState>({ status: 'idle' })
  const { waits, timeLeftMs, watch } = createProofClocks(client, state)
  const deadlines = [
    watch('expiry', 'awaiting-proof', () => {
      const { unheard: error } = context
      dispatch({ type: 'expired', ...(error && { error }) })
      void look(context)
    }),
    watch('retry', 'awaiting-proof', () => {
      clear(context)
      // After too many tries the service may have ended it.
      void look(context)
    }),
    watch('lock', 'locked', () => void read(context)),
  ]

  function dispatch(event: ScaProofEvent): void {
    state.set(reduceScaProof(state.getSnapshot(), event))
    for (const deadline of deadlines) deadline.watch()
  }

  const context = {
    options,
    state,
    dispatch,
    timeLeftMs,
    waits,
    now: client.transport.serverTime.now,
    work: createCurrentTask(),
    glance: createCurrentTask(),
    isLooking: false,
    task: undefined as ScaTask | undefined,
    /** A proof for what is asked for went out, and nobody heard what came of it. */
    unheard: undefined as WalletError | undefined,
    stopListening: () => {},
    stop: () => {
      context.work.stop()
      context.glance.stop()
      context.isLooking = false
      for (const deadline of deadlines) deadline.stop()
      context.stopListening()
    },
  }
  return context
}

/** The request that waits for the person; nothing while something is under way or too early. */
export function awaited<done>({ state, timeLeftMs }: ScaProofContext<done>): ScaRequest | undefined {
  const current = state.getSnapshot()
  return current.status === 'awaiting-proof' && timeLeftMs('retry') === 0 ? current.request : undefined
}

/** Proving by passkey: nobody without one loads it. */
export const loadPasskeyProof = () => arrived(import('../../flows/sca/proof.ts'))

/** How a lock is told: nobody who is not locked loads it. */
const loadLock = () => arrived(import('../../flows/sca/readLock.ts'))

/** Shows what is to be proved. */
export function ask<done>(context: ScaProofContext<done>, task: ScaTask): void {
  // A browser asks for a passkey only soon after a click, so nothing may have to load then.
  if (task.request.factor === 'PASSKEY')
    void loadPasskeyProof()
      .then(({ loadScaCeremonies }) => loadScaCeremonies())
      .catch(() => {})
  if (context.task?.request.id !== task.request.id) context.unheard = undefined
  context.dispatch({ type: 'asked', request: clocked(context, task) })
}

/** The request of a task, on whose clocks it runs already where it is shown. */
function clocked<done>(context: ScaProofContext<done>, task: ScaTask): ScaRequest {
  const current = context.state.getSnapshot()
  context.task = task
  const known = 'request' in current && current.request.id === task.request.id ? current.request : undefined
  const { resendAt = cooledDown(context, task), retryAt } = known ?? {}
  return { ...task.request, resendAt, retryAt }
}

function cooledDown<done>({ waits }: ScaProofContext<done>, task: ScaTask): Date | undefined {
  return task.request.factor === 'SMS_OTP' ? waits.resend.begin(pauseMs) : undefined
}

/** Makes a proof and sends it, once, for the request that is asked for now. */
export async function give<done>(
  context: ScaProofContext<done>,
  makeProof: (turn: ScaTurn) => Promise<ScaProof>,
): Promise<void> {
  const { options, work, dispatch, task } = context
  if (!task || !awaited(context)) return
  dispatch({ type: 'proof-given' })
  const outcome = await work.run(async (signal) =>
    options.prove({ task, signal, proof: await makeProof({ task, signal }) }),
  )
  if (!outcome) return
  if ('error' in outcome) await fail(context, { error: toWalletError(outcome.error), wait: 'retry' })
  else settle(context, outcome.result)
}

/** Has another code sent, or another factor asked for. */
export async function renew<done>(
  context: ScaProofContext<done>,
  another: (turn: ScaTurn) => Promise<ScaTask>,
): Promise<void> {
  const { work, dispatch, task } = context
  if (!task || !awaited(context)) return
  dispatch({ type: 'renewal-asked' })
  const outcome = await work.run((signal) => another({ task, signal }))
  if (!outcome) return
  if ('error' in outcome) return fail(context, { error: toWalletError(outcome.error), wait: 'resend' })
  const request = { ...clocked(context, outcome.result), resendAt: cooledDown(context, outcome.result) }
  dispatch({ type: 'renewed', request })
}

function settle<done>(context: ScaProofContext<done>, outcome: ScaOutcome<done>, error?: WalletError): void {
  const { options, dispatch, task: shown } = context
  if (outcome.type === 'done') options.onDone(outcome.result)
  else if (outcome.task.request.id !== shown?.request.id) ask(context, outcome.task)
  else dispatch({ type: 'returned', request: clocked(context, outcome.task), ...(error && { error }) })
}

async function fail<done>(
  context: ScaProofContext<done>,
  parameters: { error: WalletError; wait: 'retry' | 'resend' },
): Promise<void> {
  const { wait } = parameters
  const error = boundRetry(parameters.error)
  const { options, dispatch, task, waits, now } = context
  if (!task) return
  const request = clocked(context, task)
  if (error.code === 'SCA_OUTCOME_UNKNOWN') context.unheard = error
  const { unheard } = context
  if (error.code === 'CANCELLED') return dispatch({ type: 'returned', request, ...(unheard && { error: unheard }) })
  if (error.code === 'ACCOUNT_LOCKED') {
    const lock = await loadLock().catch(() => undefined)
    // How long is not known then; that it is locked is.
    if (!lock) return dispatch({ type: 'returned', request, error })
    const { lockedUntil } = lock.readLock(error)
    const lockMs = Math.min((lockedUntil?.getTime() ?? 0) - now(), longestLockMs)
    return dispatch({ type: 'lock-met', until: lockedUntil && waits.lock.begin(lockMs) })
  }
  if (error.code === 'SCA_CHALLENGE_EXPIRED') return dispatch({ type: 'expired' })
  if (error.code === 'RATE_LIMITED') {
    const over = waits[wait].begin(error.retryAfterMs ?? pauseMs)
    return dispatch({ type: 'returned', request: { ...request, [`${wait}At`]: over }, error })
  }
  if (options.onFailed(error) === 'handled') return
  // Nobody knows whether it counted, or it came too late for what is asked now: reading tells.
  if (isOutcomeUnknown(error) || mayRetry(error)) return read(context, unheard ?? error)
  if (error.httpStatus === 409) return read(context, error)
  dispatch({ type: 'returned', request, error })
}

/** Reads where it stands and goes on from there. `error`: what to say where it still stands as it did. */
async function read<done>(context: ScaProofContext<done>, error?: WalletError): Promise<void> {
  const { options, work, dispatch, task } = context
  if (!task) return
  const stay = (why?: WalletError) =>
    dispatch({ type: 'returned', request: clocked(context, task), ...(why && { error: why }) })
  const { reread } = options
  if (!reread) return stay(error)
  const outcome = await work.run((signal) => reread({ task, signal }))
  if (!outcome) return
  if ('result' in outcome) return settle(context, outcome.result, error)
  const failure = toWalletError(outcome.error)
  if (options.onFailed(failure) === 'show') stay(error ?? context.unheard ?? failure)
}

/** Reads quietly, behind a request that waits: it may have been proved elsewhere, or be over. */
export async function look<done>(context: ScaProofContext<done>): Promise<void> {
  const { options, state, glance, task } = context
  const { reread } = options
  const waits = () => {
    const current = state.getSnapshot()
    const isOpen = current.status === 'awaiting-proof' || (current.status === 'expired' && current.error)
    return isOpen && context.task === task
  }
  // A page that comes back says so several times at once.
  if (!task || !reread || !waits() || context.isLooking) return
  context.isLooking = true
  const outcome = await glance.run((signal) => reread({ task, signal }))
  if (!outcome) return
  context.isLooking = false
  if (!waits()) return
  if ('error' in outcome) options.onFailed(toWalletError(outcome.error))
  else if (outcome.result.type === 'done') options.onDone(outcome.result.result)
  else if (outcome.result.task.request.id !== task.request.id) ask(context, outcome.result.task)
  else clear(context)
}

/** Takes back what was only true for a while: a wait that is over, a network that was away. */
function clear<done>({ state, dispatch, timeLeftMs }: ScaProofContext<done>): void {
  const current = state.getSnapshot()
  if ((current.status !== 'awaiting-proof' && current.status !== 'expired') || timeLeftMs('retry') > 0) return
  dispatch({ type: 'cleared', request: { ...current.request, retryAt: undefined } })
}
