import { runStep } from './steps.ts'
import { conclude, type ReportedStep, runReported } from './tests/reported.ts'
import { addSummaries, type Summary } from './tests/summary.ts'

/** The tests whose counts take longer than a minute, with every count at its full number. */
const steps: readonly ReportedStep[] = [
  {
    title: 'Unit tests, long',
    command: ['vitest', 'run', '--reporter=default', '--reporter=./scripts/tests/vitestReporter.ts'],
  },
  { title: 'Three engines, long', command: ['node', 'scripts/engines.ts'] },
  {
    title: 'Core journeys in Firefox and WebKitGTK',
    command: ['node', 'scripts/engineJourneys.ts'],
  },
  {
    title: 'Journeys that tests of screens show as well',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--grep', '@long', '--reporter=list,json'],
    reporter: 'playwright',
  },
  {
    title: 'Site, built and looked at',
    command: ['playwright', 'test', '--config', 'e2e/site/playwright.config.ts', '--reporter=list,json'],
    reporter: 'playwright',
  },
  { title: 'Examples, installed', command: ['node', 'scripts/examples.ts'] },
]

const settings = { env: { COUNTERSIGN_LONG: '1' }, timeoutMs: 3_600_000, live: true }
const build = await runStep(
  { title: 'Packages, and sizes with every bundler', command: ['node', 'scripts/build.ts'], ...settings },
  settings,
)
const failures = build.passed ? [] : [{ name: build.title, message: 'failed' }]
const summaries: Summary[] = [{ passed: build.passed ? 1 : 0, failures, skipped: [] }]
for (const step of steps) summaries.push((await runReported({ ...step, ...settings })).summary)
conclude(addSummaries(summaries))
