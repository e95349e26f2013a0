import { expect, test, vi } from 'vitest'
import { WalletError } from '../errors/WalletError.ts'
import { createController } from './createController.ts'

type State = { status: 'idle'; error?: WalletError } | { status: 'counting' } | { status: 'counted'; count: number }
type Event =
  | { type: 'started' }
  | { type: 'counted'; count: number }
  | { type: 'failed'; error: WalletError }
  | { type: 'stopped' }
type Actions = { count(work: (signal: AbortSignal) => Promise<number>): Promise<State>; double(): number }

function reduce(state: State, event: Event): State {
  switch (event.type) {
    case 'started':
      return { status: 'counting' }
    case 'counted':
      return state.status === 'counting' ? { status: 'counted', count: event.count } : state
    case 'failed':
      return { status: 'idle', error: event.error }
    case 'stopped':
      return state.status === 'counting' ? { status: 'idle' } : state
  }
}

function createCounter(extra: { onChange?: () => void; onSubscribe?: () => void } = {}) {
  return createController<State, Event, Actions>(({ getState, dispatch, run }) => ({
    initial: { status: 'idle' },
    reduce,
    isBusy: ({ status }) => status === 'counting',
    onDestroy: () => dispatch({ type: 'stopped' }),
    ...extra,
    actions: {
      count: async (work) => {
        dispatch({ type: 'started' })
        await run(
          work,
          (count) => ({ type: 'counted', count }),
          (error) => ({ type: 'failed', error }),
        )
      },
      double: () => {
        const state = getState()
        return state.status === 'counted' ? state.count * 2 : 0
      },
    },
  }))
}

test('an action resolves with the state it led to, and is busy until then', async () => {
  const counter = createCounter()
  const counting = counter.count(async () => 21)
  expect(counter.isBusy()).toBe(true)

  expect(await counting).toEqual({ status: 'counted', count: 21 })
  expect(counter.isBusy()).toBe(false)
  expect(counter.double()).toBe(42)
})

test('a failure becomes state, including one thrown before there is a promise', async () => {
  const counter = createCounter()
  const error = new WalletError('TIMEOUT')

  expect(await counter.count(async () => Promise.reject(error))).toEqual({ status: 'idle', error })
  const thrown = await counter.count(() => {
    throw new WalletError('RATE_LIMITED')
  })
  expect(thrown).toMatchObject({ error: { code: 'RATE_LIMITED' } })
})

test('a later task aborts the one before it and drops its outcome', async () => {
  const counter = createCounter()
  const signals: AbortSignal[] = []
  const first = Promise.withResolvers<number>()
  const one = counter.count((signal) => {
    signals.push(signal)
    return first.promise
  })
  const two = counter.count(async () => 2)
  first.resolve(1)

  expect(await one).toEqual(await two)
  expect(signals[0]?.aborted).toBe(true)
  expect(counter.getSnapshot()).toEqual({ status: 'counted', count: 2 })
})

test('a destroyed controller ignores what its tasks return, and an action revives it', async () => {
  const counter = createCounter()
  const late = Promise.withResolvers<number>()
  const counting = counter.count(() => late.promise)
  counter.destroy()
  late.reject(new Error('the page is gone'))

  expect(await counting).toEqual({ status: 'idle' })
  expect(await counter.count(async () => 3)).toEqual({ status: 'counted', count: 3 })
})

test('an event that does not fit notifies no subscriber', async () => {
  const counter = createCounter()
  const listener = vi.fn()
  counter.subscribe(listener)
  counter.destroy()

  expect(listener).not.toHaveBeenCalled()
})

test('deadlines are watched after each event, and the first subscription resumes after a reload', async () => {
  const onChange = vi.fn()
  const onSubscribe = vi.fn()
  const counter = createCounter({ onChange, onSubscribe })
  expect(onSubscribe).not.toHaveBeenCalled()
  counter.subscribe(() => {})
  await counter.count(async () => 1)

  expect(onSubscribe).toHaveBeenCalledTimes(1)
  expect(onChange).toHaveBeenCalledTimes(2)
})
