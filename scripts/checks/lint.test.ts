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
  for (const setting of ['biome.json', 'scripts/checks/apostrophes.grit', 'scripts/checks/moduleState.grit'])
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
  ['too many lines', `export const assigned = () => {\n${lines(79)}}\n`],
  ['too many lines', closure(79)],
  [
    'suppression comment has no effect',
    '// biome-ignore lint/complexity/noExcessiveLinesPerFunction: is divided.\nwork()\n',
  ],
  ['the curly apostrophe', `export const title = "You're signed in"`],
  ['the curly apostrophe', `export const title = \`\${name} isn't signed in\``],
  ['the curly apostrophe', 'export const Title = () => <p title="Who">You\'re signed in</p>'],
  ['the curly apostrophe', 'export const Title = () => <p title="Who\'s signed in">You</p>'],
])('in a module of a package, what is refused: %s in %j', (fault, code) => {
  const { status, stderr } = lint('packages/react/src/sign-in/Login.tsx', code)

  expect(stderr).toMatch(new RegExp(fault, 'i'))
  expect(status).toBe(1)
})

const state = 'let session = 1\nsession += 1\n'

test.each([
  [
    'a variable of a function',
    'packages/react/src/sign-in/useLogin.ts',
    `export function count() {\n${state}return session\n}`,
  ],
  ['a variable of a test', 'packages/react/src/sign-in/Login.test.tsx', `${state}export const open = () => session`],
  [
    'an apostrophe in a comment',
    'packages/react/src/sign-in/Login.tsx',
    '/** The user’s. */\nexport const title = "You" // isn\'t',
  ],
  ['an apostrophe in a test', 'packages/react/src/sign-in/Login.test.tsx', 'export const title = "You\'re"'],
  ['an apostrophe for developers', 'packages/core/src/errors/hints.ts', 'export const hint = "You\'re"'],
])('%s is accepted', (_what, file, code) => {
  expect(lint(file, code).status).toBe(0)
})
