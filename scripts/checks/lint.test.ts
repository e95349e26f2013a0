import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTree } from '../tests/createTree.ts'
import { root } from './files.ts'

const lines = (count: number) => 'work()\n'.repeat(count)
const closure = (count: number) => `start(() => {\n${lines(count)}})\n`

/** Lints one file with the settings of this repository. */
function lint(file: string, code: string) {
  const tree = createTree()
  for (const setting of ['biome.json', 'scripts/checks/moduleState.grit'])
    cpSync(join(root, setting), join(tree.root, setting))
  tree.write(file, code)
  const args = ['lint', '--vcs-enabled=false', '--error-on-warnings', file]
  return spawnSync(join(root, 'node_modules/.bin/biome'), args, { cwd: tree.root, encoding: 'utf8' })
}

test.each([
  [
    'keeps state in the module',
    'let session: string\nexport const open = (id: string) => { session = id; return session }',
  ],
  ['keeps state in the module', 'export let session = 1\nsession = 2'],
  ['keeps state in the module', 'var session = 1\nsession = 2'],
  ['too many lines', `export function whole() {\n${lines(79)}}\n`],
  ['too many lines', `export function sumOfClosures() {\n${closure(40)}${closure(40)}}\n`],
  ['too many lines', closure(79)],
  [
    'Suppression comment has no effect',
    '// biome-ignore lint/complexity/noExcessiveLinesPerFunction: is divided.\nwork()\n',
  ],
])('in a module of a package, %s is refused: %j', (fault, code) => {
  const { status, stderr } = lint('packages/platform/src/sessions.ts', code)

  expect(stderr).toMatch(new RegExp(fault, 'i'))
  expect(status).toBe(1)
})

test('a variable of a function, and of a test, is not state', () => {
  const state = 'let session = 1\nsession += 1\nexport const open = () => session\n'

  expect(lint('packages/platform/src/sessions.test.ts', state).status).toBe(0)
  expect(
    lint('packages/platform/src/sessions.ts', `export function count() {\n${state.split('export')[0]}return session\n}`)
      .status,
  ).toBe(0)
})
