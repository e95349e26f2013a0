import type { WalletClient } from '../../createWalletClient.ts'
import type { Readable } from '../../state/readable.ts'
import { createDeadline, type Deadline } from '../payment/deadline.ts'
import { createWait } from '../wait.ts'
import type { RunningProofState, ScaProofActions } from './scaProofState.ts'

type Which = Parameters<ScaProofActions['timeLeftMs']>[0]

/** The clocks of one proof: until when it is taken, which the service says, and the waits that begin here. */
export function createProofClocks(client: WalletClient, state: Readable<RunningProofState>) {
  const { clock, serverTime } = client.transport
  const { tabs } = client
  const waits = {
    resend: createWait(client.transport),
    retry: createWait(client.transport),
    lock: createWait(client.transport),
  }

  function timeLeftMs(which: Which): number {
    const moment = momentOf(state.getSnapshot(), which)
    if (!moment) return 0
    return which === 'expiry' ? Math.max(0, moment.getTime() - serverTime.now()) : waits[which].msLeft()
  }

  /** Ends what a moment ends, while the state is one that it can end. */
  function watch(which: Which, status: RunningProofState['status'], onOver: () => void): Deadline {
    const readTimeLeftMs = () => {
      const current = state.getSnapshot()
      return current.status === status && momentOf(current, which) ? timeLeftMs(which) : undefined
    }
    return createDeadline({ clock, serverTime, tabs, readTimeLeftMs, onOver })
  }

  return { waits, timeLeftMs, watch }
}

function momentOf(state: RunningProofState, which: Which): Date | undefined {
  if (which === 'lock') return state.status === 'locked' ? state.until : undefined
  if (!('request' in state)) return undefined
  const { expiresAt, resendAt, retryAt } = state.request
  return { expiry: expiresAt, resend: resendAt, retry: retryAt }[which]
}
