/** What a controller is doing right now. A new action aborts the one before it. */
export type CurrentTask = {
  /** Runs the work, unless a later task has begun or `stop` was called by the time it ends. */
  run<result>(
    work: (signal: AbortSignal) => Promise<result>,
  ): Promise<{ result: result } | { error: unknown } | undefined>
  stop(): void
}

export function createCurrentTask(): CurrentTask {
  let current = new AbortController()
  return {
    run: async (work) => {
      current.abort()
      const own = new AbortController()
      current = own
      try {
        const result = await work(own.signal)
        return own.signal.aborted ? undefined : { result }
      } catch (error) {
        return own.signal.aborted ? undefined : { error }
      }
    },
    stop: () => current.abort(),
  }
}
