import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createTree, type Tree } from '../tests/createTree.ts'
import { writeExports } from './exports.ts'

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

test('a snapshot lists each name once with what it is, also behind a star', () => {
  expect(writeExports(tree.root)).toEqual({ 'api/core.txt': 'type Key\nvalue quote\nvalue+type sign\n' })
})

test('a value that is exported as a type is a type, and each entry point has a snapshot', () => {
  plant('crypto.ts', "export type { sign } from '../sign.ts'\n")

  expect(writeExports(tree.root)).toMatchObject({ 'api/core.crypto.txt': 'type sign\n' })
})

test('an entry point without exports stops the comparison', () => {
  plant('empty.ts', "import '../sign.ts'\n")

  expect(() => writeExports(tree.root)).toThrow('empty.ts exports nothing')
})

test.each(['index.test.ts', 'index.test.tsx', 'helpers/index.ts'])(
  '%s among the entry points, which would be published, stops the comparison',
  (path) => {
    plant(path, 'export const planted = 1\n')

    expect(() => writeExports(tree.root)).toThrow(`${path} is not an entry point`)
  },
)
