import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { JSONReport } from '@playwright/test/reporter'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createTree, type Tree } from './createTree.ts'
import { addSummaries, listFailures, readPlaywright, readReport, type Summary, summaryLine } from './summary.ts'

const root = join(import.meta.dirname, '../..')
let folder: string
let write: Tree['write']

beforeEach(() => {
  // Inside the workspace, so that the planted tests find Vitest.
  ;({ root: folder, write } = createTree(onTestFinished, join(root, 'node_modules')))
})

function runVitest(files: Record<string, string>) {
  for (const [name, code] of Object.entries(files)) {
    write(name, `import { expect, test } from 'vitest'\n${code}\n`)
  }
  write('vitest.config.ts', 'export default { test: { exclude: [] } }')
  const summary = join(folder, 'summary.json')
  spawnSync(
    join(root, 'node_modules/.bin/vitest'),
    ['run', '--root', folder, `--reporter=${join(root, 'scripts/tests/vitestReporter.ts')}`],
    { env: { ...process.env, TESTS_SUMMARY: summary }, stdio: 'ignore' },
  )
  return readReport(summary, { title: 'Vitest', passed: true, read: (own: Summary) => own })
}

/** A report with no more than is read of it. */
const readPart = (report: object) => readPlaywright(report as JSONReport)

test('Vitest runs are counted with broken files, stray errors and the reasons of skips', () => {
  const summary = runVitest({
    'a.test.ts': "test('good', () => expect(1).toBe(1))\ntest('bad', () => expect(1).toBe(2))",
    'b.test.ts': "test('away', ({ skip }) => skip('no vectors here'))",
    'c.test.ts': "import './nowhere.ts'",
    'd.test.ts':
      "test('stray', async () => { void Promise.reject(new Error('late')); await new Promise((r) => setTimeout(r, 9)) })",
  })

  expect(summary).toMatchObject({ passed: 2, skipped: [{ name: 'away', reason: 'no vectors here' }] })
  expect(summary.failures.toSorted((left, right) => (left.name < right.name ? -1 : 1))).toEqual([
    { name: 'a.test.ts: bad', message: expect.stringMatching(/a\.test\.ts:3\nexpected 1 to be 2/) },
    { name: 'an error outside of any test', message: expect.stringContaining('late') },
    { name: 'c.test.ts', message: expect.stringContaining('nowhere.ts') },
  ])
})

test('Playwright runs are counted, with tests that passed only when repeated', () => {
  const spec = (title: string, status: string, description?: string) => ({
    title,
    file: 'journey.spec.ts',
    line: 7,
    tests: [
      {
        status,
        annotations: description ? [{ type: 'skip', description }] : [],
        results: [{ errors: [{ message: `${title} was expected` }] }, { errors: [] }],
      },
    ],
  })
  const summary = readPart({
    errors: [],
    suites: [
      { specs: [spec('a', 'expected'), spec('b', 'unexpected')], suites: [{ specs: [spec('c', 'flaky')] }] },
      { specs: [spec('d', 'skipped', 'no second engine')] },
    ],
  })

  expect(summary).toEqual({
    passed: 1,
    failures: [
      { name: 'journey.spec.ts:7 b', message: 'b was expected' },
      { name: 'journey.spec.ts:7 c', message: 'c was expected' },
    ],
    skipped: [{ name: 'd', reason: 'no second engine' }],
  })
})

test('a Playwright run that broke before its first test has failed', () => {
  const failures = [{ name: 'Playwright', message: 'no server' }]

  expect(readPart({ errors: [{ message: 'no server' }], suites: [] })).toMatchObject({ passed: 0, failures })
})

test.each<[what: string, passed: boolean, report: string | undefined, message: string]>([
  [
    'ended badly',
    false,
    '{"passed":3,"failures":[],"skipped":[]}',
    'ended badly, although no test in its report failed',
  ],
  ['ran nothing', true, '{"passed":0,"failures":[],"skipped":[]}', 'ran no test'],
  ['left no report', true, undefined, 'ended without a report'],
])('a run that %s has failed', (_what, passed, report, message) => {
  if (report) write('report.json', report)
  const read = (summary: Summary) => summary
  const { failures } = readReport(join(folder, 'report.json'), { title: 'Journeys', passed, read })

  expect(failures).toEqual([{ name: 'Journeys', message }])
})

test('the last line names skips only when there are some', () => {
  const clean = { passed: 3, failures: [], skipped: [] }
  const failures = [
    { name: 'a', message: '' },
    { name: 'b', message: '' },
  ]
  const partial = { passed: 1, failures, skipped: [{ name: 'a', reason: 'b' }] }

  expect(summaryLine(clean)).toBe('3 passed, 0 failed')
  expect(summaryLine(addSummaries([clean, partial]))).toBe('4 passed, 2 failed, 1 skipped')
})

test('what failed is listed with the beginning and the end of what it said, without colors or endless lines', () => {
  const lines = [...Array.from({ length: 50 }, (_, index) => `line ${index}`), 'x'.repeat(5000)]
  const failures = [
    { name: 'Types', message: '\u001b[31mpage.ts(3,1): error\u001b[0m\n\n  Type is wrong\n' },
    { name: 'no words', message: '' },
    { name: 'long', message: lines.join('\n') },
  ]

  const listed = listFailures({ passed: 1, failures, skipped: [] })

  expect(listed.slice(0, 4)).toEqual([
    'failed: Types',
    '    page.ts(3,1): error',
    '      Type is wrong',
    'failed: no words',
  ])
  expect(listed.slice(4, 6)).toEqual(['failed: long', '    line 0'])
  expect(listed).toHaveLength(4 + 14)
  expect(listed.at(-2)).toBe('    line 49')
  expect(listed.at(-1)).toHaveLength(205)
})

test('when everything fails, each test is named and the first ones say more', () => {
  const failures = Array.from({ length: 300 }, (_, index) => ({ name: `test ${index}`, message: 'wrong' }))

  const listed = listFailures({ passed: 0, failures, skipped: [] })

  expect(listed.filter((line) => line.startsWith('failed: '))).toHaveLength(300)
  expect(listed).toHaveLength(320)
})
