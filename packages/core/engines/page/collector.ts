import type { Check } from '../report.ts'

/** Runs checks and reports each one as soon as it is over. */
export type Collector = {
  /** Passes unless the work throws or takes longer than the limit. */
  check(name: string, work: () => void | Promise<void>): Promise<void>
  fact(sentence: string): Promise<void>
}

const limitMs = 20_000

export function createCollector(parameters: { report: (check: Check) => Promise<void> }): Collector {
  const { report } = parameters
  return {
    check: async (name, work) => {
      const message = await failureOf(work)
      await report(message === undefined ? { name, outcome: 'passed' } : { name, outcome: 'failed', message })
    },
    fact: (sentence) => report({ name: sentence, outcome: 'fact' }),
  }
}

async function failureOf(work: () => void | Promise<void>): Promise<string | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not over after ${limitMs / 1000} s`)), limitMs)
  })
  try {
    await Promise.race([Promise.resolve().then(work), late])
    return undefined
  } catch (error) {
    return String(error)
  } finally {
    clearTimeout(timer)
  }
}
