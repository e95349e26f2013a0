import type { WalletClient } from '../../createWalletClient.ts'
import type { WalletError } from '../../errors/WalletError.ts'
import { loadModule } from '../../flows/loadChunk.ts'
import { type Controller, createController, takeNext } from '../createController.ts'
import { createSignedAction } from '../signedAction.ts'
import { createTemporarySecret } from '../temporarySecret.ts'
import { watchAccount } from '../watchAccount.ts'
import type { WithError } from '../withError.ts'

/** The words themselves are in no state: `readWords()` returns them while they are `ready`. */
export type WalletExportState = WithError<
  | { status: 'idle'; error?: WalletError | undefined }
  | { status: 'working' }
  | {
      status: 'signing-in'
      accountId: string
      credentialIds: readonly string[] | undefined
      lastCredentialId: string | undefined
      isTooOld: boolean
    }
  /**
   * `clearAtMs`: when the words are forgotten, on this device's clock; `undefined` until they are revealed. `check`: the
   * user is asked for the words at these positions, from 0; `isWrong`: the last answer was not right.
   */
  | { status: 'ready'; wordCount: number; clearAtMs: number | undefined; check?: WalletExportCheck }
  /** The words were forgotten before the user wrote them down, or showed that they did. */
  | { status: 'cleared' }
  /** The user wrote the words down: two of them were checked. The words were forgotten. */
  | { status: 'checked' }
>

/** The positions of the words that the user is asked for, from 0. */
export type WalletExportCheck = { readonly positions: readonly [number, number]; readonly isWrong: boolean }

/** Actions resolve with the state that they led to; a failure is part of it. */
type WalletExportActions = {
  /** Requests the words. */
  start(): Promise<WalletExportState>
  /** Returns the words while they are ready. Put them on the screen and nowhere else. */
  readWords(): readonly string[] | undefined
  /** Starts the time for the words, when they are first on the screen. A second call does nothing. */
  reveal(): void
  /** Starts the time again. */
  addTime(): void
  /** Asks for two words, which shows that the user wrote them down. */
  beginCheck(): void
  /** Checks the two words, in the order of their positions. They are stored nowhere. */
  check(words: readonly [string, string]): void
  /** Returns from the check to the words. */
  leaveCheck(): void
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
  /** How long the words are available from when they are revealed, in milliseconds. Default three minutes. */
  clearAfterMs?: number | undefined
}

/** How long the words are kept while they are not on the screen: before they are revealed, and during the check. */
const coveredMs = 10 * 60_000

/** Few users open the words of a wallet, and they do so once. */
const loadWalletExport = () => loadModule(import('../../flows/settings/walletExport.ts'))

/**
 * Shows the words of a wallet once, for a short time. They are forgotten when that time is over, and when the session
 * ends, is locked, or belongs to another account.
 */
export function createWalletExport(client: WalletClient, options: WalletExportOptions): WalletExportController {
  const { accountId, clearAfterMs = 3 * 60_000 } = options
  return createController<WalletExportState, WalletExportState, WalletExportActions>(({ getState, dispatch }) => {
    const secret = createTemporarySecret<readonly string[]>(client, { onOver: clear })
    const action = createSignedAction<undefined, number>(client, {
      accountId,
      work: async (_input, signal) => {
        const words = await (await loadWalletExport()).exportWallet(client, { accountId, signal })
        // A user who left meanwhile no longer wants them.
        signal.throwIfAborted()
        hold(coveredMs, words)
        return words.length
      },
    })

    function clear(): void {
      secret.forget()
      if (getState().status === 'ready') dispatch({ status: 'cleared' })
    }

    /** Keeps the words for that long, counted from this call. */
    const hold = (forMs: number, words = secret.read()) =>
      words && secret.hold(words, { forMs, account: watchAccount(client, { accountId }) })

    /** Starts the time, or starts it again. */
    function addTime(isRevealed: boolean): void {
      const state = getState()
      if (state.status === 'ready' && !state.check && (state.clearAtMs !== undefined) === isRevealed)
        dispatch({ status: 'ready', wordCount: state.wordCount, clearAtMs: hold(clearAfterMs) })
    }

    action.subscribe(() => {
      const { input: _none, ...shown } = action.getSnapshot()
      if (shown.status === 'done') return dispatch({ status: 'ready', wordCount: shown.result, clearAtMs: undefined })
      secret.forget()
      dispatch(shown)
    })

    return {
      initial: { status: 'idle' },
      reduce: takeNext,
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
        reveal: () => addTime(false),
        addTime: () => addTime(true),
        beginCheck: () => {
          const state = getState()
          if (state.status !== 'ready' || state.check) return
          hold(coveredMs)
          dispatch({ ...state, clearAtMs: undefined, check: { positions: pickTwo(state.wordCount), isWrong: false } })
        },
        check: (typed) => {
          const state = getState()
          const held = secret.read()
          if (state.status !== 'ready' || !state.check || !held) return
          if (!areRight(typed, held, state.check))
            return dispatch({ ...state, check: { ...state.check, isWrong: true } })
          secret.forget()
          dispatch({ status: 'checked' })
        },
        leaveCheck: () => {
          const state = getState()
          if (state.status === 'ready') dispatch({ status: 'ready', wordCount: state.wordCount, clearAtMs: undefined })
        },
        clear,
        cancelSignIn: action.cancelSignIn,
        timeLeftMs: secret.timeLeftMs,
      },
    }
  })
}

/** Returns two positions in ascending order. They are no secret, so any kind of chance will do. */
function pickTwo(count: number): readonly [number, number] {
  const first = Math.floor(Math.random() * (count - 1))
  const second = first + 1 + Math.floor(Math.random() * (count - first - 1))
  return [first, second]
}

function areRight(typed: readonly string[], words: readonly string[], { positions }: WalletExportCheck): boolean {
  return positions.every((position, index) => words[position] === normalize(typed[index]))
}

function normalize(typed = ''): string {
  return typed.normalize('NFKC').trim().toLowerCase()
}
