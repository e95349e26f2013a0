import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSpec, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter'

/** A test or step that failed, and what it said. */
export type Failure = { name: string; message: string }

/** The result of one run of tests. */
export type Summary = {
  passed: number
  failures: Failure[]
  skipped: { name: string; reason: string }[]
}

/**
 * Reads what a program wrote about its tests. It is trusted over its report: what ended badly has failed, even if every test
 * that is listed passed, and so has what broke off or ran nothing, which is the most silent way to fail.
 */
export function readReport<report>(
  file: string,
  { title, passed, read }: { title: string; passed: boolean; read: (report: report) => Summary },
): Summary {
  const isThere = existsSync(file)
  const summary = isThere ? read(JSON.parse(readFileSync(file, 'utf8')) as report) : addSummaries([])
  if (summary.failures.length > 0 || (passed && summary.passed > 0)) return summary
  const badly = passed ? 'ran no test' : 'ended badly, although no test in its report failed'
  return { ...summary, failures: [{ name: title, message: isThere ? badly : 'ended without a report' }] }
}

/** Writes a summary for the run that this one is a part of, which names the file in `TESTS_SUMMARY`. */
export function writeSummary(summary: Summary): void {
  const { TESTS_SUMMARY: file } = process.env
  if (file) writeFileSync(file, JSON.stringify(summary))
}

/** Counts a piece of work as one test, prints how it ended and how long it took, and adds it to a summary. */
export async function countTest(summary: Summary, name: string, work: () => Promise<void>): Promise<void> {
  const startedAt = Date.now()
  try {
    await work()
    summary.passed += 1
    console.log(`✓ ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    summary.failures.push({ name, message })
    console.log(`✗ ${name}: ${message}`)
  }
}

/**
 * Ends a program with what its tests came to, what failed last but one: a log that is cut off keeps its end. A failure is one,
 * and so is a run of nothing.
 */
export function conclude(total: Summary): never {
  const { passed, failures, skipped } = total
  writeSummary(total)
  for (const { name, reason } of skipped) console.log(`skipped: ${name} (${reason})`)
  for (const line of listFailures(total)) console.log(line)
  console.log(summaryLine(total))
  // A browser or server that did not close may keep this process alive.
  process.exit(failures.length > 0 || passed + skipped.length === 0 ? 1 : 0)
}

/** Reads the report of Playwright's `json` reporter. A test that passed only when repeated counts as failed. */
export function readPlaywright(report: JSONReport): Summary {
  const tests = report.suites.flatMap(testsOf)
  const skipped = tests.filter(({ test }) => test.status === 'skipped')
  const passed = tests.filter(({ test }) => test.status === 'expected')
  const failed = tests.filter((entry) => !skipped.includes(entry) && !passed.includes(entry))
  return {
    passed: passed.length,
    failures: [
      ...failed.map(({ spec, test }) => ({
        name: `${spec.file}:${spec.line} ${spec.title}`,
        message: messagesOf(test.results.flatMap(({ errors }) => errors)),
      })),
      ...report.errors.map((error) => ({ name: 'Playwright', message: messagesOf([error]) })),
    ],
    skipped: skipped.map(({ spec, test }) => ({
      name: spec.title,
      reason: test.annotations.find(({ description }) => description)?.description ?? 'no reason given',
    })),
  }
}

/** The sum of several runs. */
export function addSummaries(summaries: readonly Summary[]): Summary {
  return {
    passed: summaries.reduce((sum, { passed }) => sum + passed, 0),
    failures: summaries.flatMap(({ failures }) => failures),
    skipped: summaries.flatMap(({ skipped }) => skipped),
  }
}

/** The last line of a run: `N passed, N failed`, and what was skipped if anything was. */
export function summaryLine({ passed, failures, skipped }: Summary): string {
  return `${passed} passed, ${failures.length} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`
}

/** A failure has this many lines of what it said; a longer text keeps its beginning and, mostly, its end. */
const [firstLines, lastLines] = [8, 4]
/** So many failures say what they were about. The others are named. */
const explained = 20

/** What failed, for the end of a run: a log that is cut off keeps its end. */
export function listFailures({ failures }: Summary): string[] {
  return failures.flatMap(({ name, message }, index) => [
    `failed: ${name}`,
    ...(index < explained ? shorten(message).map((line) => `    ${line}`) : []),
  ])
}

function shorten(text: string): string[] {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => (line.length > 200 ? `${line.slice(0, 200)}…` : line).trimEnd())
  const isLong = lines.length > firstLines + lastLines + 1
  return isLong ? [...lines.slice(0, firstLines), '…', ...lines.slice(-lastLines)] : lines
}

function messagesOf(errors: readonly { message?: string }[]): string {
  return errors.map(({ message = '' }) => message).join('\n')
}

function testsOf(suite: JSONReportSuite): { spec: JSONReportSpec; test: JSONReportTest }[] {
  const own = suite.specs.flatMap((spec) => spec.tests.map((test) => ({ spec, test })))
  return [...own, ...(suite.suites ?? []).flatMap(testsOf)]
}
