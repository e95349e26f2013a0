import { expect, test } from 'vitest'
import { createTree } from '../tests/createTree.ts'
import { findModuleFaults } from './modules.ts'

const lines = (count: number) => 'work()\n'.repeat(count)
const closure = (count: number) => `const part = () => {\n${lines(count)}}\n`

function faultsOf(file: string, code: string): string[] {
  const { root, write } = createTree()
  write(file, code)
  return findModuleFaults(root)
}

test.each([
  ['whole', `export function whole() {\n${lines(79)}}\n`],
  ['sumOfClosures', `export function sumOfClosures() {\n${closure(40)}${closure(40)}}\n`],
  ['assigned', `export const assigned = () => {\n${lines(79)}}\n`],
  ['a closure', `start(() => {\n${lines(79)}})\n`],
])('a function of more than 80 lines is refused: %s', (name, code) => {
  expect(faultsOf('packages/sandbox/src/a.ts', code)).toEqual([
    expect.stringMatching(`^packages/sandbox/src/a\\.ts:1 ${name} has 8\\d lines`),
  ])
})

test('a function that is listed as longer and no longer is has to leave the list', () => {
  expect(faultsOf('packages/core/src/storage/records.ts', 'export function openRecords() {}')).toEqual([
    'packages/core/src/storage/records.ts:1 openRecords is divided: its line in the list of what is longer goes',
  ])
})

test.each(['let session: string', 'export let session = 1', 'var session = 1'])(
  '`%s` in a module is refused',
  (code) => {
    expect(faultsOf('packages/platform/src/sessions.ts', `const a = 1\n${code}\n`)).toEqual([
      'packages/platform/src/sessions.ts:2 keeps session in the module; pass it in',
    ])
  },
)
