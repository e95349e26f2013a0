import type { WalletError } from '../errors/WalletError.ts'
import { createStore, type Store } from '../state/store.ts'
import { createTask } from './task.ts'

/** What every journey provides to a screen, besides its own actions. */
export type Controller<state> = Store<state> & {
  /** Returns whether an action is under way. */
  isBusy(): boolean
  /** Ends what is running. A later action revives the controller. */
  destroy(): void
}

/**
 * How to continue after an outcome: an event is dispatched; a function that returns no event has already done the work.
 */
type Next<event> = event | undefined | void | Promise<void>

/** What the actions of a controller work with. */
export type ControllerContext<state, event> = {
  getState(): state
  dispatch(event: event): void
  /**
   * Runs the controller's one task; the task before it is aborted. Never rejects: a failure is passed to `failed`.
   * Neither outcome is reported when another task, `cancel` or `destroy` came first.
   */
  run<result>(
    work: (signal: AbortSignal) => Promise<result>,
    done: (result: result) => Next<event>,
    failed: (error: WalletError) => Next<event>,
  ): Promise<void>
  /** Aborts the running task. */
  cancel(): void
}

type Actions = { readonly [name: string]: (...values: never[]) => unknown }

/** Actions as they are written: those that promise the resulting state return nothing, and the controller adds it. */
type Written<actions extends Actions, state> = {
  [name in keyof actions]: (
    ...values: Parameters<actions[name]>
  ) => Promise<state> extends ReturnType<actions[name]> ? Promise<void> : ReturnType<actions[name]>
}

export type ControllerSetup<state, event, actions extends Actions> = {
  initial: state
  /** Returns the next state. Pure; an event that does not fit leaves the state unchanged. */
  reduce(state: state, event: event): state
  isBusy(state: state): boolean
  actions: Written<actions, state>
  /** Called after each event, when the screen has the new state: the place to watch deadlines. */
  onChange?: (() => void) | undefined
  /** Called with each subscription: the place to continue what a reload interrupted, which rendering must not do. */
  onSubscribe?: (() => void) | undefined
  /** Called by `destroy` after the task was aborted: brings the state to one from which an action can start again. */
  onDestroy?: (() => void) | undefined
}

/** The reducer of a journey whose events are its states: only one source writes, so none of them comes late. */
export const takeNext = <state>(_state: state, next: state): state => next

/** The reducer of a journey whose events are the parts of its state that changed. */
export const takeParts = <state>(state: state, parts: Partial<state>): state => ({ ...state, ...parts })

/** Creates a controller: one state, changed by events only; one task at a time; and the actions of a journey. */
export function createController<state, event extends object, actions extends Actions>(
  setUp: (context: ControllerContext<state, event>) => ControllerSetup<state, event, actions>,
): Controller<state> & actions {
  const task = createTask()
  const getState = () => store.getSnapshot()

  function dispatch(event: event): void {
    store.set(setup.reduce(getState(), event))
    setup.onChange?.()
  }

  /** At once: nothing may come between an outcome and its event. */
  function follow(next: Next<event>): void | Promise<void> {
    if (next instanceof Promise) return next
    if (typeof next === 'object') dispatch(next)
  }

  const setup = setUp({
    getState,
    dispatch,
    run: (work, done, failed) =>
      task.run(
        work,
        (result) => follow(done(result)),
        (error) => follow(failed(error)),
      ),
    cancel: task.cancel,
  })
  const store = createStore(setup.initial)

  const resolving = Object.entries(setup.actions).map(([name, action]) => [
    name,
    (...values: never[]) => {
      const returned: unknown = action(...values)
      return returned instanceof Promise ? returned.then((value: unknown) => value ?? getState()) : returned
    },
  ])
  return {
    ...(Object.fromEntries(resolving) as actions),
    getSnapshot: store.getSnapshot,
    subscribe: (listener) => {
      const unsubscribe = store.subscribe(listener)
      setup.onSubscribe?.()
      return unsubscribe
    },
    isBusy: () => setup.isBusy(getState()),
    destroy: () => {
      task.cancel()
      setup.onDestroy?.()
    },
  }
}
