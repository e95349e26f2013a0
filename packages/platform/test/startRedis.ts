import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeMissing, findProgram } from '../../../scripts/programs.ts'

/** Why there is no Redis server here, for the tests that are skipped without one. */
export const withoutRedis = describeMissing(['redis-server'])

export type TestRedis = {
  readonly url: string
  readonly start: () => Promise<void>
  /** Ends it at once, as a crash does. What it held is gone. */
  readonly stop: () => Promise<void>
}

/** Prepares a Redis server with a port and a folder of its own, which keeps nothing on disk. */
export async function prepareRedis(): Promise<TestRedis> {
  const port = await findFreePort()
  const folder = mkdtempSync(join(tmpdir(), 'countersign-redis-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  let server: ChildProcess | undefined
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      const network = ['--port', String(port), '--bind', '127.0.0.1']
      const disk = ['--save', '', '--appendonly', 'no', '--dir', folder]
      const started = spawn(findProgram('redis-server') ?? 'redis-server', [...network, ...disk], {
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      server = started
      await new Promise<void>((resolve, reject) => {
        started.once('error', reject)
        started.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)))
        started.stdout.on('data', (text) => {
          if (String(text).includes('Ready to accept connections')) resolve()
        })
      })
    },
    stop: async () => {
      const running = server
      server = undefined
      if (running && running.exitCode === null)
        await new Promise((resolve) => {
          running.once('exit', resolve)
          running.kill('SIGKILL')
        })
    },
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
