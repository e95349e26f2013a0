import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What tests start besides browsers. Each has the name of the Debian package that brings it. */
export const testPrograms = ['redis-server', 'curl', 'jq', 'bash'] as const
type TestProgram = (typeof testPrograms)[number]

/** The path of the caller, and where a system keeps its programs: a bare path may hold no more than Node and git. */
export function programPath(path = process.env.PATH): string {
  return [path, '/usr/local/bin', '/usr/bin', '/bin'].filter(Boolean).join(delimiter)
}

/** Returns the path of a program, or `undefined` if it is not installed. */
export function findProgram(name: TestProgram, path?: string): string | undefined {
  return programPath(path)
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))
}

/** Returns why tests that need these programs are skipped, or `undefined` if all of them are installed. */
export function describeMissing(names: readonly TestProgram[], path?: string): string | undefined {
  const missing = names.filter((name) => !findProgram(name, path))
  return missing.length === 0
    ? undefined
    : `not on this machine: ${missing.join(', ')} (Debian's packages of that name)`
}

/**
 * Runs a program to its end, without a word on its standard output unless `options` says otherwise, and returns that.
 *
 * @throws `Error` when it fails.
 */
export function run(program: string, args: readonly string[], options: SpawnSyncOptions = {}): string {
  const stdio: SpawnSyncOptions['stdio'] = ['ignore', 'pipe', 'inherit']
  const { status, stdout } = spawnSync(program, args, { stdio, maxBuffer: 1e8, ...options, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}`)
  return stdout
}
