import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findModuleState } from './moduleState.ts'

let tree: string

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'module-state-'))
})

afterEach(() => rmSync(tree, { recursive: true }))

function plant(path: string, code: string) {
  mkdirSync(join(tree, path, '..'), { recursive: true })
  writeFileSync(join(tree, path), code)
}

test.each(['let session: string', 'export let session = 1', 'var session = 1'])('`%s` is refused', (code) => {
  plant('packages/platform/src/sessions.ts', `const a = 1\n${code}\n`)

  expect(findModuleState(tree)).toEqual([{ file: 'packages/platform/src/sessions.ts', line: 2, name: 'session' }])
})

test.each([
  ['packages/core/src/a.ts', 'const session = 1\nexport function f() { let count = 0; return count }'],
  ['packages/core/src/a.test.ts', 'let session: string'],
  ['scripts/a.ts', 'let session: string'],
])('%s may contain: %s', (path, code) => {
  plant(path, code)

  expect(findModuleState(tree)).toEqual([])
})

test('the packages keep nothing in their modules', () => {
  expect(findModuleState()).toEqual([])
})
