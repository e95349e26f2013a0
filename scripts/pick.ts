import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const playwright = 'node_modules/@playwright/test/cli.js test'

/** What each command runs, or what it runs with the word behind it: node's arguments, one line for each program. */
export const commands: ReadonlyMap<string, readonly string[]> = new Map([
  ['test:long', ['scripts/testLong.ts']],
  ['test:long engines', ['scripts/engines.ts']],
  ['test:long examples', ['scripts/examples.ts']],
  ['test:long mutation', ['scripts/mutation.ts']],
  [
    'test:long shuffled',
    [
      'node_modules/vitest/vitest.mjs run --sequence.shuffle.tests --sequence.shuffle.files',
      `${playwright} --config e2e/playwright.config.ts --shuffle`,
    ],
  ],
  ['test:long site', [`${playwright} --config e2e/site/playwright.config.ts`]],
  ['check', ['scripts/check.ts']],
  ['check fix', ['node_modules/@biomejs/biome/bin/biome check --write']],
  ['build', ['scripts/build.ts']],
  ['build tarballs', ['scripts/packages/bundle.ts', 'scripts/packages/inspect.ts']],
  ['build release', ['scripts/packages/release.ts']],
  ['bench', ['bench/run.ts']],
  ['bench activity', ['bench/activity/run.ts']],
  ['bench relay', ['bench/relay/run.ts']],
  ['bench loads', ['bench/relay/loads.ts']],
  ['bench sandbox', ['--expose-gc bench/sandboxState.ts']],
  ['derive', ['scripts/derive.ts']],
])

/** Returns what a command runs: what its first word names, or else its usual script with all words. */
export function pick(command: string, words: readonly string[]) {
  const named = commands.get(`${command} ${words[0]}`)
  return { lines: named ?? commands.get(command) ?? [], rest: named ? words.slice(1) : words }
}

if (import.meta.main) {
  const [command = '', ...words] = process.argv.slice(2)
  const { lines, rest } = pick(command, words)
  if (lines.length === 0) {
    console.error(`There is no command ${command}.`)
    process.exit(1)
  }
  for (const line of lines) {
    const node = { cwd: join(import.meta.dirname, '..'), stdio: 'inherit' } as const
    const { status } = spawnSync(process.execPath, [...line.split(' '), ...rest], node)
    if (status !== 0) process.exit(status ?? 1)
  }
}
