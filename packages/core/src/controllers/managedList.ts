import type { WalletClient } from '../createWalletClient.ts'
import type { WalletError } from '../errors/WalletError.ts'
import { type Controller, createController } from './createController.ts'
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

/** The result of a reading. */
export type ReadEvent<content> =
  | { type: 'read-started' }
  | { type: 'read'; content: content }
  | { type: 'not-read'; error: WalletError }

type ManagedListEvent<content, input, done> =
  | ReadEvent<content>
  | { type: 'change-moved'; change: SignedActionState<input, done> }

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
  type Event = ManagedListEvent<content, input, done>
  const { read, changedBy, ...actionOptions } = options
  const action = createSignedAction(client, actionOptions)
  let ended = false
  let stopListening: (() => void) | undefined

  return createController<State, Event, ManagedListActions<content, input, done>>(({ getState, dispatch, run }) => {
    async function load(): Promise<void> {
      ended = false
      if (changedBy) stopListening ??= onChange(client, changedBy, () => void load())
      dispatch({ type: 'read-started' })
      await run(
        read,
        (content) => ({ type: 'read', content }),
        (error) => ({ type: 'not-read', error }),
      )
    }

    action.subscribe(() => {
      const before = getState().change.status
      const change = action.getSnapshot()
      dispatch({ type: 'change-moved', change })
      // Also after a failure, or when the user left meanwhile: it may have changed something, and only another reading
      // shows that.
      const over = change.status === 'done' || change.status === 'idle'
      if (before === 'working' && over && !ended) void load()
    })

    return {
      initial: { list: { status: 'loading' }, change: action.getSnapshot() },
      reduce: stateAfter,
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
  })
}

function stateAfter<content, input, done>(
  state: ManagedListState<content, input, done>,
  event: ManagedListEvent<content, input, done>,
): ManagedListState<content, input, done> {
  if (event.type === 'change-moved') return { ...state, change: event.change }
  const list = listAfter(state.list, event)
  return list === state.list ? state : { ...state, list }
}

/** The content of the last reading stays until there is another. */
export function listAfter<content>(list: ReadState<content>, event: ReadEvent<content>): ReadState<content> {
  switch (event.type) {
    case 'read-started':
      return list.status === 'unavailable' ? { status: 'loading' } : list
    case 'read':
      return { status: 'ready', content: event.content }
    case 'not-read':
      return { status: 'unavailable', error: event.error }
  }
}
