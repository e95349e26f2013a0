import { isWalletError } from '@countersign/core/wire'

/** The pause before the first repetition, in milliseconds. Each one is followed by a pause of twice the length. */
const firstPauseMs = 250

/** The longest pause that a call waits for. A longer one is for the caller to decide about. */
const longestPauseMs = 10_000

type RepeatOptions = {
  readonly retries: number
  readonly mayRetry: (error: unknown) => boolean
  readonly wait: (milliseconds: number) => Promise<void>
}

/** Repeats work after errors that may pass, with the pause that the service asked for or a growing one. */
export async function repeat<result>(
  work: () => Promise<result>,
  { retries, mayRetry, wait }: RepeatOptions,
): Promise<result> {
  for (let repetition = 0; ; repetition++)
    try {
      return await work()
    } catch (error) {
      if (repetition >= retries || !mayRetry(error)) throw error
      const asked = isWalletError(error) ? error.retryAfterMs : undefined
      const pauseMs = asked ?? firstPauseMs * 2 ** repetition
      if (pauseMs > longestPauseMs) throw error
      await wait(pauseMs)
    }
}
