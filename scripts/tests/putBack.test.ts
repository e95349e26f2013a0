import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTree } from './createTree.ts'

const root = join(import.meta.dirname, '../..')

/** A file that needs what every file may rely on while it loads, and whose last test replaces all of it. */
const greedy = `
import { expect, test, vi } from 'vitest'
const found = [typeof crypto.subtle, vi.isMockFunction(Math.random), process.env.PLANTED]
test('finds everything', () => expect(found).toEqual(['object', false, undefined]))
test('replaces it', () => {
  vi.stubGlobal('crypto', {})
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.stubEnv('PLANTED', '1')
})
`

test('what the last test of a file replaced is back before the next file loads', () => {
  // Inside the workspace, so that the planted files find Vitest.
  const { root: folder, write } = createTree(onTestFinished, join(root, 'node_modules'))
  for (const name of ['one', 'other']) write(`${name}.test.ts`, greedy)
  const config = `
import config from '${join(root, 'vite.config.ts')}'
const { restoreMocks, unstubEnvs, unstubGlobals, setupFiles } = config.test
export default { test: { exclude: [], isolate: false, maxWorkers: 1, restoreMocks, unstubEnvs, unstubGlobals, setupFiles } }
`
  write('vitest.config.ts', config)

  const { stdout } = spawnSync(join(root, 'node_modules/.bin/vitest'), ['run', '--root', folder], { encoding: 'utf8' })

  expect(stdout).toMatch(/Tests .*4 passed/)
})
