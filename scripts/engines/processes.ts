import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { constants } from 'node:os'

/** Starts programs and sees to it that none of them outlives this process, nor anything they started. */
export type Processes = {
  start(command: string, args: readonly string[], options?: SpawnOptions): ChildProcess
  /** Ends all of them at once. */
  end(): void
}

export function createProcesses(): Processes {
  const started = new Set<ChildProcess>()
  function end(): void {
    for (const { pid } of started) if (pid !== undefined) endGroup(pid)
    started.clear()
  }
  process.once('exit', end)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]))
  return {
    start: (command, args, options = {}) => {
      // A group of its own, so that what it starts can be ended with it.
      const child = spawn(command, args, { stdio: 'ignore', ...options, detached: true })
      child.on('error', () => started.delete(child))
      started.add(child)
      return child
    },
    end,
  }
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It is gone already.
  }
}

/** Returns the same promise, rejected when it takes longer. */
export async function within<result>(
  work: Promise<result>,
  parameters: { ms: number; otherwise: () => string },
): Promise<result> {
  const { ms, otherwise } = parameters
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(otherwise())), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
