import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { programPath, run } from './programs.ts'

const root = join(import.meta.dirname, '..')
const site = join(root, 'apps/docs')

/** Where the site is served. */
export const sitePort = 4400

const path = [join(site, 'node_modules/.bin'), join(root, 'node_modules/.bin'), programPath()].join(':')
const env = { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1' }

/** Runs a program of the site to its end. */
const runHere = (program: string, ...args: string[]) =>
  run(program, args, { cwd: site, stdio: ['ignore', 'inherit', 'inherit'], env })

if (import.meta.main) {
  if (!process.argv.includes('--no-build')) {
    // What was rendered before stays as it was, even if the settings have changed since.
    rmSync(join(site, '.cache'), { recursive: true, force: true })
    // The pages from documents and code, and a folder of files for any static host.
    runHere('node', 'generator/main.ts')
    runHere('astro', 'build')
    runHere('node', 'generator/offline.ts')
  }
  // As a static host does, on the next port that is free.
  if (!process.argv.includes('--no-serve')) runHere('astro', 'preview', '--port', `${sitePort}`)
}
