import { existsSync, readFileSync } from 'node:fs'

/** The result of one run of tests. */
export type Summary = {
  passed: number
  failed: number
  skipped: { name: string; reason: string }[]
}

/** Reads the summary that `vitestReporter.ts` or `engines.ts` wrote. A run that wrote none broke off, and has failed. */
export function readSummary(file: string): Summary {
  return mustHaveRun(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Summary) : undefined)
}

type PlaywrightTest = { status: string; annotations: { type: string; description?: string }[] }
type PlaywrightSuite = { specs?: { title: string; tests: PlaywrightTest[] }[]; suites?: PlaywrightSuite[] }
type PlaywrightReport = PlaywrightSuite & { errors: unknown[] }

/** Reads the report of Playwright's `json` reporter. A test that passed only when repeated counts as failed. */
export function readPlaywrightSummary(file: string): Summary {
  if (!existsSync(file)) return mustHaveRun(undefined)
  const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport
  const tests = testsOf(report)
  const skipped = tests.filter(({ test }) => test.status === 'skipped')
  const passed = tests.filter(({ test }) => test.status === 'expected').length
  return mustHaveRun({
    passed,
    failed: tests.length - passed - skipped.length + report.errors.length,
    skipped: skipped.map(({ title, test }) => ({
      name: title,
      reason: test.annotations.find(({ description }) => description)?.description ?? 'no reason given',
    })),
  })
}

/** Trusts the program over its report: a run that ended badly has failed, even if every test that is listed passed. */
export function withExit(summary: Summary, { passed }: { passed: boolean }): Summary {
  return passed ? summary : { ...summary, failed: Math.max(summary.failed, 1) }
}

/** The sum of several runs. */
export function addSummaries(summaries: readonly Summary[]): Summary {
  return {
    passed: summaries.reduce((sum, { passed }) => sum + passed, 0),
    failed: summaries.reduce((sum, { failed }) => sum + failed, 0),
    skipped: summaries.flatMap(({ skipped }) => skipped),
  }
}

/** The last line of a run: `N passed, N failed`, and what was skipped if anything was. */
export function summaryLine({ passed, failed, skipped }: Summary): string {
  return `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`
}

// Nothing found wrong because nothing ran is the most silent way to fail.
function mustHaveRun(summary: Summary | undefined): Summary {
  const { passed, failed, skipped } = summary ?? { passed: 0, failed: 0, skipped: [] }
  return { passed, skipped, failed: passed + failed === 0 ? 1 : failed }
}

function testsOf(suite: PlaywrightSuite): { title: string; test: PlaywrightTest }[] {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) => tests.map((test) => ({ title, test })))
  return [...own, ...(suite.suites ?? []).flatMap(testsOf)]
}
