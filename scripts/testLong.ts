import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runStep } from './steps.ts'
import { addSummaries, listFailures, readSummary, type Summary, summaryLine, withExit } from './tests/summary.ts'

const reports = mkdtempSync(join(tmpdir(), 'countersign-long-'))

/** The tests whose counts take longer than a minute, with every count at its full number. */
const steps = [
  {
    title: 'Unit tests, long',
    command: [
      'vitest',
      'run',
      '--project',
      'core',
      '--project',
      'react-18',
      '--reporter=default',
      '--reporter=./scripts/tests/vitestReporter.ts',
    ],
    summaryVariable: 'VITEST_SUMMARY',
  },
  { title: 'Three engines, long', command: ['node', 'scripts/engines.ts'], summaryVariable: 'ENGINES_SUMMARY' },
  {
    title: 'Core journeys in Firefox and WebKitGTK',
    command: ['node', 'scripts/engineJourneys.ts'],
    summaryVariable: 'ENGINES_SUMMARY',
  },
  { title: 'Examples, installed', command: ['node', 'scripts/examples.ts'], summaryVariable: 'EXAMPLES_SUMMARY' },
] as const

async function run({ title, command, summaryVariable }: (typeof steps)[number], index: number): Promise<Summary> {
  const summary = join(reports, `${index}.json`)
  const env = { COUNTERSIGN_LONG: '1', [summaryVariable]: summary }
  const exit = await runStep({ title, command, env, timeoutMs: 3_600_000 }, { live: true })
  return withExit(readSummary(summary), exit)
}

const summaries: Summary[] = []
for (const [index, step] of steps.entries()) summaries.push(await run(step, index))
const total = addSummaries(summaries)
for (const { name, reason } of total.skipped) console.log(`skipped: ${name} (${reason})`)
for (const line of listFailures(total)) console.log(line)
console.log(summaryLine(total))
if (total.failures.length > 0) process.exitCode = 1
