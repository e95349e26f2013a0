import type { WalletClient } from '../createWalletClient.ts'
import { toWalletError } from '../errors/toWalletError.ts'
import type { WalletError } from '../errors/WalletError.ts'
import { createWritable, type Readable } from '../state/readable.ts'
import { createCurrentTask } from './currentTask.ts'
import { createSignedAction, type SignedActionOptions, type SignedActionState } from './signedAction.ts'

/** Something that is read before it is changed. */
export type ReadState<content> =
  | { status: 'loading' }
  | { status: 'unavailable'; error: WalletError }
  | { status: 'ready'; content: content }

/** What is there, and the one change that is being made to it. */
export type ManagedListState<content, input, done> = {
  readonly list: ReadState<content>
  readonly change: SignedActionState<input, done>
}

export type ManagedList<content, input, done> = Readable<ManagedListState<content, input, done>> & {
  /** Reads it. What was read before stays on the screen meanwhile. */
  load(): Promise<void>
  /** Makes a change, then reads again. Failures become state; while one is at work, another call does nothing. */
  change(input: input): Promise<unknown>
  /** Leaves the sign-in in place, calmly: nothing was changed. */
  cancelSignIn(): void
  /** Puts the last change out of sight, done or failed. */
  dismiss(): void
  /** Ends what is running. */
  destroy(): void
}

/** A list of things that a signature changes: read, change, read again. */
export function createManagedList<content, input, done>(
  client: WalletClient,
  options: SignedActionOptions<input, done> & { read: (signal: AbortSignal) => Promise<content> },
): ManagedList<content, input, done> {
  const { read, ...actionOptions } = options
  const task = createCurrentTask()
  let ended = false
  const action = createSignedAction(client, actionOptions)
  const state = createWritable<ManagedListState<content, input, done>>({
    list: { status: 'loading' },
    change: action.getSnapshot(),
  })
  const show = (next: Partial<ManagedListState<content, input, done>>) => state.set({ ...state.getSnapshot(), ...next })

  async function load(): Promise<void> {
    ended = false
    if (state.getSnapshot().list.status === 'unavailable') show({ list: { status: 'loading' } })
    const outcome = await task.run(read)
    if (!outcome) return
    if ('error' in outcome) show({ list: { status: 'unavailable', error: toWalletError(outcome.error) } })
    else show({ list: { status: 'ready', content: outcome.result } })
  }

  action.subscribe(() => {
    const before = state.getSnapshot().change.status
    const change = action.getSnapshot()
    show({ change })
    // Also after a failure, or when the person left meanwhile: it may have changed something, and only reading tells.
    const over = change.status === 'done' || change.status === 'idle'
    if (before === 'working' && over && !ended) void load()
  })

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    load,
    change: action.start,
    cancelSignIn: action.cancelSignIn,
    dismiss: action.reset,
    destroy: () => {
      ended = true
      task.stop()
      action.destroy()
    },
  }
}
