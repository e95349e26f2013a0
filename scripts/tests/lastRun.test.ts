import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createTree, type Tree } from './createTree.ts'
import { createLastRun, type Part } from './lastRun.ts'
import type { Summary } from './summary.ts'

const types: Part = { title: 'Types', reads: /^packages\/.*(?<!\.md)$/, leaves: ['dist/*'] }
const passed: Summary = { passed: 7, failures: [], skipped: [{ name: 'one', reason: 'no redis-server' }] }

let root: string
let write: Tree['write']

beforeEach(() => {
  ;({ root, write } = createTree())
  execFileSync('git', ['init', '-q'], { cwd: root })
  write('.gitignore', '.cache\ndist\n')
  write('packages/core/index.ts', 'export {}')
  write('dist/index.js', 'built')
})

/** What the next command finds. */
const find = (part = types, env: NodeJS.ProcessEnv = {}) => createLastRun(root, env).find(part)
const keep = (summary = passed, env: NodeJS.ProcessEnv = {}) => createLastRun(root, env).keep(types, summary)

test('a step whose files are the same has the result of the last run, with what was skipped', () => {
  expect(find()).toBeUndefined()
  keep()
  expect(find()).toEqual(passed)
  write('docs/page.html', 'not read by it')
  write('packages/core/README.md', 'left out by it')
  expect(find()).toEqual(passed)
})

test.each([
  ['a changed file', () => write('packages/core/index.ts', 'export { }')],
  ['a new file', () => write('packages/core/other.ts', '')],
  ['a deleted file', () => rmSync(join(root, 'packages/core/index.ts'))],
  ['another lock file', () => write('pnpm-lock.yaml', 'lockfileVersion: 9')],
  ['another tool', () => write('scripts/checks/types.ts', '')],
  ['a build that is gone', () => rmSync(join(root, 'dist/index.js'))],
  ['another build', () => write('dist/index.js', 'built again')],
])('%s runs the step again', (_change, change) => {
  keep()
  change()
  expect(find()).toBeUndefined()
})

test('another setting, another step or a renamed file is another result', () => {
  keep()
  expect(find(types, { COUNTERSIGN_LONG: '1' })).toBeUndefined()
  expect(find({ ...types, title: 'Lint' })).toBeUndefined()
  rmSync(join(root, 'packages/core/index.ts'))
  write('packages/core/renamed.ts', 'export {}')
  expect(find()).toBeUndefined()
})

test('a step without a list reads every file', () => {
  createLastRun(root, {}).keep({ title: 'All' }, passed)
  write('docs/page.html', 'changed')
  expect(find({ title: 'All' })).toBeUndefined()
})

test('a failure is not kept, nor a result whose files changed while it came about', () => {
  keep({ ...passed, failures: [{ name: 'one', message: 'failed' }] })
  expect(find()).toBeUndefined()
  const run = createLastRun(root, {})
  write('packages/core/index.ts', 'changed meanwhile')
  run.keep(types, passed)
  expect(find()).toBeUndefined()
})

test('a server takes nothing from the last run', () => {
  keep()
  expect(find(types, { CI: 'true' })).toBeUndefined()
})
