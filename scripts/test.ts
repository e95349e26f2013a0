import { join } from 'node:path'
import { findChromium } from './browsers.ts'
import { buildSteps } from './build.ts'
import { checks } from './check.ts'
import { runInLanes, runStep, type Step } from './steps.ts'
import { createLastRun } from './tests/lastRun.ts'
import { addSummaries, conclude } from './tests/summary.ts'

const unitTests: Step = {
  title: 'Unit and component tests',
  command: ['vitest', 'run', '--reporter=default', '--reporter=./scripts/tests/vitestReporter.ts'],
  timeoutMs: 1_500_000,
  live: true,
  report: 'own',
}
const engines: Step = {
  title: 'Three engines',
  command: ['node', 'scripts/engines.ts'],
  report: 'own',
  reads: /^packages\/core\/(?!.*\.test\.ts$)/,
}
const journeys: Step = {
  live: true,
  report: 'playwright',
  title: 'End-to-end tests',
  command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
  // The demo is built by then.
  env: { COUNTERSIGN_BUILT: '1' },
  timeoutMs: 1_500_000,
  reads: /^(packages|apps\/demo|e2e)\/(?!.*\.test\.tsx?$)/,
}

const lastRun = createLastRun(join(import.meta.dirname, '..'))
const start = performance.now()

// 1. What needs no browser, while the missing ones are installed: that waits for the network.
const [installed, checked] = await Promise.all([
  runStep({ title: 'Browsers and other programs', command: ['node', 'scripts/installPrograms.ts'] }),
  runInLanes(checks, { lanes: 2, lastRun }),
])
// Without a browser half of the tests could not run, so nothing starts.
if (installed.summary.failures.length > 0) process.exit(1)
console.log(`Chromium: ${findChromium()?.executablePath}`)

// 2. Tests of the sources. The build has no need of them, and the engines mostly wait.
const tested = await Promise.all([
  runInLanes([unitTests], { lanes: 1, lastRun }),
  runInLanes(buildSteps, { lanes: 1, lastRun }),
  runInLanes([engines], { lanes: 1, lastRun }),
])

// 3. The journeys, which keep both cores busy.
const results = [...checked, ...tested.flat(), ...(await runInLanes([journeys], { lanes: 1, lastRun }))]

const [taken, ran] = [results.filter(({ isTaken }) => isTaken), results.filter(({ isTaken }) => !isTaken)]
for (const { title, seconds } of [installed, ...ran].toSorted((left, right) => right.seconds - left.seconds))
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${title}`)
console.log(`${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  all of it, in parallel`)
if (taken.length > 0)
  console.log(`taken from the last run, whose files were the same: ${taken.map(({ title }) => title).join(', ')}`)
conclude(addSummaries(results.map(({ summary }) => summary)))
