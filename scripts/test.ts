import { join } from 'node:path'
import { findChromium } from './browsers.ts'
import { buildSteps } from './build.ts'
import { checks } from './check.ts'
import { runInLanes, runStep, type Step, type StepResult } from './steps.ts'
import { createLastRun, type Part } from './tests/lastRun.ts'
import { conclude, type ReportedStep, runReported } from './tests/reported.ts'
import { addSummaries, type Summary } from './tests/summary.ts'

const results: StepResult[] = []

const lastRun = createLastRun(join(import.meta.dirname, '..'))
const taken: string[] = []

/** The result that the last run had with the same content. */
function take(part: Part): Summary[] {
  const summary = lastRun.find(part)
  if (!summary) return []
  taken.push(part.title)
  return [summary]
}

/** Runs the steps of which the last run had no result. Each of them is one test: it passes or fails as a whole. */
async function countSteps(steps: readonly Step[], parameters: { lanes: number }): Promise<Summary> {
  const known = steps.map((step) => ({ step, summaries: take(step) }))
  const open = known.filter(({ summaries }) => summaries.length === 0).map(({ step }) => step)
  const ran = (await runInLanes(open, parameters)).map((result) => countStep(result))
  for (const [index, step] of open.entries()) lastRun.keep(step, ran[index] ?? addSummaries([]))
  return addSummaries([...known.flatMap(({ summaries }) => summaries), ...ran])
}

function countStep(result: StepResult): Summary {
  results.push(result)
  const { title, passed, output } = result
  return { passed: passed ? 1 : 0, failures: passed ? [] : [{ name: title, message: output }], skipped: [] }
}

async function runNoted(step: ReportedStep): Promise<Summary> {
  const { summary, result } = await runReported(step)
  results.push(result)
  return summary
}

async function runUnlessKnown(step: ReportedStep): Promise<Summary> {
  const [known] = take(step)
  if (known) return known
  const summary = await runNoted(step)
  lastRun.keep(step, summary)
  return summary
}

/** All projects of tests in one run, without those whose result is known. */
async function runUnitTests(): Promise<Summary> {
  const known = unitProjects.map((project) => ({ ...project, summaries: take(project) }))
  const open = known.filter(({ summaries }) => summaries.length === 0)
  const earlier = known.flatMap(({ summaries }) => summaries)
  if (open.length === 0) return addSummaries(earlier)
  const command = [...unitTests.command, ...open.flatMap(({ name }) => ['--project', name])] as const
  const summary = await runNoted({ ...unitTests, command, live: true })
  // A run that ended badly proves nothing, although each test in its report passed.
  if (summary.failures.some(({ name }) => name === unitTests.title)) return addSummaries([...earlier, summary])
  for (const project of open) {
    const own = summary.projects?.[project.name]
    if (own) lastRun.keep(project, own)
  }
  return addSummaries([...earlier, summary])
}

const servers = ['packages/', 'apps/demo/package.json', 'README.md', 'docs/demo.md']
/** The projects of vite.config.ts, with what their tests read. */
const unitProjects = [
  { name: 'core', reads: servers },
  { name: 'platform', reads: servers },
  { name: 'sandbox', reads: servers },
  { name: 'locales', reads: ['packages/'] },
  { name: 'react', reads: ['packages/'] },
  { name: 'react-18', reads: ['packages/'] },
  { name: 'create-countersign', reads: ['packages/create-countersign/', 'examples/'] },
  { name: 'apps' },
  { name: 'tools' },
].map((project) => ({ ...project, title: `Tests of ${project.name}` }))

const unitTests: Step = {
  title: 'Unit and component tests',
  command: ['vitest', 'run', '--reporter=default', '--reporter=./scripts/tests/vitestReporter.ts'],
  timeoutMs: 1_500_000,
}
const engines: Step = {
  title: 'Three engines',
  command: ['node', 'scripts/engines.ts'],
  reads: ['packages/core/'],
  except: /\.test\.ts$/,
}
const journeys: ReportedStep = {
  live: true,
  reporter: 'playwright',
  title: 'End-to-end tests',
  command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
  // The demo is built by then.
  env: { COUNTERSIGN_BUILT: '1' },
  timeoutMs: 1_500_000,
  reads: ['packages/', 'apps/demo/', 'e2e/'],
  except: /\.test\.tsx?$/,
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
  runUnitTests(),
  countSteps(buildSteps, { lanes: 1 }),
  runUnlessKnown(engines),
])

// 3. The journeys, which keep both cores busy.
const total = addSummaries([checked, unit, built, engine, await runUnlessKnown(journeys)])

for (const { title, seconds } of results.toSorted((left, right) => right.seconds - left.seconds))
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${title}`)
console.log(`${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  all of it, in parallel`)
if (taken.length > 0) console.log(`taken from the last run, whose files were the same: ${taken.join(', ')}`)
conclude(total)
