import { beforeEach, expect, test } from 'vitest'
import { createTree, type Tree } from '../tests/createTree.ts'
import { findModuleState } from './moduleState.ts'

let tree: Tree

beforeEach(() => {
  tree = createTree()
})

test.each(['let session: string', 'export let session = 1', 'var session = 1'])('`%s` is refused', (code) => {
  tree.write('packages/platform/src/sessions.ts', `const a = 1\n${code}\n`)

  expect(findModuleState(tree.root)).toEqual([{ file: 'packages/platform/src/sessions.ts', line: 2, name: 'session' }])
})

test.each([
  ['packages/core/src/a.ts', 'const session = 1\nexport function f() { let count = 0; return count }'],
  ['packages/core/src/a.test.ts', 'let session: string'],
  ['scripts/a.ts', 'let session: string'],
])('%s may contain: %s', (path, code) => {
  tree.write(path, code)

  expect(findModuleState(tree.root)).toEqual([])
})

test('the packages keep nothing in their modules', () => {
  expect(findModuleState()).toEqual([])
})
