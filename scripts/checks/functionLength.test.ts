import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findLongFunctions } from './functionLength.ts'

let tree: string

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'function-length-'))
})

afterEach(() => rmSync(tree, { recursive: true }))

function plant(path: string, code: string) {
  mkdirSync(join(tree, path, '..'), { recursive: true })
  writeFileSync(join(tree, path), code)
}

const lines = (count: number) => 'work()\n'.repeat(count)
const closure = (count: number) => `const part = () => {\n${lines(count)}}\n`

test.each([
  ['whole', `export function whole() {\n${lines(79)}}\n`],
  ['sumOfClosures', `export function sumOfClosures() {\n${closure(40)}${closure(40)}}\n`],
  ['assigned', `export const assigned = () => {\n${lines(79)}}\n`],
  ['a closure', `start(() => {\n${lines(79)}})\n`],
])('a function of more than 80 lines is refused: %s', (name, code) => {
  plant('packages/sandbox/src/a.ts', code)

  expect(findLongFunctions(tree)).toMatchObject([{ file: 'packages/sandbox/src/a.ts', name }])
})

test.each([
  ['packages/core/src/a.ts', `export function whole() {\n${lines(78)}}\n`],
  ['packages/core/src/a.ts', `export function one() {\n${lines(50)}}\nexport function two() {\n${lines(50)}}\n`],
  ['packages/core/src/a.test.ts', `export function whole() {\n${lines(100)}}\n`],
  ['scripts/a.ts', `export function whole() {\n${lines(100)}}\n`],
])('%s may contain what can be read at once (%#)', (path, code) => {
  plant(path, code)

  expect(findLongFunctions(tree)).toEqual([])
})

test('the real sources keep to it', () => {
  expect(findLongFunctions()).toEqual([])
})
