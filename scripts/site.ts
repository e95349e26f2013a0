import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { programPath } from './programs.ts'

const root = join(import.meta.dirname, '..')
const site = join(root, 'apps/docs')

/** Where the site is served. */
export const sitePort = 4400

const path = [join(site, 'node_modules/.bin'), join(root, 'node_modules/.bin'), programPath()].join(':')
const env = { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1' }

/** Runs a program of the site to its end. */
async function run(program: string, ...args: string[]): Promise<void> {
  const child = spawn(program, args, { cwd: site, stdio: ['ignore', 'inherit', 'inherit'], env })
  const end = () => process.exit(child.kill() ? 0 : 1)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${program} ended with ${code}`)
}

if (import.meta.main) {
  if (!process.argv.includes('--no-build')) {
    // What was rendered before stays as it was, even if the settings have changed since.
    rmSync(join(site, '.cache'), { recursive: true, force: true })
    // The pages from documents and code, and a folder of files for any static host.
    await run('node', 'generator/main.ts')
    await run('astro', 'build')
    await run('node', 'generator/offline.ts')
  }
  // As a static host does, on the next port that is free.
  if (!process.argv.includes('--no-serve')) await run('astro', 'preview', '--port', `${sitePort}`)
}
