import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addSummaries, readPlaywrightSummary, readSummary, summaryLine, withExit } from './summary.ts'

const root = join(import.meta.dirname, '../..')
let folder: string

beforeEach(() => {
  // Inside the workspace, so that the planted tests find Vitest.
  folder = mkdtempSync(join(root, 'node_modules/.summary-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

function runVitest(files: Record<string, string>) {
  for (const [name, code] of Object.entries(files)) {
    writeFileSync(join(folder, name), `import { expect, test } from 'vitest'\n${code}\n`)
  }
  writeFileSync(join(folder, 'vitest.config.ts'), 'export default { test: { exclude: [] } }')
  const summary = join(folder, 'summary.json')
  spawnSync(
    join(root, 'node_modules/.bin/vitest'),
    ['run', '--root', folder, `--reporter=${join(root, 'scripts/tests/vitestReporter.ts')}`],
    { env: { ...process.env, VITEST_SUMMARY: summary }, stdio: 'ignore' },
  )
  return readSummary(summary)
}

function readPlaywright(report: unknown) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return readPlaywrightSummary(file)
}

test('Vitest runs are counted with broken files, stray errors and the reasons of skips', () => {
  const summary = runVitest({
    'a.test.ts': "test('good', () => expect(1).toBe(1))\ntest('bad', () => expect(1).toBe(2))",
    'b.test.ts': "test('away', ({ skip }) => skip('no vectors here'))",
    'c.test.ts': "import './nowhere.ts'",
    'd.test.ts':
      "test('stray', async () => { void Promise.reject(new Error('late')); await new Promise((r) => setTimeout(r, 9)) })",
  })

  expect(summary).toEqual({ passed: 2, failed: 3, skipped: [{ name: 'away', reason: 'no vectors here' }] })
})

test('a Vitest run without a test has failed', () => {
  expect(runVitest({})).toEqual({ passed: 0, failed: 1, skipped: [] })
})

test('a run that left no report has failed', () => {
  expect(readPlaywrightSummary(join(folder, 'missing.json')).failed).toBe(1)
  expect(readSummary(join(folder, 'missing.json')).failed).toBe(1)
})

test('Playwright runs are counted, with tests that passed only when repeated', () => {
  const spec = (title: string, status: string, description?: string) => ({
    title,
    tests: [{ status, annotations: description ? [{ type: 'skip', description }] : [] }],
  })
  const summary = readPlaywright({
    errors: [],
    suites: [
      { specs: [spec('a', 'expected'), spec('b', 'unexpected')], suites: [{ specs: [spec('c', 'flaky')] }] },
      { specs: [spec('d', 'skipped', 'no second engine')] },
    ],
  })

  expect(summary).toEqual({ passed: 1, failed: 2, skipped: [{ name: 'd', reason: 'no second engine' }] })
})

test('a Playwright run that broke before its first test has failed', () => {
  expect(readPlaywright({ errors: [{ message: 'no server' }], suites: [] })).toMatchObject({ passed: 0, failed: 1 })
})

test('a run that ended badly has failed, regardless of its report', () => {
  expect(withExit({ passed: 3, failed: 0, skipped: [] }, { passed: false }).failed).toBe(1)
  expect(withExit({ passed: 3, failed: 2, skipped: [] }, { passed: false }).failed).toBe(2)
  expect(withExit({ passed: 3, failed: 0, skipped: [] }, { passed: true }).failed).toBe(0)
})

test('the last line names skips only when there are some', () => {
  const clean = { passed: 3, failed: 0, skipped: [] }
  const partial = { passed: 1, failed: 2, skipped: [{ name: 'a', reason: 'b' }] }

  expect(summaryLine(clean)).toBe('3 passed, 0 failed')
  expect(summaryLine(addSummaries([clean, partial]))).toBe('4 passed, 2 failed, 1 skipped')
})
