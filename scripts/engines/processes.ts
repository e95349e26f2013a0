import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
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

/** Returns the same promise, rejected when it takes longer; `what` begins the sentence that says so. */
export async function within<result>(work: Promise<result>, seconds: number, what: string): Promise<result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} takes longer than ${seconds} s`)), seconds * 1000)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Finds different ports that are free now, so that a run never meets another program that uses its own. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, 'localhost'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}

/** Waits until a server answers; the caller limits how long. */
export async function untilAnswers(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))?.ok) await new Promise((resolve) => setTimeout(resolve, 50))
}
