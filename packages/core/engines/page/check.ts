import { reportCheck } from './server.ts'

const limitMs = 20_000

/** Runs a check and reports it as soon as it is over. It passes unless the work throws or takes longer than the limit. */
export async function check(name: string, work: () => void | Promise<void>): Promise<void> {
  const failure = await failureOf(work)
  await reportCheck({ name, ...(failure !== undefined && { failure }) })
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
