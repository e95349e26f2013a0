import { spawnSync } from 'node:child_process'
import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const packs = join(root, '.cache/packs')

function run(command: string, args: string[], cwd: string = root): boolean {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) console.error(`failed: ${command} ${args.join(' ')}`)
  return status === 0
}

/** Packs every package as it would be published, and has the packs read by two independent readers. */
function inspectPackages(): boolean {
  rmSync(packs, { recursive: true, force: true })
  const directories = globSync('packages/*', { cwd: root })
  // pnpm names itself to the scripts it runs; it need not be on the path.
  const pnpm = process.env.npm_execpath ?? 'pnpm'
  const packed = directories.every((directory) =>
    run(pnpm, ['pack', '--pack-destination', packs], join(root, directory)),
  )
  const files = globSync('*.tgz', { cwd: packs }).map((file) => join(packs, file))
  const inspected = files.flatMap((file) => [
    run('node_modules/.bin/publint', ['run', file, '--strict']),
    run('node_modules/.bin/attw', [
      file,
      ...['--profile', 'esm-only', '--format', 'ascii', '--no-emoji', '--no-summary'],
      // A style sheet has no types.
      ...['--exclude-entrypoints', 'styles.css'],
    ]),
  ])
  return packed && files.length === directories.length && inspected.every(Boolean)
}

process.exitCode = inspectPackages() ? 0 : 1
