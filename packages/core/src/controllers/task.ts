import { toWalletError } from '../errors/toWalletError.ts'
import type { WalletError } from '../errors/WalletError.ts'

/** One piece of work at a time: new work aborts the work before it. */
export type Task = {
  /**
   * Runs `work`. Never rejects: a failure is passed to `failed`. Neither outcome is reported when other work or
   * `cancel` came first.
   */
  run<result>(
    work: (signal: AbortSignal) => Promise<result>,
    done: (result: result) => unknown,
    failed: (error: WalletError) => unknown,
  ): Promise<void>
  isRunning(): boolean
  cancel(): void
}

export function createTask(): Task {
  let current = new AbortController()
  let running = false

  function cancel(): void {
    current.abort()
    running = false
  }

  return {
    run: async (work, done, failed) => {
      cancel()
      const own = new AbortController()
      current = own
      running = true
      const report = await (async () => work(own.signal))().then(
        (result) => () => done(result),
        (thrown: unknown) => () => failed(toWalletError(thrown)),
      )
      if (own.signal.aborted) return
      running = false
      await report()
    },
    isRunning: () => running,
    cancel,
  }
}
