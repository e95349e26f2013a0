import type { WalletClient } from '../createWalletClient.ts'
import type { WalletError } from '../errors/WalletError.ts'
import { type Controller, createController, takeParts } from './createController.ts'
import { type ChangedBy, onChange } from './onChange.ts'
import { createSignedAction, type SignedActionOptions, type SignedActionState } from './signedAction.ts'

/** Something that is read before it is changed. */
export type ReadState<content> =
  | { status: 'loading'; error?: undefined }
  | { status: 'unavailable'; error: WalletError }
  | { status: 'ready'; content: content; error?: undefined }

/** The content, and the one change that is being made to it. */
export type ManagedListState<content, input, done> = {
  readonly list: ReadState<content>
  readonly change: SignedActionState<input, done>
}

/** Actions resolve with the state that they led to; a failure is part of it. */
type ManagedListActions<content, input, done> = {
  /** Reads it. What was read before stays on the screen meanwhile. */
  load(): Promise<ManagedListState<content, input, done>>
  /** Makes a change, then reads again. While a change is under way, another call does nothing. */
  change(input: input): Promise<ManagedListState<content, input, done>>
  /** Closes the inline sign-in; nothing was changed. */
  cancelSignIn(): void
  /** Removes the last change from the state, done or failed. */
  dismiss(): void
}

export type ManagedList<content, input, done> = Controller<ManagedListState<content, input, done>> &
  ManagedListActions<content, input, done>

export type ManagedListOptions<content, input, done> = SignedActionOptions<input, done> & {
  read: (signal: AbortSignal) => Promise<content>
  /** The live events after which it is read again. */
  changedBy?: ChangedBy | undefined
}

/** Creates a controller for a list that a signature changes: read, change, read again. */
export function createManagedList<content, input, done>(
  client: WalletClient,
  options: ManagedListOptions<content, input, done>,
): ManagedList<content, input, done> {
  type State = ManagedListState<content, input, done>
  const { read, changedBy, ...actionOptions } = options
  const action = createSignedAction(client, actionOptions)
  let ended = false
  let stopListening: (() => void) | undefined

  return createController<State, Partial<State>, ManagedListActions<content, input, done>>(
    ({ getState, dispatch, run }) => {
      async function load(): Promise<void> {
        ended = false
        if (changedBy) stopListening ??= onChange(client, changedBy, () => void load())
        // The content of the last reading stays until there is another.
        if (getState().list.status === 'unavailable') dispatch({ list: { status: 'loading' } })
        await run(
          read,
          (content) => ({ list: { status: 'ready', content } }),
          (error) => ({ list: { status: 'unavailable', error } }),
        )
      }

      action.subscribe(() => {
        const before = getState().change.status
        const change = action.getSnapshot()
        dispatch({ change })
        // Also after a failure, or when the user left meanwhile: it may have changed something, and only another reading
        // shows that.
        const over = change.status === 'done' || change.status === 'idle'
        if (before === 'working' && over && !ended) void load()
      })

      return {
        initial: { list: { status: 'loading' }, change: action.getSnapshot() },
        reduce: takeParts,
        isBusy: ({ list }) => list.status === 'loading' || action.isBusy(),
        onDestroy: () => {
          ended = true
          stopListening?.()
          stopListening = undefined
          action.destroy()
        },
        actions: {
          load,
          change: async (input) => {
            await action.start(input)
          },
          cancelSignIn: action.cancelSignIn,
          dismiss: action.restart,
        },
      }
    },
  )
}
