import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { keepFigures } from './quality/figures.ts'
import { runStep } from './steps.ts'
import { listFailures, readPlaywrightSummary, readSummary, summaryLine, withExit } from './tests/summary.ts'

/**
 * Repeats the unit tests and the journeys, each time in another random order: what passes only after another test, at one
 * time or on one port fails here. Each run prints its seed; `--seed` runs that order again.
 */
const { values } = parseArgs({
  options: { unit: { type: 'string' }, journeys: { type: 'string' }, seed: { type: 'string' } },
})
const seeded = values.seed === undefined ? undefined : Number(values.seed)
const reports = mkdtempSync(join(tmpdir(), 'countersign-shuffled-'))

type Command = readonly [program: string, ...args: string[]]

const suites = [
  {
    name: 'Unit and component tests',
    runs: Number(values.unit ?? 50),
    command: (seed: number): Command => [
      'vitest',
      ...['run', '--reporter=./scripts/tests/vitestReporter.ts'],
      ...['--config', 'scripts/tests/shuffled.config.ts', `--sequence.seed=${seed}`],
    ],
    report: 'VITEST_SUMMARY',
    read: readSummary,
  },
  {
    name: 'End-to-end tests',
    runs: Number(values.journeys ?? 10),
    command: (seed: number): Command => [
      'playwright',
      ...['test', '--config', 'e2e/playwright.config.ts', '--reporter=json', `--shuffle=${seed}`],
    ],
    report: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
    read: readPlaywrightSummary,
  },
] as const

for (const suite of suites) await repeat(suite)

async function repeat({ name, runs, command, report, read }: (typeof suites)[number]): Promise<void> {
  let failed = 0
  for (let run = 1; run <= runs; run++) {
    const seed = seeded ?? Math.floor(Math.random() * 1e9)
    const file = join(reports, `${report}-${run}.json`)
    const title = `${name}, run ${run} of ${runs}, seed ${seed}`
    const result = await runStep({ title, command: command(seed), env: { [report]: file }, timeoutMs: 1_500_000 })
    const summary = withExit(read(file), result)
    for (const line of listFailures(summary)) console.log(line)
    console.log(summaryLine(summary))
    if (summary.failures.length > 0) failed += 1
    keepFigures('shuffled', { [name]: { runs: run, failed } })
  }
  if (failed > 0) process.exitCode = 1
}
