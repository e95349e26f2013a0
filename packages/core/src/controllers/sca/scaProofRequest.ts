import type { WalletError } from '../../errors/WalletError.ts'
import { loadModule } from '../../flows/loadChunk.ts'
import type { ControllerContext } from '../createController.ts'
import type { ScaTask } from './scaProof.ts'
import type { ScaProofClocks } from './scaProofClocks.ts'
import type { RunningProofState, ScaProofEvent, ScaRequest } from './scaProofState.ts'

/** Proving by passkey: only customers with a passkey load it. */
export const loadPasskeyProof = () => loadModule(import('../../flows/sca/proof.ts'))

/** Manages the present request for a proof. */
export function createProofRequest(
  { getState, dispatch }: Pick<ControllerContext<RunningProofState, ScaProofEvent>, 'getState' | 'dispatch'>,
  clocks: ScaProofClocks,
) {
  let task: ScaTask | undefined
  let outcomeUnknown: WalletError | undefined

  const beginResendWait = ({ request }: ScaTask) => (request.factor === 'SMS_OTP' ? clocks.begin('resend') : undefined)

  /** Takes a task, and returns its request. Where that is shown already, its waits continue. */
  function take(next: ScaTask): ScaRequest {
    const state = getState()
    task = next
    const shown = 'request' in state && state.request.id === next.request.id ? state.request : undefined
    const { resendAt = beginResendWait(next), retryAt } = shown ?? {}
    return { ...next.request, resendAt, retryAt }
  }

  return {
    task: () => task,
    /** Returns the request if a proof for it can be given now. */
    awaited: (): ScaRequest | undefined => {
      const state = getState()
      return state.status === 'awaiting-proof' && clocks.timeLeftMs('retry') === 0 ? state.request : undefined
    },
    /** Returns the error of a proof for this request whose response was lost. */
    outcomeUnknown: () => outcomeUnknown,
    doubt: (error: WalletError) => {
      outcomeUnknown = error
    },
    ask: (next: ScaTask) => {
      // A browser shows the passkey prompt only soon after a click, so nothing may have to load then.
      if (next.request.factor === 'PASSKEY')
        void loadPasskeyProof()
          .then(({ loadScaCeremony }) => loadScaCeremony())
          .catch(() => {})
      if (task?.request.id !== next.request.id) outcomeUnknown = undefined
      dispatch({ type: 'asked', request: take(next) })
    },
    /** Shows the same request again, with what there is to say about it. */
    showAgain: (next: ScaTask, error?: WalletError, waits: Partial<ScaRequest> = {}) =>
      dispatch({ type: 'returned', request: { ...take(next), ...waits }, error }),
    /** Shows a request whose code was sent just now. */
    renew: (next: ScaTask) =>
      dispatch({ type: 'renewed', request: { ...take(next), resendAt: beginResendWait(next) } }),
    /** Removes what was true only for a while: a wait that is over, a network that was down. */
    clear: () => {
      const state = getState()
      if ((state.status !== 'awaiting-proof' && state.status !== 'expired') || clocks.timeLeftMs('retry') > 0) return
      dispatch({ type: 'cleared', request: { ...state.request, retryAt: undefined } })
    },
  }
}
