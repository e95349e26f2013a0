import type { WalletClient } from '../../createWalletClient.ts'
import type { WalletError } from '../../errors/WalletError.ts'
import { arrived } from '../../flows/loadLater.ts'
import { openSession } from '../../session/sessionState.ts'
import { createWritable, type Readable } from '../../state/readable.ts'
import { countDown } from '../../time/deviceTime.ts'
import { createDeadline } from '../payment/deadline.ts'
import { createSignedAction, type SignedActionState } from '../signedAction.ts'

/** The words themselves are in no state: `readWords()` hands them out while they are `ready`. */
export type WalletExportState =
  | { status: 'idle'; error?: WalletError }
  | { status: 'working' }
  | {
      status: 'signing-in'
      accountId: string
      credentialIds: readonly string[] | undefined
      lastCredentialId: string | undefined
    }
  /** `clearAtMs`: on this device's clock. */
  | { status: 'ready'; wordCount: number; clearAtMs: number }
  | { status: 'cleared' }

export type WalletExportController = Readable<WalletExportState> & {
  /** Asks for the words. Failures become state. */
  start(): Promise<void>
  /** The words while they are ready. Put them on the screen and nowhere else. */
  readWords(): readonly string[] | undefined
  /** Forgets the words now. */
  clear(): void
  /** Leaves the sign-in in place, calmly. */
  cancelSignIn(): void
  /** Milliseconds until the words are forgotten; 0 when there are none. */
  timeLeftMs(): number
  /** Forgets the words and ends what is running. A later `start` revives it. */
  destroy(): void
}

export type WalletExportOptions = {
  accountId: string
  /** How long the words are there. Default one minute. */
  clearAfterMs?: number | undefined
}

/** Opening a wallet's words: wanted by few, and then once. */
const loadWalletExport = () => arrived(import('../../flows/settings/walletExport.ts'))

/**
 * Shows the words of a wallet once, for a short time. They are forgotten when the time is over, and when the session
 * ends, locks or changes hands.
 */
export function createWalletExport(client: WalletClient, options: WalletExportOptions): WalletExportController {
  const { accountId, clearAfterMs = 60_000 } = options
  const { clock, serverTime } = client.transport
  const state = createWritable<WalletExportState>({ status: 'idle' })
  let words: readonly string[] | undefined
  // Their own time: neither what a relay says nor a clock that is set must keep the words on the screen.
  let leftMs = () => 0
  let stopWatching = () => {}

  const action = createSignedAction<undefined, number>(client, {
    accountId,
    work: async (_input, signal) => {
      const { exportWallet } = await loadWalletExport()
      const found = await exportWallet(client, { accountId, signal })
      // Whoever left meanwhile does not want them any more.
      signal.throwIfAborted()
      words = found
      return found.length
    },
  })

  const deadline = createDeadline({
    clock,
    serverTime,
    tabs: client.tabs,
    readTimeLeftMs: () => (words ? leftMs() : undefined),
    onOver: clear,
  })

  function forget(): void {
    words = undefined
    stopWatching()
    deadline.stop()
  }

  function clear(): void {
    forget()
    if (state.getSnapshot().status === 'ready') state.set({ status: 'cleared' })
  }

  function clearWithSession(): void {
    if (openSession(client.sessions.getSnapshot())?.accountId !== accountId) clear()
  }

  function show(change: Unfinished): void {
    forget()
    state.set(withoutInput(change))
  }

  function reveal(wordCount: number): void {
    leftMs = countDown(clock, clearAfterMs)
    state.set({ status: 'ready', wordCount, clearAtMs: clock.now() + clearAfterMs })
    stopWatching = client.sessions.subscribe(clearWithSession)
    deadline.watch()
    clearWithSession()
  }

  action.subscribe(() => {
    const change = action.getSnapshot()
    if (change.status === 'done') reveal(change.result)
    else show(change)
  })

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    start: async () => {
      if (state.getSnapshot().status !== 'ready') await action.start(undefined)
    },
    readWords: () => (state.getSnapshot().status === 'ready' ? words : undefined),
    clear,
    cancelSignIn: action.cancelSignIn,
    timeLeftMs: deadline.timeLeftMs,
    destroy: () => {
      action.destroy()
      clear()
    },
  }
}

type Unfinished = Exclude<SignedActionState<undefined, number>, { status: 'done' }>

function withoutInput(change: Unfinished): WalletExportState {
  const { input: _none, ...shown } = change
  return shown
}
