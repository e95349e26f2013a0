import type { WalletClient } from '../../createWalletClient.ts'
import { createDeadline, type Deadline } from '../deadline.ts'
import { createWait } from '../wait.ts'
import type { RunningProofState, ScaProofActions } from './scaProofState.ts'

/** How long to wait for another code, and for another attempt if the service does not say how long. */
const pauseMs = 30_000

/** The longest lock that the service sets; a longer one is checked again after this. */
const longestLockMs = 24 * 60 * 60_000

type Which = Parameters<ScaProofActions['timeLeftMs']>[0]
type Ending = 'expiry' | 'retry' | 'lock'

export type ScaProofClocks = ReturnType<typeof createProofClocks>

/**
 * The clocks of one proof: until when it is accepted, which the service says, and the waits that begin here. `onOver` is
 * called once a moment has passed, while the state is one that it ends.
 */
export function createProofClocks(
  { transport }: WalletClient,
  { getState, onOver }: { getState: () => RunningProofState; onOver: (which: Ending) => void },
) {
  const { clock, serverTime } = transport
  const waits = { resend: createWait(transport), retry: createWait(transport), lock: createWait(transport) }

  function timeLeftMs(which: Which): number {
    const moment = momentOf(getState(), which)
    if (!moment) return 0
    return which === 'expiry' ? Math.max(0, moment.getTime() - serverTime.now()) : waits[which].msLeft()
  }

  function createEnd(which: Ending, status: RunningProofState['status']): Deadline {
    const readTimeLeftMs = () => {
      const state = getState()
      return state.status === status && momentOf(state, which) ? timeLeftMs(which) : undefined
    }
    return createDeadline({ clock, serverTime, readTimeLeftMs, onOver: () => onOver(which) })
  }
  const ends = [
    createEnd('expiry', 'awaiting-proof'),
    createEnd('retry', 'awaiting-proof'),
    createEnd('lock', 'locked'),
  ]

  return {
    timeLeftMs,
    /** Begins a wait and returns its end. */
    begin: (which: 'resend' | 'retry', ms = pauseMs): Date => waits[which].begin(ms),
    beginLock: (until: Date): Date => waits.lock.begin(Math.min(until.getTime() - serverTime.now(), longestLockMs)),
    watch: () => {
      for (const end of ends) end.watch()
    },
  }
}

function momentOf(state: RunningProofState, which: Which): Date | undefined {
  if (which === 'lock') return state.status === 'locked' ? state.until : undefined
  if (!('request' in state)) return undefined
  const { expiresAt, resendAt, retryAt } = state.request
  return { expiry: expiresAt, resend: resendAt, retry: retryAt }[which]
}
