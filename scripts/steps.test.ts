import { beforeEach, expect, type Mock, test, vi } from 'vitest'
import { runInLanes, runStep, type Step } from './steps.ts'

let log: Mock<typeof console.log>

// The headings of these steps would read like failures of the run they are part of.
beforeEach(() => {
  log = vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})

const programs: [ending: string, command: Step['command'], passed: boolean][] = [
  ['ends well', ['node', '-e', ''], true],
  ['ends badly', ['node', '-e', 'process.exitCode = 3'], false],
  ['is killed', ['node', '-e', 'process.kill(process.pid)'], false],
  ['does not exist', ['no-such-program'], false],
]

test.each(programs)('a program that %s', async (ending, command, passed) => {
  expect((await runStep({ title: ending, command })).summary.passed).toBe(passed ? 1 : 0)
})

test('a step that takes too long is ended and has failed', async () => {
  const step: Step = { title: 'hangs', command: ['node', '-e', 'setInterval(() => {}, 1000)'], timeoutMs: 200 }

  expect((await runStep(step)).summary.failures).toHaveLength(1)
})

test('a step runs on the Node that the project brings, at any path', async () => {
  vi.stubEnv('PATH', '/usr/bin:/bin')
  const check = `process.exitCode = process.version === '${process.version}' ? 0 : 1`

  expect((await runStep({ title: 'Node', command: ['node', '-e', check] })).summary.passed).toBe(1)
})

test("a step finds the system's programs, although the path of the caller leads to none", async () => {
  vi.stubEnv('PATH', '/nowhere')

  expect((await runStep({ title: 'tar', command: ['tar', '--version'] })).summary.passed).toBe(1)
})

test('a result holds what the step printed, for the list of failures at the end', async () => {
  const failing: Step = { title: 'Sizes', command: ['node', '-e', "console.log('too large'); process.exitCode = 1"] }

  const failuresOf = async (step: Step) => (await runStep(step)).summary.failures

  expect(await failuresOf(failing)).toEqual([{ name: 'Sizes', message: 'too large\n' }])
  expect(await failuresOf({ title: 'none', command: ['no-such-program'] })).toMatchObject([
    { message: expect.stringContaining('no-such-program') },
  ])
})

test('a step that counts its tests has the result that it wrote', async () => {
  const write = `require('node:fs').writeFileSync(process.env.TESTS_SUMMARY, '{"passed":7,"failures":[],"skipped":[]}')`
  const step: Step = { title: 'Tests', command: ['node', '-e', write], report: 'own' }

  expect((await runStep(step)).summary).toEqual({ passed: 7, failures: [], skipped: [] })
})

test('what the last run has a result of is not run again, and every other result is kept', async () => {
  const known = { passed: 3, failures: [], skipped: [] }
  const keep = vi.fn<() => void>()
  const lastRun = { find: ({ title }: { title: string }) => (title === 'known' ? known : undefined), keep }
  const steps: Step[] = ['known', 'new'].map((title) => ({ title, command: ['node', '-e', ''] }))

  expect(await runInLanes(steps, { lanes: 1, lastRun })).toMatchObject([
    { title: 'known', summary: known, isTaken: true },
    { title: 'new', summary: { passed: 1 } },
  ])
  expect(keep.mock.calls).toEqual([[steps[1], { passed: 1, failures: [], skipped: [] }]])
})

test('parallel steps do not mix their output, and their results keep the order of the steps', async () => {
  const speak = (name: string, pauseMs: number): Step => ({
    title: name,
    command: [
      'node',
      '-e',
      `console.log('${name} begins'); setTimeout(() => console.error('${name} ends'), ${pauseMs})`,
    ],
  })

  const results = await runInLanes([speak('slow', 300), speak('fast', 0), speak('last', 0)], { lanes: 2 })

  expect(results.map(({ title }) => title)).toEqual(['slow', 'fast', 'last'])
  const printed = log.mock.calls.map(([text]) => String(text))
  for (const name of ['slow', 'fast', 'last']) expect(printed).toContain(`\n━━━ ${name}\n${name} begins\n${name} ends`)
})
