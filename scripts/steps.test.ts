import { expect, test, vi } from 'vitest'
import { runStep } from './steps.ts'

test.each([
  ['a program that ends well', ['node', '-e', ''], true],
  ['a program that ends badly', ['node', '-e', 'process.exitCode = 3'], false],
  ['a program that is killed', ['node', '-e', 'process.kill(process.pid)'], false],
  ['a program that does not exist', ['no-such-program'], false],
] as const)('%s: passed is %s', (title, command, passed) => {
  expect(runStep({ title, command: command as [string, ...string[]] }).passed).toBe(passed)
})

test('a step runs on the Node that the project brings, whatever the path says', () => {
  vi.stubEnv('PATH', '/usr/bin:/bin')
  const check = `process.exitCode = process.version === '${process.version}' ? 0 : 1`

  expect(runStep({ title: 'Node', command: ['node', '-e', check] }).passed).toBe(true)
})
