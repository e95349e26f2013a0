import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * Loading modules takes most of the time until the sandbox listens, and their number is the same on every machine. The
 * time itself is measured by `pnpm bench sandbox`.
 */
const budget = 150
const root = join(import.meta.dirname, '../..')
const script = join(import.meta.dirname, 'startSandbox.ts')
const command = join(root, 'packages/sandbox/dist/cli.js')

const child = spawnSync(process.execPath, [script, command, 'published'], { encoding: 'utf8' })
if (child.status !== 0) throw new Error(`The published sandbox does not start:\n${child.stderr}`)
const { modules } = JSON.parse(child.stdout.trim().split('\n').at(-1) ?? '') as { modules: number }
console.log(`The sandbox starts with ${modules} modules (budget ${budget})`)
if (modules > budget) process.exitCode = 1
