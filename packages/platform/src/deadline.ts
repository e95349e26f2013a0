type DeadlineParameters = {
  readonly timeoutMs: number
  /** Builds the error for the caller when the time is up. */
  readonly late: () => Error
}

/** A time limit for several pieces of work together. It begins with the first of them, and until then costs nothing. */
export type Deadline = {
  /**
   * Runs one piece of work. When the time is up, its signal aborts and the call rejects, also when the work ignores the
   * signal.
   *
   * @throws the error of `late` when the time is up, else what the work throws.
   */
  readonly within: <result>(work: (signal: AbortSignal) => Promise<result>) => Promise<result>
  /** Ends the limit. Has to be called once all work is done, or a timer stays behind. */
  readonly end: () => void
}

/** Creates the time limit of several pieces of work. */
export function createDeadline({ timeoutMs, late }: DeadlineParameters): Deadline {
  let begun: { signal: AbortSignal; timeout: Promise<never> } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function begin() {
    const abort = new AbortController()
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(late())
        abort.abort()
      }, timeoutMs)
    })
    return { signal: abort.signal, timeout }
  }

  return {
    within: (work) => {
      begun ??= begin()
      return Promise.race([begun.timeout, work(begun.signal)])
    },
    end: () => clearTimeout(timer),
  }
}

/** Runs one piece of work that has to end in time, as `Deadline.within` does. */
export async function withDeadline<result>(
  work: (signal: AbortSignal) => Promise<result>,
  parameters: DeadlineParameters,
): Promise<result> {
  const { within, end } = createDeadline(parameters)
  try {
    return await within(work)
  } finally {
    end()
  }
}
