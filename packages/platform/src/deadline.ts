type DeadlineParameters = {
  readonly timeoutMs: number
  /** Builds the error for the caller when the time is up. */
  readonly late: () => Error
}

/**
 * Runs work that has to end in time. When the time is up, its signal aborts and the call rejects, also when the work
 * ignores the signal.
 *
 * @throws the error of `late` when the time is up, else what the work throws.
 */
export async function withDeadline<result>(
  work: (signal: AbortSignal) => Promise<result>,
  { timeoutMs, late }: DeadlineParameters,
): Promise<result> {
  const abort = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(late())
      abort.abort()
    }, timeoutMs)
  })
  try {
    return await Promise.race([timeout, work(abort.signal)])
  } finally {
    clearTimeout(timer)
  }
}
