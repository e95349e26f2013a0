import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runStep, type Step } from './steps.ts'
import {
  addSummaries,
  listFailures,
  readPlaywrightSummary,
  readSummary,
  type Summary,
  summaryLine,
  withExit,
} from './tests/summary.ts'

const reports = mkdtempSync(join(tmpdir(), 'countersign-long-'))

/** A step that writes a report of its tests into the file that the variable names, or is one test as a whole. */
type LongStep = Pick<Step, 'title' | 'command'> & { summaryVariable?: string; read?: (file: string) => Summary }

/** The tests whose counts take longer than a minute, with every count at its full number. */
const steps: readonly LongStep[] = [
  { title: 'Packages, and sizes with every bundler', command: ['node', 'scripts/build.ts'] },
  {
    title: 'Unit tests, long',
    command: ['vitest', 'run', '--reporter=default', '--reporter=./scripts/tests/vitestReporter.ts'],
    summaryVariable: 'VITEST_SUMMARY',
  },
  { title: 'Three engines, long', command: ['node', 'scripts/engines.ts'], summaryVariable: 'ENGINES_SUMMARY' },
  {
    title: 'Core journeys in Firefox and WebKitGTK',
    command: ['node', 'scripts/engineJourneys.ts'],
    summaryVariable: 'ENGINES_SUMMARY',
  },
  {
    title: 'Journeys that tests of screens show as well',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--grep', '@long', '--reporter=list,json'],
    summaryVariable: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
    read: readPlaywrightSummary,
  },
  {
    title: 'Site, built and looked at',
    command: ['playwright', 'test', '--config', 'e2e/site/playwright.config.ts', '--reporter=list,json'],
    summaryVariable: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
    read: readPlaywrightSummary,
  },
  { title: 'Examples, installed', command: ['node', 'scripts/examples.ts'], summaryVariable: 'EXAMPLES_SUMMARY' },
]

async function run({ title, command, summaryVariable, read = readSummary }: LongStep, index: number): Promise<Summary> {
  const summary = join(reports, `${index}.json`)
  const env = { COUNTERSIGN_LONG: '1', ...(summaryVariable && { [summaryVariable]: summary }) }
  const exit = await runStep({ title, command, env, timeoutMs: 3_600_000 }, { live: true })
  return withExit(summaryVariable ? read(summary) : { passed: exit.passed ? 1 : 0, failures: [], skipped: [] }, exit)
}

const summaries: Summary[] = []
for (const [index, step] of steps.entries()) summaries.push(await run(step, index))
const total = addSummaries(summaries)
for (const { name, reason } of total.skipped) console.log(`skipped: ${name} (${reason})`)
for (const line of listFailures(total)) console.log(line)
console.log(summaryLine(total))
if (total.failures.length > 0) process.exitCode = 1
