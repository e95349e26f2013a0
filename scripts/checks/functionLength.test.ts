import { beforeEach, expect, test } from 'vitest'
import { createTree, type Tree } from '../tests/createTree.ts'
import { findLongFunctions } from './functionLength.ts'

let tree: Tree

beforeEach(() => {
  tree = createTree()
})

const lines = (count: number) => 'work()\n'.repeat(count)
const closure = (count: number) => `const part = () => {\n${lines(count)}}\n`

test.each([
  ['whole', `export function whole() {\n${lines(79)}}\n`],
  ['sumOfClosures', `export function sumOfClosures() {\n${closure(40)}${closure(40)}}\n`],
  ['assigned', `export const assigned = () => {\n${lines(79)}}\n`],
  ['a closure', `start(() => {\n${lines(79)}})\n`],
])('a function of more than 80 lines is refused: %s', (name, code) => {
  tree.write('packages/sandbox/src/a.ts', code)

  expect(findLongFunctions(tree.root)).toMatchObject([{ file: 'packages/sandbox/src/a.ts', name }])
})

test.each([
  ['packages/core/src/a.ts', `export function whole() {\n${lines(78)}}\n`],
  ['packages/core/src/a.ts', `export function one() {\n${lines(50)}}\nexport function two() {\n${lines(50)}}\n`],
  ['packages/core/src/a.test.ts', `export function whole() {\n${lines(100)}}\n`],
  ['scripts/a.ts', `export function whole() {\n${lines(100)}}\n`],
])('%s may contain what can be read at once (%#)', (path, code) => {
  tree.write(path, code)

  expect(findLongFunctions(tree.root)).toEqual([])
})

test('the real sources keep to it', () => {
  expect(findLongFunctions()).toEqual([])
})
