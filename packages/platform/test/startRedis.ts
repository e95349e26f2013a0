import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'

/** Whether `redis-server` (Debian: `apt-get install redis-server`) is installed here. */
export const hasRedis = isInstalled()

function isInstalled(): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export type TestRedis = {
  readonly url: string
  readonly start: () => Promise<void>
  /** Ends it at once, as a crash does. What it held is gone. */
  readonly stop: () => Promise<void>
}

/** Prepares a Redis server on a port of its own that keeps nothing on disk. */
export async function prepareRedis(): Promise<TestRedis> {
  const port = await findFreePort()
  let server: ChildProcess | undefined
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      // It writes nothing there with these settings.
      const directory = tmpdir()
      const settings = [
        '--port',
        String(port),
        '--bind',
        '127.0.0.1',
        '--save',
        '',
        '--appendonly',
        'no',
        '--dir',
        directory,
      ]
      const started = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'ignore'] })
      server = started
      await new Promise<void>((resolve, reject) => {
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
