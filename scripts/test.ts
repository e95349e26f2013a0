import { join } from 'node:path'
import { findChromium } from './browsers.ts'
import { buildSteps } from './build.ts'
import { checks } from './check.ts'
import { runInLanes, runStep, type Step, type StepResult } from './steps.ts'
import { createLastRun } from './tests/lastRun.ts'
import { addSummaries, conclude } from './tests/summary.ts'

const lastRun = createLastRun(join(import.meta.dirname, '..'))

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
  live: true,
  report: 'own',
}
const engines: Step = {
  title: 'Three engines',
  command: ['node', 'scripts/engines.ts'],
  report: 'own',
  reads: ['packages/core/'],
  except: /\.test\.ts$/,
}
const journeys: Step = {
  live: true,
  report: 'playwright',
  title: 'End-to-end tests',
  command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
  // The demo is built by then.
  env: { COUNTERSIGN_BUILT: '1' },
  timeoutMs: 1_500_000,
  reads: ['packages/', 'apps/demo/', 'e2e/'],
  except: /\.test\.tsx?$/,
}

/** All projects of tests in one run, without those whose result is known. */
async function runUnitTests(): Promise<StepResult[]> {
  const known = unitProjects.map((project) => ({ project, summary: lastRun.find(project) }))
  const taken = known.flatMap(({ project: { title }, summary }) =>
    summary ? [{ title, seconds: 0, summary, isTaken: true }] : [],
  )
  const open = known.flatMap(({ project, summary }) => (summary ? [] : [project]))
  if (open.length === 0) return taken
  const [program, ...args] = unitTests.command
  const command = [program, ...args, ...open.flatMap(({ name }) => ['--project', name])] as const
  const result = await runStep({ ...unitTests, command })
  const { failures, projects = {} } = result.summary
  // A run that ended badly proves nothing, although each test in its report passed.
  const endedBadly = failures.some(({ name }) => name === unitTests.title)
  for (const project of open) {
    const own = endedBadly ? undefined : projects[project.name]
    if (own) lastRun.keep(project, own)
  }
  return [...taken, result]
}

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
  runUnitTests(),
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
