import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './browsers.ts'
import { buildSteps } from './build.ts'
import { checks } from './check.ts'
import { keepFigures } from './quality/figures.ts'
import { runInLanes, runStep, type Step, type StepResult } from './steps.ts'
import { keepStepTimes } from './tests/stepTimes.ts'
import {
  addSummaries,
  listFailures,
  readPlaywrightSummary,
  readSummary,
  type Summary,
  summaryLine,
  withExit,
} from './tests/summary.ts'

const reports = mkdtempSync(join(tmpdir(), 'countersign-reports-'))
const results: StepResult[] = []

/** A step that is one test: it passes or fails as a whole. */
function countStep(result: StepResult): Summary {
  results.push(result)
  const { title, passed, output } = result
  return { passed: passed ? 1 : 0, failures: passed ? [] : [{ name: title, message: output }], skipped: [] }
}

/** Steps of which each is one test. */
async function countSteps(steps: readonly Step[], parameters: { lanes: number }): Promise<Summary> {
  return addSummaries((await runInLanes(steps, parameters)).map(countStep))
}

/** A step that counts its tests itself, in a report. */
async function runReported(
  step: Step,
  parameters: { live?: boolean; report: string; read?: (file: string) => Summary },
): Promise<Summary> {
  const { live = false, report, read = readSummary } = parameters
  const file = join(reports, `${report}.json`)
  const result = await runStep({ ...step, env: { ...step.env, [report]: file } }, { live })
  results.push(result)
  const summary = withExit(read(file), result)
  keepFigures('tests', { [step.title]: countsOf(summary) })
  keepFigures('files', summary.files ?? {})
  return summary
}

function countsOf({ passed, failures, skipped }: Summary) {
  return { passed, failed: failures.length, skipped: skipped.length }
}

const unitTests: Step = {
  title: 'Unit and component tests',
  command: ['vitest', 'run', '--reporter=default', '--reporter=./scripts/tests/vitestReporter.ts'],
  timeoutMs: 1_500_000,
}
const engines: Step = { title: 'Three engines', command: ['node', 'scripts/engines.ts'] }
const journeys: Step = {
  title: 'End-to-end tests',
  command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
  // The demo is built by then.
  env: { COUNTERSIGN_BUILT: '1' },
  timeoutMs: 1_500_000,
}

const start = performance.now()

// 1. What needs no browser, while the missing ones are installed: that waits for the network.
const [installed, checked] = await Promise.all([
  runStep({ title: 'Browsers and other programs', command: ['node', 'scripts/installPrograms.ts'] }),
  countSteps(checks, { lanes: 2 }),
])
results.push(installed)
// Without a browser half of the tests could not run, so nothing starts.
if (!installed.passed) process.exit(1)
console.log(`Chromium: ${findChromium()?.executablePath}`)

// 2. Tests of the sources. The build has no need of them, and the engines mostly wait.
const [unit, built, engine] = await Promise.all([
  runReported(unitTests, { live: true, report: 'VITEST_SUMMARY' }),
  countSteps(buildSteps, { lanes: 1 }),
  runReported(engines, { report: 'ENGINES_SUMMARY' }),
])

// 3. The journeys, which keep both cores busy.
const report = { live: true, report: 'PLAYWRIGHT_JSON_OUTPUT_FILE', read: readPlaywrightSummary }
const total = addSummaries([checked, unit, built, engine, await runReported(journeys, report)])

keepFigures('tests', { 'Checks and builds': countsOf(addSummaries([checked, built])) })
keepStepTimes(results, { totalSeconds: (performance.now() - start) / 1000 })
for (const { name, reason } of total.skipped) console.log(`skipped: ${name} (${reason})`)
for (const line of listFailures(total)) console.log(line)
console.log(summaryLine(total))
if (total.failures.length > 0) process.exitCode = 1
