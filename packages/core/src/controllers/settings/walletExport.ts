import type { WalletClient } from '../../createWalletClient.ts'
import type { WalletError } from '../../errors/WalletError.ts'
import { loadModule } from '../../flows/loadChunk.ts'
import { type Controller, createController } from '../createController.ts'
import { createSignedAction, type SignedActionState } from '../signedAction.ts'
import { createTemporarySecret } from '../temporarySecret.ts'
import { watchAccount } from '../watchAccount.ts'

/** The words themselves are in no state: `readWords()` returns them while they are `ready`. */
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

type WalletExportEvent =
  | { type: 'action-moved'; action: Unfinished }
  | { type: 'opened'; wordCount: number; clearAtMs: number }
  | { type: 'cleared' }

/** Actions resolve with the state that they led to; a failure is part of it. */
type WalletExportActions = {
  /** Requests the words. */
  start(): Promise<WalletExportState>
  /** Returns the words while they are ready. Put them on the screen and nowhere else. */
  readWords(): readonly string[] | undefined
  /** Forgets the words now. */
  clear(): void
  /** Closes the inline sign-in. */
  cancelSignIn(): void
  /** Returns the milliseconds until the words are forgotten; 0 when none are shown. */
  timeLeftMs(): number
}

export type WalletExportController = Controller<WalletExportState> & WalletExportActions

export type WalletExportOptions = {
  accountId: string
  /** How long the words are available. Default one minute. */
  clearAfterMs?: number | undefined
}

/** Few users open the words of a wallet, and they do so once. */
const loadWalletExport = () => loadModule(import('../../flows/settings/walletExport.ts'))

/**
 * Shows the words of a wallet once, for a short time. They are forgotten when that time is over, and when the session
 * ends, is locked, or belongs to another account.
 */
export function createWalletExport(client: WalletClient, options: WalletExportOptions): WalletExportController {
  const { accountId, clearAfterMs = 60_000 } = options
  let words: readonly string[] = []
  const action = createSignedAction<undefined, number>(client, {
    accountId,
    work: async (_input, signal) => {
      const { exportWallet } = await loadWalletExport()
      const found = await exportWallet(client, { accountId, signal })
      // A user who left meanwhile no longer wants them.
      signal.throwIfAborted()
      words = found
      return found.length
    },
  })

  return createController<WalletExportState, WalletExportEvent, WalletExportActions>(({ getState, dispatch }) => {
    const secret = createTemporarySecret<readonly string[]>(client, { onOver: () => dispatch({ type: 'cleared' }) })

    function clear(): void {
      words = []
      secret.forget()
      dispatch({ type: 'cleared' })
    }

    function reveal(wordCount: number): void {
      const account = watchAccount(client, { accountId })
      const clearAtMs = secret.hold(words, { forMs: clearAfterMs, account })
      words = []
      dispatch({ type: 'opened', wordCount, clearAtMs })
    }

    action.subscribe(() => {
      const change = action.getSnapshot()
      if (change.status === 'done') return reveal(change.result)
      secret.forget()
      dispatch({ type: 'action-moved', action: change })
    })

    return {
      initial: { status: 'idle' },
      reduce: stateAfter,
      isBusy: ({ status }) => status === 'working' || status === 'signing-in',
      onChange: secret.watch,
      onDestroy: () => {
        action.destroy()
        clear()
      },
      actions: {
        start: async () => {
          if (getState().status !== 'ready') await action.start(undefined)
        },
        readWords: () => (getState().status === 'ready' ? secret.read() : undefined),
        clear,
        cancelSignIn: action.cancelSignIn,
        timeLeftMs: secret.timeLeftMs,
      },
    }
  })
}

type Unfinished = Exclude<SignedActionState<undefined, number>, { status: 'done' }>

function stateAfter(state: WalletExportState, event: WalletExportEvent): WalletExportState {
  switch (event.type) {
    case 'action-moved': {
      const { input: _none, ...shown } = event.action
      return shown
    }
    case 'opened':
      return { status: 'ready', wordCount: event.wordCount, clearAtMs: event.clearAtMs }
    case 'cleared':
      return state.status === 'ready' ? { status: 'cleared' } : state
  }
}
