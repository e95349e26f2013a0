import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** What each command can run instead of its usual script, by the word behind it: node's arguments, one line for each. */
export const commands = {
  'test:long': {
    all: ['scripts/testLong.ts'],
    engines: ['scripts/engines.ts'],
    examples: ['scripts/examples.ts'],
    mutation: ['scripts/mutation.ts'],
    shuffled: [
      'node_modules/vitest/vitest.mjs run --sequence.shuffle.tests --sequence.shuffle.files',
      'node_modules/@playwright/test/cli.js test --config e2e/playwright.config.ts --shuffle',
    ],
    site: ['node_modules/@playwright/test/cli.js test --config e2e/site/playwright.config.ts'],
  },
  check: { all: ['scripts/check.ts'], fix: ['node_modules/@biomejs/biome/bin/biome check --write'] },
  build: {
    all: ['scripts/build.ts'],
    tarballs: ['scripts/packages/bundle.ts', 'scripts/packages/inspect.ts'],
    release: ['scripts/packages/release.ts'],
  },
  bench: {
    all: ['bench/run.ts'],
    activity: ['bench/activity/run.ts'],
    relay: ['bench/relay/run.ts'],
    loads: ['bench/relay/loads.ts'],
    sandbox: ['--expose-gc bench/sandboxState.ts'],
  },
  derive: { all: ['scripts/derive.ts'] },
} as const satisfies { [command: string]: { all: readonly string[]; [name: string]: readonly string[] } }

type Script = { readonly lines: readonly string[]; readonly rest: readonly string[] }

/**
 * Returns what a command runs: the script that its first word names, or else its usual one with all words.
 *
 * @throws `Error` for a command that is not in the table.
 */
export function pick(command: string, words: readonly string[]): Script {
  const scripts = new Map(Object.entries(commands)).get(command)
  if (!scripts) throw new Error(`Expected one of ${Object.keys(commands).join(', ')}, not "${command}".`)
  const [name = 'all', ...rest] = words
  const named = new Map<string, readonly string[]>(Object.entries(scripts)).get(name)
  return named ? { lines: named, rest } : { lines: scripts.all, rest: words }
}

function run({ lines, rest }: Script): number {
  const root = join(import.meta.dirname, '..')
  for (const line of lines) {
    const { status } = spawnSync(process.execPath, [...line.split(' '), ...rest], { cwd: root, stdio: 'inherit' })
    if (status !== 0) return status ?? 1
  }
  return 0
}

if (import.meta.main) {
  const [command = '', ...words] = process.argv.slice(2)
  process.exitCode = run(pick(command, words))
}
