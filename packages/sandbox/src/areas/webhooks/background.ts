/** Work that no request waits for: deliveries to the platform. */
export type Background = {
  /** Starts when everything before has ended, so that events arrive in the order in which they happened. */
  start(work: () => Promise<void>): void
  /** Resolves when nothing is left to do, including what the work itself started. */
  settled(): Promise<void>
}

/** `after` runs each time that a piece of work has ended. The work itself never rejects. */
export function createBackground(parameters: { after: () => void }): Background {
  let left = 0
  let last = Promise.resolve()
  return {
    start(work) {
      left += 1
      last = last.then(work).then(() => {
        left -= 1
        parameters.after()
      })
    },
    async settled() {
      while (left > 0) await last
    },
  }
}
