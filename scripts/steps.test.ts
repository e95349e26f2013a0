import { beforeEach, expect, test, vi } from 'vitest'
import { runStep, type Step } from './steps.ts'

// The headings of these steps would read like failures of the run they are part of.
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})

const programs: [ending: string, command: Step['command'], passed: boolean][] = [
  ['ends well', ['node', '-e', ''], true],
  ['ends badly', ['node', '-e', 'process.exitCode = 3'], false],
  ['is killed', ['node', '-e', 'process.kill(process.pid)'], false],
  ['does not exist', ['no-such-program'], false],
]

test.each(programs)('a program that %s', (ending, command, passed) => {
  expect(runStep({ title: ending, command }).passed).toBe(passed)
})

test('a step runs on the Node that the project brings, whatever the path says', () => {
  vi.stubEnv('PATH', '/usr/bin:/bin')
  const check = `process.exitCode = process.version === '${process.version}' ? 0 : 1`

  expect(runStep({ title: 'Node', command: ['node', '-e', check] }).passed).toBe(true)
})
