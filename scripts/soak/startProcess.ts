import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { SoakRole } from './faults.ts'

/** One party of the soak run in a process of its own. */
export type SoakProcess = { url: string; readHeap(): Promise<number>; stop(): void }

/** Starts a party and resolves when it listens. */
export async function startProcess(role: SoakRole, ...parameters: string[]): Promise<SoakProcess> {
  const child = fork(join(import.meta.dirname, 'process.ts'), [role, ...parameters], { execArgv: ['--expose-gc'] })
  const { port } = await nextMessage<{ port: number }>(child)
  return {
    url: `http://127.0.0.1:${port}`,
    readHeap: async () => {
      child.send('heap')
      return (await nextMessage<{ heapBytes: number }>(child)).heapBytes
    },
    stop: () => child.send('stop'),
  }
}

function nextMessage<message>(child: ChildProcess): Promise<message> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as message))
    child.once('exit', (code) => reject(new Error(`A process of the soak run ended with ${code}`)))
  })
}
