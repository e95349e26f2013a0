import type { WalletClient } from '../../createWalletClient.ts'
import { isOutcomeUnknown, mayRetry } from '../../errors/outcome.ts'
import type { WalletError } from '../../errors/WalletError.ts'
import { boundRetry } from '../../flows/boundRetry.ts'
import { loadModule } from '../../flows/loadChunk.ts'
import type { ControllerContext } from '../createController.ts'
import { createTask } from '../task.ts'
import type { ScaOutcome, ScaProofOptions } from './scaProof.ts'
import { createProofClocks } from './scaProofClocks.ts'
import { createProofRequest } from './scaProofRequest.ts'
import type { RunningProofState, ScaProofEvent } from './scaProofState.ts'

/**
 * Reads a lock, with what loads only for customers who are locked. Where that fails, the duration is unknown; that it is locked is
 * known.
 */
const readLock = async (error: WalletError) =>
  (await loadModule(import('../../flows/sca/readLock.ts').then((loaded) => loaded.readLock)))(error)

/** Whether a proof may still be given, or one whose outcome is unknown may have counted. */
const isOpen = (state: RunningProofState) =>
  state.status === 'awaiting-proof' || (state.status === 'expired' && state.error)

/** Handles the outcome of an attempt, and the reading of what is still to be proved. */
export function createProofOutcome<done>(
  client: WalletClient,
  options: ScaProofOptions<done>,
  controller: ControllerContext<RunningProofState, ScaProofEvent>,
) {
  const { getState, dispatch, run } = controller
  const { reread } = options
  const clocks = createProofClocks(client, { getState, onOver: endMoment })
  const asked = createProofRequest(controller, clocks)
  const glance = createTask()

  function endMoment(which: 'expiry' | 'retry' | 'lock'): void {
    if (which === 'lock') return void read()
    const error = asked.outcomeUnknown()
    if (which === 'expiry') dispatch({ type: 'expired', error })
    else asked.clear()
    // It may have been proved elsewhere, and after too many attempts the service may have ended it.
    void look()
  }

  function show(outcome: ScaOutcome<done>, error?: WalletError): void {
    if (outcome.type === 'done') options.onDone(outcome.result)
    else if (outcome.task.request.id !== asked.task()?.request.id) asked.ask(outcome.task)
    else asked.showAgain(outcome.task, error)
  }

  async function fail(thrown: WalletError, wait: 'retry' | 'resend'): Promise<void> {
    const error = boundRetry(thrown)
    const task = asked.task()
    if (!task) return
    if (error.code === 'SCA_OUTCOME_UNKNOWN') asked.doubt(error)
    if (error.code === 'CANCELLED') return asked.showAgain(task, asked.outcomeUnknown())
    if (error.code === 'SCA_CHALLENGE_EXPIRED' || error.code === 'QUOTE_EXPIRED') return dispatch({ type: 'expired' })
    if (error.code === 'RATE_LIMITED')
      return asked.showAgain(task, error, { [`${wait}At`]: clocks.begin(wait, error.retryAfterMs) })
    if (error.code === 'ACCOUNT_LOCKED') {
      const lock = await readLock(error).catch(() => undefined)
      if (!lock) return asked.showAgain(task, error)
      return dispatch({ type: 'lock-met', until: lock.lockedUntil && clocks.beginLock(lock.lockedUntil) })
    }
    if (options.onFailed(error) === 'handled') return
    // It is unknown whether the proof counted, or it came too late for the present request: only reading tells.
    if (isOutcomeUnknown(error) || mayRetry(error)) return read(asked.outcomeUnknown() ?? error)
    if (error.httpStatus === 409) return read(error)
    asked.showAgain(task, error)
  }

  /** Reads the present state and continues from there. `error` is shown if nothing has changed. */
  async function read(error?: WalletError): Promise<void> {
    const task = asked.task()
    if (!task) return
    if (!reread) return asked.showAgain(task, error)
    await run(
      (signal) => reread({ task, signal }),
      (outcome) => show(outcome, error),
      (failure) => {
        if (options.onFailed(failure) === 'show') asked.showAgain(task, error ?? asked.outcomeUnknown() ?? failure)
      },
    )
  }

  /** Reads without showing it, while a request waits: it may have been proved elsewhere, or be over. */
  async function look(): Promise<void> {
    const task = asked.task()
    const isWaiting = () => isOpen(getState()) && asked.task() === task
    // A page that becomes visible reports that several times at once.
    if (!task || !reread || !isWaiting() || glance.isRunning()) return
    await glance.run(
      (signal) => reread({ task, signal }),
      (outcome) => {
        if (!isWaiting()) return
        if (outcome.type === 'next' && outcome.task.request.id === task.request.id) asked.clear()
        else show(outcome)
      },
      (error) => void (isWaiting() && options.onFailed(error)),
    )
  }

  return { asked, clocks, show, fail, look, stopLooking: glance.cancel }
}
