import { reportCheck } from './server.ts'

const limitMs = 20_000

/** Runs checks and reports each one as soon as it is over. */
export const collector = {
  /** Passes unless the work throws or takes longer than the limit. */
  check: async (name: string, work: () => void | Promise<void>): Promise<void> => {
    const failure = await failureOf(work)
    await reportCheck({ name, ...(failure !== undefined && { failure }) })
  },
}

export type Collector = typeof collector

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
