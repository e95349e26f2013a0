import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createTree, type Tree } from '../tests/createTree.ts'
import { compareExports, listExports, writeExports } from './exportsSnapshot.ts'

let tree: Tree

beforeEach(() => {
  tree = createTree()
  plant('index.ts', "export { sign, type Key } from '../sign.ts'\nexport * from '../wire.ts'\n")
  plant('../sign.ts', 'export type Key = string\nexport class sign {}\n')
  plant('../wire.ts', 'export const quote = 1\n')
})

function plant(path: string, code: string) {
  tree.write(join('packages/core/src/exports', path), code)
}

test('a snapshot lists each name once with what it is', () => {
  writeExports(tree.root)

  expect(readFileSync(join(tree.root, 'api/core.txt'), 'utf8')).toBe('type Key\nvalue quote\nvalue+type sign\n')
  expect(compareExports(tree.root)).toEqual([])
})

test('an added name and a removed name are both reported, also behind a star', () => {
  writeExports(tree.root)
  plant('../wire.ts', 'export const quotes = 1\n')

  expect(compareExports(tree.root)).toEqual(['api/core.txt: - value quote', 'api/core.txt: + value quotes'])
})

test('a value that becomes a type is reported', () => {
  writeExports(tree.root)
  plant('index.ts', "export type { sign, Key } from '../sign.ts'\nexport * from '../wire.ts'\n")

  expect(compareExports(tree.root)).toEqual(['api/core.txt: - value+type sign', 'api/core.txt: + type sign'])
})

test('an entry point without a snapshot and a snapshot without an entry point are reported', () => {
  writeExports(tree.root)
  plant('crypto.ts', 'export const seal = 1\n')
  tree.write('api/core.old.txt', 'value gone\n')

  expect(compareExports(tree.root)).toEqual([
    'api/core.old.txt: its entry point is gone',
    'api/core.crypto.txt: + value seal',
  ])
})

test('an export that leads nowhere stops the comparison', () => {
  plant('index.ts', "export { missing } from '../sign.ts'\n")

  expect(() => listExports(tree.root)).toThrow('missing is exported but leads nowhere')
})

test('an entry point without exports stops the comparison', () => {
  plant('empty.ts', "import '../sign.ts'\n")

  expect(() => listExports(tree.root)).toThrow('empty.ts exports nothing')
})

test.each(['index.test.ts', 'index.test.tsx', 'helpers/index.ts'])(
  '%s among the entry points, which would be published, stops the comparison',
  (path) => {
    plant(path, 'export const planted = 1\n')

    expect(() => listExports(tree.root)).toThrow(`${path} is not an entry point`)
  },
)
