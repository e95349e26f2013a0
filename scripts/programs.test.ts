import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeMissing, findProgram } from './programs.ts'
import { createTree } from './tests/createTree.ts'

test('a program on the path comes before that of the system', () => {
  const { root: folder, write } = createTree()
  write('bash')

  expect(findProgram('bash', folder)).toBe(join(folder, 'bash'))
})

test('a program of the system is found where the path does not lead to it', () => {
  expect(findProgram('bash', '/nowhere')).toMatch(/bin\/bash$/)
  expect(describeMissing(['bash'], '/nowhere')).toBeUndefined()
})
